// The panel after a download: files, steps and checks.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPng } from '../../package/read-png.ts';
import { type DownloadedPackage, describeStudio, downloaded, drawn, eventually } from '../studio-page.ts';

describeStudio('the result page after a download', ({ url, visit }) => {
  const QUERY = '?library=lucide&name=rocket&site_name=Moon';

  const download = async (page: Page): Promise<DownloadedPackage> => {
    await drawn(page);
    const made = await downloaded(page, () => page.locator('#download').click());
    await heading(page).waitFor();
    return made;
  };
  const heading = (page: Page) => page.getByRole('heading', { name: 'Your favicon is ready' });

  /** The bytes of the file that a click saves. */
  const saved = async (page: Page, name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { fileName: file.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(chunks)) };
  };

  test('loads its code only after the download, takes the focus and moves nothing above it', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page, errors }) => {
      const scripts: string[] = [];
      page.on('request', request => scripts.push(request.url()));
      await drawn(page);
      expect(scripts.filter(script => /next-steps/.test(script))).toEqual([]);
      const place = () =>
        page.locator('#download').evaluate(element => {
          const { left, top, width } = element.getBoundingClientRect();
          return [left, top + scrollY, width];
        });
      const before = await place();
      await download(page);
      expect(scripts.filter(script => /next-steps/.test(script))).toHaveLength(1);
      await eventually(() => heading(page).evaluate(element => element === document.activeElement)).toBe(
        true,
      );
      await eventually(() => page.getByText('lucide-rocket-favicon.zip is ready.').count()).toBe(1);
      expect(await place()).toEqual(before);
      await page.getByRole('button', { name: 'Back to the design' }).click();
      expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['download', 0]);
      expect(errors).toEqual([]);
    }));

  test.each(['#search', '.cell[tabindex="0"]', '#site_name', '.swatch[tabindex="0"]', '#download', 'body'])(
    'takes the focus after Ctrl+Enter in %s',
    selector =>
      visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
        await drawn(page);
        if (selector !== 'body') await page.locator(selector).first().focus();
        await downloaded(page, () => page.keyboard.press('Control+Enter'));
        await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('next-steps-title');
        await eventually(() =>
          heading(page).evaluate(title => title.getBoundingClientRect().top < innerHeight),
        ).toBe(true);
      }),
  );

  test('lists the files of the package and saves each with the same bytes', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
      const { bytes } = await download(page);
      const rows = await page
        .locator('.next-steps-files li')
        .evaluateAll(items => items.map(item => item.firstChild?.textContent));
      expect(rows).toEqual(Object.keys(bytes));
      for (const path of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'favsmith.json'])
        expect(await saved(page, `Save ${path}`)).toEqual({ fileName: path, bytes: bytes[path] });
      const size = bytes['favicon.ico']?.length ?? 0;
      const row = page.locator('.next-steps-files li', { hasText: 'favicon.ico' });
      expect(await row.textContent()).toContain(`${(size / 1024).toFixed(1)} KB`);
    }));

  test('saves and copies a PNG of the size that the user enters', () =>
    visit(
      { query: QUERY, acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
      async ({ page }) => {
        await download(page);
        await page.getByLabel('PNG of any size').fill('77');
        const { fileName, bytes } = await saved(page, 'Save PNG');
        expect(fileName).toMatch(/-77\.png$/);
        expect(readPng(bytes)).toMatchObject({ size: 77 });
        await page.getByRole('button', { name: 'Copy picture' }).click();
        await page.getByRole('status').getByText('picture copied.').waitFor();
        const width = await page.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return (await createImageBitmap((await item?.getType('image/png')) ?? new Blob())).width;
        });
        expect(width).toBe(77);
        await page.getByLabel('PNG of any size').fill('9');
        expect(await page.getByRole('button', { name: 'Save PNG' }).getAttribute('aria-disabled')).toBe(
          'true',
        );
      },
    ));

  test('says why a picture is not copied', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
      await download(page);
      await page.route('**/preview.png*', route => route.abort());
      await page.getByRole('button', { name: 'Copy picture' }).click();
      const message = page.getByText('Could not copy picture. You’re offline.');
      await eventually(() => message.count()).toBeGreaterThan(0);
    }));

  test('says that pictures can be copied on secure pages only', () =>
    visit(
      {
        query: QUERY,
        acceptDownloads: true,
        prepare: page =>
          page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
      },
      async ({ page }) => {
        await download(page);
        await page.getByRole('button', { name: 'Copy picture' }).click();
        const message = page.getByText('The browser allows it only on pages with https.');
        await eventually(() => message.count()).toBeGreaterThan(0);
      },
    ));

  test('copies the HTML for the head and a link that opens the design', () =>
    visit(
      { query: QUERY, acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
      async ({ page }) => {
        const { files } = await download(page);
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await page.getByRole('button', { name: 'Copy HTML for the head' }).click();
        await page.getByRole('status').getByText('HTML for the head copied.').waitFor();
        expect(await copied()).toBe(files['head.html']);
        await page.getByRole('button', { name: 'Copy link to this design' }).click();
        await page.getByRole('status').getByText('link copied.').waitFor();
        expect(await copied()).toBe(url() + QUERY);
      },
    ));

  test('shows the steps for the chosen framework, and remembers the framework after a reload', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
      await download(page);
      const framework = page.getByLabel('Your framework');
      expect(await framework.inputValue()).toBe('html');
      await framework.selectOption('Next.js (app router)');
      await page.getByText('export const metadata = {').waitFor();
      await page.reload();
      const { files } = await download(page);
      expect(await framework.inputValue()).toBe('next-app');
      expect(files['README.txt']).toContain('\nInstall in Next.js (app router)\n');
      await page.getByText('npx favsmith install --framework next-app').waitFor();
    }));

  test('says after a change that its files are those of an earlier design', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
      await download(page);
      const notice = page.getByText('The design has changed since this download.');
      expect(await notice.count()).toBe(0);
      await page.getByRole('radio', { name: 'Circle' }).check();
      await notice.waitFor();
      await downloaded(page, () => page.locator('#download').click());
      await notice.waitFor({ state: 'detached' });
    }));

  test('names what is wrong in a pasted head, and accepts the head of the package', () =>
    visit({ query: QUERY, acceptDownloads: true }, async ({ page, errors, foreignUrls }) => {
      const { files } = await download(page);
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

  test.each(['WordPress, in the dashboard', 'Shopify', 'Wix', 'Squarespace', 'Webflow', 'Ghost'])(
    'says which picture to upload in %s',
    name =>
      visit({ query: QUERY, acceptDownloads: true }, async ({ page }) => {
        await download(page);
        const framework = page.getByLabel('Your framework');
        await framework.selectOption(name);
        const steps = page.locator('.next-steps-list');
        await eventually(() => steps.textContent()).toMatch(/[Uu]pload|Choose/);
        expect(await page.getByText('npx favsmith install').count()).toBe(0);
        await framework.selectOption('Hugo');
        await eventually(() => steps.textContent()).toContain('static/');
      }),
  );

  test('fits a phone without horizontal scrolling', () =>
    visit(
      { query: QUERY, acceptDownloads: true, viewport: { width: 360, height: 740 } },
      async ({ page }) => {
        await download(page);
        await page.getByLabel('Your framework').selectOption('Nuxt');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      },
    ));
});
