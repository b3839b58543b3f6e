// Projects of the frameworks with an installed favicon, built, and opened in Chromium.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderSite } from '../src/cli/check/open-site.ts';
import type { ExportedPackage } from '../src/service/index.ts';
import { type Browser, errorsOf, openBrowser } from './browser.ts';
import { installedPackage, installedProject, installFavicon, runProgram } from './project.ts';
import { serveFolder } from './static-site.ts';

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  browser = await openBrowser();
  exported = await installedPackage();
});
afterAll(() => browser.close());

/** Framework, folder of its built site, and command that builds it. Without a command, the project is the site. */
const APPS: readonly (readonly [id: string, site: string, ...build: string[]])[] = [
  ['html', '.'],
  ['vite', 'dist', 'vite', 'build'],
  ['next-app', 'out', 'next', 'build'],
  ['next-pages', 'out', 'next', 'build'],
  ['astro', 'dist', 'astro', 'build'],
  ['sveltekit', 'build', 'vite', 'build'],
  ['nuxt', '.output/public', 'nuxt', 'generate'],
  ['react-router', 'build/client', 'react-router', 'build'],
  ['angular', 'dist/browser', 'ng', 'build'],
];

describe.each(APPS)('favsmith install for %s', (id, site, ...build) => {
  test('makes the tab of the built site show the favicon, and changes nothing when it runs again', async () => {
    const folder = await installedProject(id);
    expect(await installFavicon(folder)).toContain('everything is in place');
    if (build.length > 0) await runProgram(folder, build);
    expect(await errorsOf(await folderSite(join(folder, site)))).toEqual([]);
    const { url, requested } = await serveFolder(join(folder, site));
    await browser.expectFavicon(url, exported);
    const icons = requested.filter(path => path.startsWith('/favicon'));
    expect(new Set(icons)).toEqual(new Set(['/favicon.svg', '/favicon-2x.svg', '/favicon.ico']));
  });
});
