// The installation guides, applied to real projects, built, and opened in Chromium.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Framework } from '../src/contract/install/framework.ts';
import { FRAMEWORKS } from '../src/contract/install/frameworks.ts';
import type { ExportedPackage } from '../src/export/exporter.ts';
import { packageOf } from '../test/export/packages.ts';
import { applyGuide } from './apply-guide.ts';
import { APPS } from './apps.ts';
import { type Browser, openBrowser, PLATE } from './browser.ts';
import { createProject, runProgram } from './project.ts';
import { serveFolder } from './static-site.ts';

const frameworkOf = (id: string) => FRAMEWORKS.find(each => each.id === id) as Framework;

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  browser = await openBrowser();
  exported = await packageOf({
    library: 'lucide',
    name: 'minus',
    bg: PLATE,
    dark_bg: PLATE,
    include_dark_mode: true,
    site_name: `It's {{7*7}} "here" @if <%= 7 %>`,
  });
});
afterAll(() => browser.close());

describe.each(APPS)('the guide for $id', ({ id, build, site }) => {
  test('makes the tab of its built site show the favicon', async () => {
    const folder = createProject(id);
    applyGuide(folder, frameworkOf(id), exported);
    if (build) await runProgram(folder, build);
    const served = await serveFolder(join(folder, site));
    try {
      await browser.expectFavicon(served.url, exported);
      const icons = served.requested.filter(path => path.startsWith('/favicon'));
      expect(new Set(icons)).toEqual(new Set(['/favicon.svg', '/favicon.ico']));
    } finally {
      served.close();
    }
  });
});
