// Projects of the frameworks with an installed favicon, built, and opened in Chromium.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderSite } from '../src/cli/check/open-site.ts';
import type { ExportedPackage } from '../src/service/index.ts';
import { APPS } from './apps.ts';
import { type Browser, errorsOf, openBrowser } from './browser.ts';
import { installedPackage, installedProject, installFavicon } from './installed-project.ts';
import { runProgram } from './project.ts';
import { serveFolder } from './static-site.ts';

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  browser = await openBrowser();
  exported = await installedPackage();
});
afterAll(() => browser.close());

describe.each(APPS)('favsmith install for $id', ({ id, build, site }) => {
  test('makes the tab of the built site show the favicon, and changes nothing when it runs again', async () => {
    const folder = await installedProject(id);
    expect(await installFavicon(folder)).toContain('everything is in place');
    if (build) await runProgram(folder, build);
    expect(await errorsOf(await folderSite(join(folder, site)))).toEqual([]);
    const { url, requested } = await serveFolder(join(folder, site));
    await browser.expectFavicon(url, exported);
    const icons = requested.filter(path => path.startsWith('/favicon'));
    expect(new Set(icons)).toEqual(new Set(['/favicon.svg', '/favicon-2x.svg', '/favicon.ico']));
  });
});
