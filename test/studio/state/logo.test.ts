// The logo of the user in the studio.
// @module-tag slow
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import { folderWith } from '../../at-end.ts';
import { pixelAt, readPng } from '../../package/read-png.ts';
import {
  chooseLogo,
  describeStudio,
  downloaded,
  drawn,
  dropFiles,
  eventually,
  hasPixels,
  haveLoaded,
  hold,
  keep,
  LOGO,
  movedElements,
  openBoard,
  openDesign,
  openRow,
  PHONE,
  pageIcon,
  parameter,
  paste,
  recordMoves,
  STUDIO_QUERY,
  shows,
} from '../studio-page.ts';

const TWO_COLORS = LOGO.buffer.toString();
const MASKED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><mask id="m"><rect width="40" height="40" fill="#fff"/><circle cx="20" cy="20" r="8"/></mask><linearGradient id="g"><stop stop-color="#db2777"/><stop offset="1" stop-color="#7c3aed"/></linearGradient></defs><g mask="url(#m)" style="mix-blend-mode:multiply"><rect x="2" y="2" width="36" height="36" rx="9" fill="url(#g)"/></g></svg>';
const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fde68a"/><text x="2" y="32" font-size="32" font-weight="900" fill="#dc2626">MM</text></svg>';
const DARK_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 36 20 4l16 32z" fill="#111827"/></svg>';

const svgFile = (svg: string, name = LOGO.name) => ({ ...LOGO, name, buffer: Buffer.from(svg) });

const isLogo = (page: Page, name = /Acme logo/) => shows(page, name);

const fixture = (name: string) => ({
  name,
  mimeType: `image/${name.split('.')[1]?.replace('jpg', 'jpeg')}`,
  buffer: readFileSync(
    join(import.meta.dirname, '..', /avif|bmp/.test(name) ? 'fixtures' : '../artwork/fixtures', name),
  ),
});

const FOREIGN_FILES = ['Acme.pdf', 'Acme.ai', 'Acme.psd', 'Acme.docx', 'Acme.eps', 'Acme.txt', 'page.html'];

