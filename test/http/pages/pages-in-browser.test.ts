// @module-tag slow
// Documentation pages in Chromium: header, choice of the shell, search.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInChromium, launchHeadless } from '../../browser/chromium.ts';
import { serve } from '../raw-request.ts';

const { baseUrl } = await serve();
/** Pages with and without a table of contents, short and long. */
const PAGES = [
  '/docs',
  '/docs/guide',
  '/docs/frameworks',
  '/docs/frameworks/vite',
  '/docs/errors',
  '/docs/agents',
];

describeInChromium('a page of the documentation', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchHeadless();
  });
  afterAll(() => browser.close());
  const open = async (path: string, width = 1280, javaScriptEnabled = true): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled });
    await page.goto(baseUrl + path);
    return page;
  };

  test.each([360, 768, 1088, 1440])(
    'has its brand, search and switch at one place on every page, in one line, at a width of %d px',
    async width => {
      const page = await open('/docs', width);
      const places = new Set<string>();
      for (const path of PAGES) {
        await page.goto(baseUrl + path);
        const place = await page.evaluate(() => ({
          boxes: ['.brand', '.search input', '.theme-switch'].map(selector => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return [box?.left, box?.width, (box?.top ?? 0) + (box?.height ?? 0) / 2].map(side =>
              Math.round(side ?? -1),
            );
          }),
          overflow: document.documentElement.scrollWidth - innerWidth,
        }));
        expect([path, place.overflow]).toEqual([path, expect.toSatisfy((pixels: number) => pixels <= 0)]);
        expect(new Set(place.boxes.map(([, , middle]) => middle)).size).toBe(1);
        places.add(JSON.stringify(place.boxes));
      }
      expect([...places]).toHaveLength(1);
      await page.close();
    },
  );

  test('has a search that the keyboard alone can use', async () => {
    const page = await open('/docs/frameworks/vite');
    await page.keyboard.press('/');
    await page.keyboard.type('dark tabs');
    await page.locator('.search a').first().waitFor();
    expect(await page.locator('.search a').first().textContent()).toBe('Dark tabsYour own logo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${baseUrl}/docs/own-logo#dark`);
    await page.keyboard.press('/');
    await page.keyboard.type('zzzz');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.search input').inputValue()).toBe('');
    await page.keyboard.type('python');
    await page.locator('.search a').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#python$/);
    await page.close();
  });

  test('has a search whose results can be clicked, which keeps the focus in the field', async () => {
    const page = await open('/docs');
    await page.locator('.search input').fill('sveltekit');
    const link = page.locator('.search a').first();
    await link.hover();
    await page.mouse.down();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.mouse.up();
    await page.waitForURL(`${baseUrl}/docs/frameworks/sveltekit`);
    await page.close();
  });

  test('shows the commands of the chosen shell on all pages, also after the page is loaded again', async () => {
    const page = await open('/docs/guide');
    const shown = async () =>
      (await page.locator('.shells pre:visible').allTextContents()).map(text => text.slice(0, 6));
    expect(new Set(await shown())).toEqual(new Set(['curl -', "sed 's"]));
    await page.getByLabel('Windows (PowerShell)').first().check();
    expect((await shown()).filter(text => /^curl|^sed/.test(text))).toEqual([]);
    await page.goto(`${baseUrl}/docs/frameworks/vite`);
    expect(await shown()).toEqual(['Invoke']);
    await page.close();
  });

  test('has a choice of the shell but no search and no switch without JavaScript', async () => {
    const page = await open('/docs/guide', 1280, false);
    expect(await page.locator('.search input, .theme-switch').filter({ visible: true }).count()).toBe(0);
    await page.getByLabel('Windows (PowerShell)').first().check();
    expect(await page.locator('.shells').first().locator('pre:visible').textContent()).toMatch(
      /^\(Invoke-RestMethod/,
    );
    await page.close();
  });
});
