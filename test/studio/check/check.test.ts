// Check of a dropped or chosen site.
// @module-tag slow
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import { temporaryFolder } from '../../at-end.ts';
import { run } from '../../cli/run.ts';
import {
  chooseAction,
  describeStudio,
  drawn,
  dropFiles,
  eventually,
  icons,
  STUDIO_QUERY,
} from '../studio-page.ts';

/** A ZIP with a valid directory, whose compressed page starts with an invalid block type. */
const damagedZip = (): Buffer => {
  const zip = Buffer.from(
    zipSync({ 'index.html': new TextEncoder().encode('<title>Site</title>'.repeat(9)) }),
  );
  const LOCAL_HEADER_BYTES = 30;
  zip[LOCAL_HEADER_BYTES + 'index.html'.length] = 0x07;
  return zip;
};

describeStudio('the check of a site', ({ url, visit }) => {
  const folder = temporaryFolder();
  const good = temporaryFolder();
  let files: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    const made = await exportPackage({ library: 'lucide', name: 'rocket', include_dark_mode: true });
    const page = new TextEncoder().encode(`<head>${made.head}</head>`);
    files = Object.fromEntries([
      ...made.files.map(({ path, bytes }): [string, Uint8Array] => [path, Uint8Array.from(bytes)]),
      ['index.html', page],
    ]);
    for (const [path, bytes] of Object.entries(files)) {
      writeFileSync(join(good, path), bytes);
      writeFileSync(join(folder, path), bytes);
    }
    const manifest = JSON.parse(new TextDecoder().decode(files['site.webmanifest']));
    manifest.icons[0].sizes = '200x200';
    writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>');
    writeFileSync(join(folder, 'favicon.ico'), files['apple-touch-icon.png'] ?? '');
  });

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Check your site' });
  const open = async (page: Page) => {
    await chooseAction(page, 'Check your site');
    await dialog(page).waitFor();
  };
  const findings = async (page: Page) => {
    await page.locator('.findings-head').waitFor();
    return page.locator('.finding').allTextContents();
  };
  const commandLine = async () => {
    const { out } = await run(['check', folder, '--json']);
    return JSON.parse(out).findings as readonly { subject: string; message: string; fix: string }[];
  };

  test('finds in a dropped folder what the command line finds, and requests only its own code', () =>
    visit({}, async ({ page, errors }) => {
      await drawn(page);
      await icons(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      const scripts: string[] = [];
      page.on('request', request => scripts.push(request.url()));
      await dropFiles(page, folder);
      await dialog(page).waitFor();
      const texts = await findings(page);
      const expected = await commandLine();
      expect(expected.length).toBeGreaterThanOrEqual(3);
      expect(texts).toEqual(
        expected.map(({ subject, message, fix }) => expect.stringContaining(`${subject}: ${message} ${fix}`)),
      );
      expect(scripts.filter(script => !/\/assets\/[\w-]+\.(js|css)$/.test(script))).toEqual([]);
      expect(page.url()).toBe(url() + STUDIO_QUERY);
      expect(errors).toEqual([]);
    }));

  test('checks a chosen folder and then another', () =>
    visit({}, async ({ page, errors }) => {
      await open(page);
      await page.getByLabel('Choose a folder').setInputFiles(good);
      await dialog(page).getByText('no defects found.').waitFor();
      await page.getByLabel('Choose a folder').setInputFiles(folder);
      await eventually(() => page.locator('.finding').count()).toBe((await commandLine()).length);
      expect(errors).toEqual([]);
    }));

  test('checks ZIPs one after another: files at the root, files in one folder, no ZIP, a damaged ZIP', () =>
    visit({}, async ({ page }) => {
      await open(page);
      const siteIn = (folder: string) => {
        const entries = Object.entries(files).map(([path, bytes]) => [folder + path, bytes] as const);
        return zipSync({ ...Object.fromEntries(entries), '__MACOSX/._index.html': new Uint8Array(9) });
      };
      for (const [name, bytes, result] of [
        ['root.zip', siteIn(''), ': no defects found.'],
        ['folder.zip', siteIn('my site/'), ': no defects found.'],
        ['text.zip', Buffer.from('not a zip'), ' is not a ZIP, or it is damaged.'],
        ['damaged.zip', damagedZip(), ' is not a ZIP, or it is damaged.'],
      ] as const) {
        const file = { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
        await page.getByLabel('Choose files or a ZIP').setInputFiles(file);
        await dialog(page)
          .getByText(name + result)
          .waitFor();
        expect(await page.locator('.finding').count()).toBe(0);
      }
    }));

  test('reports favicon.svg as missing if only favicon.ico is chosen', () =>
    visit({}, async ({ page }) => {
      await open(page);
      await page.getByLabel('Choose files or a ZIP').setInputFiles([join(good, 'favicon.ico')]);
      const texts = (await findings(page)).join('\n');
      expect(texts).toMatch(/\/favicon\.svg: The file is missing\./);
      expect(texts).not.toMatch(/favicon\.ico/);
    }));
});