describeStudio('the logo of the user', ({ visit, open }) => {
  const folder = folderWith({
    'Acme logo.svg': TWO_COLORS,
    ...Object.fromEntries(FOREIGN_FILES.map(name => [name, `%PDF-1.4 ${name}`])),
  });

  const drop = (page: Page, ...names: readonly string[]) =>
    dropFiles(page, ...names.map(name => join(folder, name)));

  test.each([
    ['shapes', TWO_COLORS, ''],
    ['a mask and a gradient', MASKED, ''],
    ['one color on a gradient', TWO_COLORS, 'artwork_ink=single&bg_mode=linear'],
    ['lighter colors in dark mode', DARK_LOGO, 'include_dark_mode=true&dark_ink=lighten'],
    ['a plate that it covers', TWO_COLORS, 'fit=cover&shape=circle&bg=%23fef3c7'],
  ])('is in the package as the previews show it, with %s', (_, svg, options) =>
    visit(
      { viewport: { width: 1440, height: 1400 }, acceptDownloads: true },
      async ({ page, errors, foreignUrls }) => {
        await chooseLogo(page, svgFile(svg));
        await isLogo(page);
        await page.goto(`${page.url()}&${options}`);
        await isLogo(page);
        await eventually(() => pageIcon(page)).not.toContain('M12 3q1 4');
        const { bytes, files, fileName } = await downloaded(page);
        expect(fileName).toMatch(/^[\w-]+favicon\.zip$/);
        await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
        await hasPixels(page, bytes['favicon.ico']);
        const settings = Object.fromEntries(new URLSearchParams(options));
        const same = await exportPackage({
          ...settings,
          ...(settings.include_dark_mode && { include_dark_mode: true }),
          artwork: svg,
        } as Parameters<typeof exportPackage>[0]);
        for (const { path, bytes: expected } of same.files)
          expect([path, Buffer.from(bytes[path] ?? []).equals(Buffer.from(expected))]).toEqual([path, true]);
        expect(errors).toEqual([]);
        expect(foreignUrls).toEqual([]);
      },
    ),
  );

  test('loses its text, and becomes a picture with the text on request', () =>
    visit({ viewport: { width: 1440, height: 1400 }, acceptDownloads: true }, async ({ page, errors }) => {
      await chooseLogo(page, svgFile(WORDMARK));
      await isLogo(page);
      await page.getByRole('button', { name: 'Use it as a picture' }).click();
      await eventually(() => page.getByRole('button', { name: 'Use it as a picture' }).count()).toBe(0);
      const { bytes, files } = await downloaded(page);
      expect(files['report.json']).not.toContain('text-without-font');
      const icon = readPng(bytes['android-chrome-512x512.png'] as Uint8Array);
      const colors = new Set(
        Array.from({ length: 128 ** 2 }, (_, place) =>
          pixelAt(icon, 4 * (place % 128), 4 * Math.floor(place / 128)),
        ),
      );
      // Its edges are sharpened, so that the color of the text varies.
      expect([...colors].join()).toMatch(/#d[a-d][012]/);
      expect(errors).toEqual([]);
    }));

  test('stays in the browser until the package is downloaded, and comes back with undo and after a reload', () =>
    visit({ acceptDownloads: true }, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', request => {
        const content = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
        if (/1d4ed8|<svg/.test(content) && request.url().startsWith('http')) sent.push(request.url());
      });
      await drawn(page);
      await chooseLogo(page);
      await isLogo(page);
      const icon = await pageIconWith(page, '#1d4ed8');
      expect(page.url()).not.toContain('svg');
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, 'flame');
      await page.getByRole('button', { name: 'Redo' }).click();
      await isLogo(page);
      await page.reload();
      await isLogo(page);
      expect(await pageIconWith(page, '#1d4ed8')).toBe(icon);
      await openRow(page, 'Dark');
      await page.getByRole('checkbox', { name: 'Different colors in dark browsers' }).check();
      await keep(page);
      expect(sent).toEqual([]);
      await downloaded(page);
      expect(sent.map(url => new URL(url).pathname)).toEqual(['/api/v1/export']);
    }));

  test.each([
    ['opaque.png', 'png'],
    ['baseline.jpg', 'jpeg'],
    ['still.gif', 'gif'],
    ['cmyk.jpg', 'png'],
    ['lossless.webp', 'png'],
    ['still.bmp', 'png'],
    ['still.avif', 'png'],
  ])('may be the picture %s, which the package contains as %s', (name, type) =>
    visit({ viewport: { width: 1440, height: 1400 }, acceptDownloads: true }, async ({ page, errors }) => {
      await chooseLogo(page, fixture(name));
      await isLogo(page, new RegExp(name.replace(/\..*/, '')));
      const { bytes, files } = await downloaded(page);
      expect(files['favsmith.json']).toContain(`"artwork": "data:image/${type};base64,`);
      await hasPixels(page, bytes['favicon.ico']);
      expect(errors).toEqual([]);
    }),
  );

  test('is shown among the kept designs of a later visit', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await chooseLogo(page);
      await isLogo(page);
      await keep(page);
      await page.goto(new URL(`/${STUDIO_QUERY}`, page.url()).href);
      await drawn(page);
      await haveLoaded(await openBoard(page), 3);
    }));

  test('is drawn if an opened favsmith.json has it as WebP', () =>
    visit({}, async ({ page, errors }) => {
      const { buffer, mimeType } = fixture('lossless.webp');
      const { files } = await exportPackage({
        artwork: `data:${mimeType};base64,${buffer.toString('base64')}`,
        bg: '#fef3c7',
      });
      const design = files.find(({ path }) => path === 'favsmith.json')?.bytes ?? new Uint8Array();
      await drawn(page);
      await openBoard(page);
      await openDesign(page, 'favsmith.json', design);
      await isLogo(page, /Logo/);
      expect(parameter(page, 'bg')).toBe('#fef3c7');
      expect(await page.locator('.show .notice').count()).toBe(0);
      expect(errors).toEqual([]);
    }));

  test('is taken from a single dropped picture, whereas a page or several files are checked as a site', () =>
    open({}, async ({ page }) => {
      await drop(page, 'Acme logo.svg');
      await isLogo(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await drop(page, 'page.html');
      await page.getByRole('dialog', { name: 'Check your site' }).waitFor();
      await page.keyboard.press('Escape');
      await drop(page, 'Acme logo.svg', 'Acme.pdf');
      await page.getByRole('dialog', { name: 'Check your site' }).waitFor();
    }));

  test('names the format of a dropped file that browsers cannot open, and what to export instead', () =>
    open({}, async ({ page, errors }) => {
      for (const name of FOREIGN_FILES.slice(0, -1)) {
        await drop(page, name);
        const format = name.slice(5).toUpperCase();
        const sentence = `Browsers cannot open ${format} files such as ${name}. Export your logo as SVG or PNG.`;
        await page.locator('.logo [role="status"]', { hasText: sentence }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
      expect(errors).toEqual([]);
    }));

  test('is taken from a pasted picture or SVG source, but not from text in a field', () =>
    open({}, async ({ page, errors }) => {
      await paste(page, { text: 'rocket' });
      expect(await page.locator('.large-preview figcaption').textContent()).toContain('flame');
      await paste(page, { text: `\n${TWO_COLORS}` });
      await isLogo(page, /Logo/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, 'flame');
      await paste(page, { png: fixture('opaque.png').buffer.toString('base64') });
      await isLogo(page, /Logo/);
      expect(errors).toEqual([]);
    }));

  test('is reported as missing if another browser opens the link of the design', () =>
    visit({ query: '?artwork=Acme-logo.abc123&bg=%23fef3c7' }, async ({ page }) => {
      await page.getByText('The logo of this design is not in the link').waitFor();
      await page.getByRole('heading', { name: 'Logo' }).waitFor();
      await page.getByLabel('Choose a file').setInputFiles(LOGO);
      await isLogo(page);
      await eventually(() => page.getByText('is not in the link').count()).toBe(0);
      expect(parameter(page, 'bg')).toBe('#fef3c7');
    }));

  test.each([
    ['an empty file', svgFile('', 'logo.svg'), 'logo.svg is empty.'],
    ['an HTML document', svgFile('<html></html>'), 'must be an SVG document, got <html> as its root.'],
    [
      'an empty drawing',
      svgFile('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'),
      'The artwork shows nothing.',
    ],
    ['2 MiB long', svgFile(`<svg>${' '.repeat(2 ** 21)}</svg>`), 'A logo may be at most 1024 KiB long'],
  ])('is refused with a reason if it is %s', (_, file, reason) =>
    open({}, async ({ page, errors }) => {
      await chooseLogo(page, file);
      await page.locator('.logo [role="status"]', { hasText: reason }).waitFor();
      expect(await page.locator('.large-preview figcaption').textContent()).toContain('flame');
      expect(errors).toEqual([]);
    }),
  );

  test('can be lighter in dark mode, or replaced by another logo', () =>
    visit({ viewport: { width: 1440, height: 1400 } }, async ({ page }) => {
      await chooseLogo(page, svgFile(DARK_LOGO));
      await isLogo(page);
      await page
        .getByText('Hard to see on dark tabs. Turn on dark mode with lighter colors')
        .first()
        .waitFor();
      await openRow(page, 'Dark');
      await page.getByRole('checkbox', { name: 'Different colors in dark browsers' }).check();
      await page.getByRole('radio', { name: 'Lighter' }).check({ force: true });
      await pageIconWith(page, 'prefers-color-scheme');
      await page
        .getByLabel('Use another logo', { exact: true })
        .setInputFiles(svgFile(TWO_COLORS, 'Night.svg'));
      await page.getByRole('button', { name: 'Remove Night' }).waitFor();
      await pageIconWith(page, '#1d4ed8');
      await page.getByRole('button', { name: 'Remove Night' }).click();
      await eventually(() => pageIcon(page)).not.toContain('#1d4ed8');
    }));

  test('is chosen with a finger on a phone, and nothing moves', () =>
    open({ ...PHONE, prepare: recordMoves }, async ({ page }) => {
      const release = await hold(page, '**/resvg.wasm');
      await page.getByText('Logo', { exact: true }).tap();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByText('Choose a file').tap(),
      ]);
      await chooser.setFiles(LOGO);
      // Moves within 500 ms after an input are not counted. (W3C Layout Instability)
      await page.waitForTimeout(600);
      release();
      await isLogo(page);
      await page.getByText('Remove the empty border').waitFor();
      await page.getByText('One color').tap();
      await eventually(() => parameter(page, 'artwork_ink')).toBe('single');
      expect(await movedElements(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }));
});

/** The icon of the page, as soon as it contains `text`. */
const pageIconWith = async (page: Page, text: string): Promise<string> => {
  await eventually(() => pageIcon(page)).toContain(text);
  return pageIcon(page);
};
