// Layout of the studio at all screen widths.
// @module-tag slow
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { headlessPath } from '../../browser/chromium.ts';
import {
  boxOf,
  chooseAction,
  describeStudio,
  drawn,
  eventually,
  movedElements,
  openRow,
  PHONE,
  recordMoves,
  STUDIO_QUERY,
} from '../studio-page.ts';

const LONG_NAME = encodeURIComponent(`Very long ${'Extraordinarilylong'.repeat(4)}`);

describeStudio('the layout', ({ visit, open, url }) => {
  test('does not scroll sideways at any width', () =>
    open({ query: `?text=AB&site_name=${LONG_NAME}` }, async ({ page }) => {
      for (const width of [360, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }));

  // WCAG 2.2, 1.4.10: 320 x 256 is a window of 1280 x 1024 at 400 % zoom.
  test.each([
    [320, 256],
    [320, 480],
    [360, 480],
    [390, 450],
    [480, 320],
    [640, 360],
    [667, 375],
    [768, 320],
  ])('cuts off no control and reaches the download in a window of %i x %i', (width, height) =>
    open({ viewport: { width, height }, query: '?text=AB' }, async ({ page, errors }) => {
      const cut = await page
        .locator('.studio :is(button, .segmented-option):not(.film-view)')
        .evaluateAll(all =>
          (all as HTMLElement[])
            .filter(one => one.checkVisibility())
            .filter(one => one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)
            .map(one => one.textContent),
        );
      expect(cut).toEqual([]);
      const download = page.locator('#download');
      await download.scrollIntoViewIfNeeded();
      const { x, y, right, bottom } = await boxOf(download);
      expect([x >= 0, y >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true]);
      const name = page.locator('#site_name');
      await name.focus();
      const field = await boxOf(name);
      expect([field.y >= 0, field.bottom <= height]).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(errors).toEqual([]);
    }),
  );

  test.each([360, 768, 1024, 1280, 1440, 1920])(
    'keeps the header of all documentation pages at the same place at %i px',
    width =>
      visit({ query: 'docs', viewport: { width, height: 900 } }, async ({ page }) => {
        const places = new Set<string>();
        const hrefs = await page
          .locator('header nav a')
          .evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href));
        expect(hrefs.length).toBeGreaterThan(6);
        for (const href of hrefs) {
          await page.goto(href);
          const [brand, theme] = [
            await boxOf(page.locator('header .brand')),
            await boxOf(page.locator('.theme-switch')),
          ];
          expect(theme.y).toBeLessThan(brand.bottom);
          places.add(JSON.stringify([brand, theme]));
        }
        expect([...places]).toHaveLength(1);
      }),
  );

  test.each(['en', 'ar'])(
    'keeps the field beside the controls of the header with suggestions, in %s',
    locale =>
      visit({ query: '?q=bakery', locale }, async ({ page }) => {
        const field = page.locator('.at-answers .ask');
        await field.waitFor();
        for (const width of [320, 390, 720, 768, 900, 1000, 1280, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
          const { x, y, right, bottom } = await boxOf(field);
          const controls = await page.locator('.page-header :is(a, button, select):visible').all();
          expect(controls.length).toBeGreaterThan(2);
          for (const control of controls) {
            const box = await boxOf(control);
            expect([width, box.right <= x || box.x >= right || box.bottom <= y || box.y >= bottom]).toEqual([
              width,
              true,
            ]);
          }
        }
      }),
  );

  test('has no scroll bar at a rounded corner', () =>
    open({}, async ({ page }) => {
      await chooseAction(page, 'Check your site');
      await page.getByRole('dialog').waitFor();
      for (const [width, height] of [
        [320, 640],
        [768, 1024],
        [1200, 560],
        [1440, 900],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('body *')].flatMap(element => {
            const { overflowY, borderTopRightRadius, borderRightWidth } = getComputedStyle(element);
            const canScroll = overflowY === 'auto' || overflowY === 'scroll';
            // Text areas are exempt, because they have their own scroll bars and small corners.
            const isCut = canScroll && Number.parseFloat(borderTopRightRadius) > 8 && borderRightWidth !== '';
            return isCut && !element.matches('textarea') ? [element.className] : [];
          }),
        );
        expect(cut, `${width} x ${height}`).toEqual([]);
      }
    }));

  test.each([
    ['a phone', PHONE],
    ['a window at 200 % zoom', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
    ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ])('offers reset, documentation and check on %s', (_, device) =>
    open({ ...device, query: '?library=lucide&name=flame&bg=%23b91c1c' }, async ({ page }) => {
      const opener = page.getByRole('button', { name: 'More', exact: true });
      const openMenu = () => opener.click();
      await openMenu();
      expect(await page.getByRole('link', { name: 'API', exact: true }).getAttribute('href')).toBe(
        'docs/guide#export',
      );
      await page.getByRole('button', { name: 'Reset settings' }).click();
      await eventually(() => new URL(page.url()).search).toBe(STUDIO_QUERY);
      await openMenu();
      await page.getByRole('button', { name: 'Check your site', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Check your site' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await openMenu();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('link', { name: 'API', exact: true }).count()).toBe(0);
      expect(await opener.evaluate(button => button === document.activeElement)).toBe(true);
    }),
  );

  test.each([390, 1350])(
    'moves nothing while it loads, with scroll bars and without a mouse, at %i px',
    async width => {
      const browser = await chromium.launch({
        executablePath: headlessPath ?? '',
        args: ['--no-sandbox', '--disable-gpu', '--blink-settings=primaryHoverType=1,availableHoverTypes=1'],
        ignoreDefaultArgs: ['--hide-scrollbars'],
      });
      try {
        const page = await browser.newPage({ viewport: { width, height: 940 } });
        await recordMoves(page);
        await page.goto(url() + STUDIO_QUERY);
        await drawn(page);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
        const bars = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        const gridBars = () =>
          page.locator('.icons').evaluate(grid => (grid as HTMLElement).offsetWidth - grid.clientWidth);
        expect(await (width < 900 ? bars() : gridBars())).toBeGreaterThan(0);
        expect(await movedElements(page)).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );

  test('reaches every typeface of the initials by scrolling the panel', () =>
    visit({ viewport: { width: 1280, height: 720 }, query: '?text=AB' }, async ({ page }) => {
      const last = page.getByRole('list', { name: 'Typefaces' }).getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      const panel = await boxOf(page.locator('.search-panel'));
      expect((await boxOf(last)).bottom).toBeLessThanOrEqual(panel.bottom);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));

  test.each([320, 768, 1440])('shows all digits of a color in its field at %i px', width =>
    open({ viewport: { width, height: 900 }, query: '?text=AB&bg=%23b91c1c' }, async ({ page }) => {
      await openRow(page, 'Color');
      const field = page.getByLabel('Background', { exact: true });
      await page.getByRole('button', { name: 'Background: reset to default' }).waitFor();
      expect(await field.inputValue()).toBe('#b91c1c');
      expect(await field.evaluate(input => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    }),
  );

  test('shows only the message about JavaScript if scripts are disabled', () =>
    visit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.locator('.noscript').waitFor();
      expect(await page.locator('.studio').count()).toBe(0);
    }));
});
