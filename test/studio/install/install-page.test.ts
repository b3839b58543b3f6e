// The page after a download: files, steps and checks.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPng } from '../../package/read-png.ts';
import {
  type DownloadedPackage,
  describeStudio,
  downloaded,
  drawn,
  eventually,
  saved,
} from '../studio-page.ts';

describeStudio('the page after a download', ({ url, visit }) => {
  const QUERY = '?library=lucide&name=rocket&site_name=Moon';
  const QUERIED = { query: QUERY, acceptDownloads: true };

  const download = async (page: Page): Promise<DownloadedPackage> => {
    await drawn(page);
    const made = await downloaded(page);
    await heading(page).waitFor();
    return made;
  };
  const heading = (page: Page) => page.getByRole('heading', { name: 'Moon is ready' });

  const open = (page: Page, row: string) => page.locator('summary', { hasText: row }).click();
  const choose = (page: Page, place: string) => page.getByRole('radio', { name: place, exact: true }).check();

  const save = (page: Page, name: string) =>
    saved(page, () => page.getByRole('button', { name, exact: true }).click());

  test('loads its code only after the download, takes the focus, and leads back to the design', () =>
    visit(QUERIED, async ({ page, errors }) => {
      const scripts: string[] = [];
      page.on('request', request => scripts.push(request.url()));
      await drawn(page);
      expect(scripts.filter(script => /install-page/.test(script))).toEqual([]);
      await download(page);
      expect(scripts.filter(script => /install-page/.test(script))).toHaveLength(1);
      await eventually(() => heading(page).evaluate(element => element === document.activeElement)).toBe(
        true,
      );
      expect(page.url()).toBe(`${url()}${QUERY}#ready`);
      await page.getByRole('button', { name: 'Back to the design' }).click();
      await drawn(page);
      expect(page.url()).toBe(url() + QUERY);
      expect(errors).toEqual([]);
    }));

  test.each(['#download', 'body'])('takes the focus after Ctrl+Enter in %s', selector =>
    visit(QUERIED, async ({ page }) => {
      await drawn(page);
      if (selector !== 'body') await page.locator(selector).first().focus();
      await downloaded(page, () => page.keyboard.press('Control+Enter'));
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Moon is ready');
    }),
  );

  test('makes the package again after a reload, and offers the package', () =>
    visit({ query: `${QUERY}#ready`, acceptDownloads: true }, async ({ page }) => {
      const { files } = await downloaded(page, () =>
        page.getByRole('button', { name: 'Download', exact: true }).click(),
      );
      expect(files['site.webmanifest']).toContain('"Moon"');
      await page.getByRole('button', { name: 'Download again' }).waitFor();
    }));

  test('lists the files of the package and saves each with the same bytes', () =>
    visit(QUERIED, async ({ page }) => {
      const { bytes } = await download(page);
      await open(page, `All ${Object.keys(bytes).length} files`);
      const rows = await page
        .locator('.package-files li')
        .evaluateAll(items => items.map(item => item.firstChild?.textContent));
      expect(rows).toEqual(Object.keys(bytes));
      for (const path of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'favsmith.json'])
        expect(await save(page, `Save ${path}`)).toEqual({ fileName: path, bytes: bytes[path] });
      const size = bytes['favicon.ico']?.length ?? 0;
      const row = page.locator('.package-files li', { hasText: 'favicon.ico' });
      expect(await row.textContent()).toContain(`${(size / 1024).toFixed(1)} KB`);
    }));

  test('saves a PNG of the size that the user enters', () =>
    visit(QUERIED, async ({ page }) => {
      await download(page);
      await open(page, 'One PNG');
      await page.getByLabel('PNG of any size').fill('77');
      const { fileName, bytes } = await save(page, 'Save PNG');
      expect(fileName).toMatch(/-77\.png$/);
      expect(readPng(bytes)).toMatchObject({ size: 77 });
      await page.getByLabel('PNG of any size').fill('9');
      const button = page.getByRole('button', { name: 'Save PNG' });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
    }));

  const withoutClipboard = (copies: boolean) => (page: Page) =>
    page.addInitScript(isCopied => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      if (!isCopied) document.execCommand = () => false;
    }, copies);

  test.each([
    ['says Copied after it copied the code', undefined, 1],
    ['copies on pages without https', withoutClipboard(true), 1],
    ['does not say that it copied what the browser refused to copy', withoutClipboard(false), 0],
  ])('%s', (_, prepare, count) =>
    visit(
      { ...QUERIED, permissions: ['clipboard-read', 'clipboard-write'], ...(prepare && { prepare }) },
      async ({ page }) => {
        const { files } = await download(page);
        await choose(page, 'HTML');
        await page.getByRole('button', { name: 'Copy the code' }).click();
        await page.locator('.toast', { hasText: count ? 'code copied.' : 'Could not copy code.' }).waitFor();
        expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(count);
        if (!prepare)
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
            files['head.html']?.trimEnd(),
          );
      },
    ),
  );

  test('gives a coding agent one prompt with the link of the design and the command that installs it', () =>
    visit(
      { query: '?library=lucide&name=rocket&bg=%230a7&site_name=Moon+%26+%22Sun%22', acceptDownloads: true },
      async ({ page }) => {
        await drawn(page);
        await downloaded(page);
        await choose(page, 'A coding agent');
        const prompt = await page.locator('.steps pre').textContent();
        expect(prompt).toContain(
          `npx favsmith install lucide/rocket --bg '#0a7' --site-name 'Moon & "Sun"' --yes`,
        );
        expect(prompt).toContain(`${url()}?library=lucide&name=rocket`);
      },
    ));

  test('remembers the framework after a reload', () =>
    visit(QUERIED, async ({ page }) => {
      await download(page);
      expect(await page.locator('.steps').textContent()).toBe('');
      await choose(page, 'Next.js');
      await page.getByText('export const metadata = {').waitFor();
      await page.getByRole('button', { name: 'Back to the design' }).click();
      const { files } = await download(page);
      expect(await page.getByRole('radio', { name: 'Next.js' }).isChecked()).toBe(true);
      expect(files['README.txt']).toContain('\nInstall in Next.js (app router)\n');
    }));

  test('names what is wrong in a pasted head, and accepts the head of the package', () =>
    visit(QUERIED, async ({ page, errors, foreignUrls }) => {
      const { files } = await download(page);
      await open(page, 'Check my site');
      const field = page.getByLabel('Or paste the HTML of your page');
      await field.fill(
        `<head><!-- <link rel="apple-touch-icon"> --><style>a{}</style><p style="color: red"></p><link rel="icon" href="https://elsewhere.example/icon.svg"><link rel="shortcut icon" href="/favicon.ico" sizes="any"></head>`,
      );
      const findings = page.locator('.finding');
      await page.getByText('The ICO comes after the SVG').waitFor();
      const texts = (await findings.allTextContents()).join('\n');
      expect(texts).toContain('The ICO has sizes="any"');
      expect(texts).toContain('No touch icon is linked');
      await field.fill(files['head.html'] ?? '');
      await page.getByText('the icon links are right.').waitFor();
      expect(await findings.count()).toBe(0);
      expect([...errors, ...foreignUrls]).toEqual([]);
    }));

  test('has two to four steps for each place, with code only where it fits', () =>
    visit(QUERIED, async ({ page }) => {
      await download(page);
      for (const name of ['WordPress', 'Shopify', 'Wix', 'Squarespace', 'Webflow']) {
        await choose(page, name);
        const steps = await page.locator('.steps li').allTextContents();
        expect(steps, name).toHaveLength(2);
        expect(await page.locator('.steps pre').count(), name).toBe(0);
        expect(steps.join(' '), name).toMatch(/[Uu]pload|Choose/);
      }
      for (const name of ['Next.js', 'HTML', 'A coding agent']) {
        await choose(page, name);
        expect([3, 4], name).toContain(await page.locator('.steps li').count());
        expect(await page.locator('.steps pre').count(), name).toBe(1);
      }
      await page.getByLabel('Somewhere else?').selectOption('Hugo');
      await eventually(() => page.locator('.steps').textContent()).toContain('static/');
      expect(await page.locator('.steps pre').textContent()).toContain('<link rel="icon"');
    }));

  test('fits a phone without horizontal scrolling', () =>
    visit({ ...QUERIED, viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await download(page);
      await page.getByLabel('Somewhere else?').selectOption('Nuxt');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }));

  test.each([
    ['WordPress', ['android-chrome-512x512.png']],
    ['Shopify', ['favicon-96x96.png']],
    ['Wix', ['favicon-96x96.png']],
    ['Squarespace', ['android-chrome-192x192.png']],
    ['Webflow', ['favicon-96x96.png', 'apple-touch-icon.png']],
    ['HTML', []],
  ])('saves for %s the pictures that the place needs: %s', (place, pictures) =>
    visit(QUERIED, async ({ page }) => {
      const { bytes, fileName } = await download(page);
      expect(fileName).toBe('moon-favicon.zip');
      await choose(page, place);
      const buttons = page.locator('.steps').getByRole('button', { name: /^Save the/ });
      await eventually(() => buttons.count()).toBe(pictures.length);
      for (const [at, path] of pictures.entries()) {
        const file = await saved(page, () => buttons.nth(at).click());
        expect(file.fileName).toBe(path);
        expect(Buffer.from(file.bytes).equals(bytes[path] ?? Buffer.of())).toBe(true);
      }
    }),
  );
});
