// Core functions of the studio in Chromium and Firefox.
// @module-tag slow
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import { temporaryFolder } from '../../at-end.ts';
import { describeInBrowsers } from '../../browser/puppeteer.ts';
import { eventually, type StudioServer, startServer } from '../studio-page.ts';

const TIMEOUT = 30_000;

describeInBrowsers('the studio', launch => {
  let browser: Browser;
  let server: StudioServer;
  const folder = temporaryFolder();
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** Runs `steps` with the studio in a new page. Expects no errors in the console. */
  const visit = async (query: string, steps: (page: Page) => Promise<void>): Promise<void> => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.setDefaultTimeout(TIMEOUT);
    try {
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(server.url + query);
      await page.waitForSelector('.hero .favicon-image > *');
      await steps(page);
      expect(errors).toEqual([]);
    } finally {
      await page.close();
    }
  };

  const attribute = (page: Page, selector: string, name: string) =>
    page.evaluate((css, key) => document.querySelector(css)?.getAttribute(key) ?? '', selector, name);
  const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

  test('searches, selects with the keyboard and undoes', () =>
    visit('?library=lucide&name=flame', async page => {
      await page.type('#search', 'anvil');
      await page.waitForSelector('.cell[aria-label^="anvil"]');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await eventually(() => parameter(page, 'name')).toContain('anvil');
      await page.click('button[aria-label="Undo"]');
      await eventually(() => parameter(page, 'name')).toBe('flame');
    }));

  test('draws the icons of the grid in the colors of the design', () =>
    visit('?library=lucide&name=rocket&bg=%23be123c', async page => {
      const plate = () => attribute(page, '.cell-icon[data-painted] svg > :first-child', 'fill');
      await eventually(plate).toBe('#be123c');
      await page.click('#row-color');
      await page.waitForSelector('.palettes');
      await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('.palette')];
        all.find(({ textContent }) => textContent === 'Forest')?.click();
      });
      await eventually(plate).toBe('#166534');
    }));

  test('downloads a package whose favicon.svg is the icon of the page', () =>
    visit('?library=phosphor&name=coffee&style=duotone&include_dark_mode=true', async page => {
      // Downloads cannot be read in both browsers, so the test reads the blob that the page saves.
      await page.evaluate(() => {
        const create = URL.createObjectURL;
        URL.createObjectURL = blob => {
          Object.assign(window, { saved: blob });
          return create.call(URL, blob);
        };
      });
      await page.click('#download');
      await page.waitForFunction(() => 'saved' in window);
      const bytes = await page.evaluate(async () => {
        const { saved } = window as unknown as { saved: Blob };
        return [...new Uint8Array(await saved.arrayBuffer())];
      });
      const svg = new TextDecoder().decode(unzipSync(Uint8Array.from(bytes))['favicon.svg']);
      const icon = await attribute(page, 'link[rel="icon"][type]', 'href');
      expect(decodeURIComponent(icon.replace('data:image/svg+xml,', ''))).toBe(svg);
    }));

  test('draws initials in the chosen typeface', () =>
    visit('?text=AB', async page => {
      const outline = () => attribute(page, '.large-preview-light svg path', 'd');
      const sans = await outline();
      await page.waitForSelector('.specimen-face[aria-label="AB, serif 700"]');
      await page.click('.specimen-face[aria-label="AB, serif 700"]');
      await eventually(outline).not.toBe(sans);
      expect(parameter(page, 'font')).toBe('serif');
    }));

  test('keeps a design and compares it in a light and in a dark tab', () =>
    visit('?library=lucide&name=rocket&include_dark_mode=true', async page => {
      await page.click('button[aria-label="Keep"]');
      await page.click('button[aria-label="More"]');
      await page.click('#more-actions > button');
      await page.waitForSelector('.board .half-dark img[src]');
      const colors = await page.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('.board .half img')];
        await Promise.all(images.map(image => image.decode()));
        return images.map(image => [image.naturalWidth !== 0, getComputedStyle(image).colorScheme]);
      });
      expect(colors).toEqual([
        [true, 'light'],
        [true, 'dark'],
      ]);
    }));

  // A folder cannot be chosen, because Firefox's driver does not support it.
  test('checks chosen files, a dropped ZIP and a pasted head', () =>
    visit('?library=lucide&name=flame', async page => {
      const { files, head } = await exportPackage({ library: 'lucide', name: 'rocket' });
      const site = Object.fromEntries([
        ...files.map(({ path, bytes }) => [path, Uint8Array.from(bytes)] as const),
        ['index.html', new TextEncoder().encode(`<head>${head}</head>`)] as const,
      ]);
      for (const [path, bytes] of Object.entries(site)) writeFileSync(join(folder, path), bytes);
      const zip = zipSync({ ...site, 'favicon.svg': new TextEncoder().encode('<svg>') });
      const results = () => page.$$eval('.findings', lists => lists.map(list => list.textContent).join(' '));

      await page.click('button[aria-label="More"]');
      await page.click('#more-actions > button:nth-of-type(3)');
      const input = await page.waitForSelector('.sheet input[multiple]');
      await (input as ElementHandle<HTMLInputElement>).uploadFile(
        ...Object.keys(site).map(path => join(folder, path)),
      );
      await eventually(results).toContain('the files: no defects found.');
      await page.evaluate(
        bytes => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'site.zip'));
          document.body.dispatchEvent(
            new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
          );
        },
        [...zip],
      );
      await eventually(results).toMatch(/site\.zip: 1 error.*Error in favicon\.svg:/);
      await page.type('.sheet textarea', '<link rel="icon" href="/favicon.ico" sizes="any">');
      await eventually(results).toMatch(/The pasted page: .*Warning in head:/);
    }));

  test('shows the plate color in the enlarged pixels of favicon.ico', () =>
    visit('?library=lucide&name=rocket', async page => {
      await page.waitForSelector('canvas.pixel-view');
      const corner = () =>
        page.evaluate(() => {
          const canvas = document.querySelector<HTMLCanvasElement>('canvas.pixel-view');
          return [...(canvas?.getContext('2d')?.getImageData(8, 1, 1, 1).data ?? [])];
        });
      await eventually(corner).toEqual([7, 89, 133, 255]);
    }));
});
