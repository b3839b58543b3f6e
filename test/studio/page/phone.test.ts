// The studio on a phone: sheets, preview that stays in view, and tasks by touch.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumPath } from '../../browser/chromium.ts';
import {
  boxOf,
  chooseSource,
  describeStudio,
  downloaded,
  eventually,
  icons,
  PHONE,
  parameter,
} from '../studio-page.ts';

const SMALLEST = { ...PHONE, viewport: { width: 320, height: 568 } };

const row = (page: Page, name: string) => page.locator(`#row-${name.toLowerCase()}`);
const sheet = (page: Page) => page.locator('dialog.sheet');
/** Waits until the sheet has moved in. */
const settled = (page: Page) =>
  sheet(page).evaluate(async dialog => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  });

describeStudio('a phone', ({ visit, open }) => {
  test('finds an icon, recolors, keeps and downloads it by taps', () =>
    open({ ...PHONE, acceptDownloads: true }, async ({ page }) => {
      await page.getByRole('button', { name: 'Icon', exact: true }).tap();
      await page.getByRole('searchbox').tap();
      await page.keyboard.type('anchor');
      await icons(page, /^anchor,/)
        .first()
        .tap();
      await eventually(() => parameter(page, 'name')).toBe('anchor');
      await page.getByRole('button', { name: 'Style', exact: true }).tap();
      await row(page, 'Color').tap();
      await page.getByRole('button', { name: 'Plum', exact: true }).tap();
      await eventually(() => parameter(page, 'bg')).toBe('#7e22ce');
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await sheet(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Keep', exact: true }).tap();
      await page.locator('.toast', { hasText: 'kept' }).waitFor();
      const { files } = await downloaded(page, () => page.locator('#download').tap());
      expect(files['head.html']).toContain('favicon.svg');
    }));

  test.each([
    ['Icon', icons, 'More icons', 96],
    ['Emoji', (page: Page) => page.locator('.emoji-all .emoji'), 'More emoji', 240],
  ] as const)('scrolls the page, not a list in it, to see more in the panel %s', (source, all, more, shown) =>
    visit(PHONE, async ({ page }) => {
      await chooseSource(page, source);
      await eventually(() => all(page).count()).toBe(shown);
      const inner = await page.locator('.drawer *').evaluateAll(
        elements =>
          elements.filter(element => {
            const { overflowY } = getComputedStyle(element);
            return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
          }).length,
      );
      expect(inner).toBe(0);
      await page.getByRole('button', { name: more }).tap();
      await eventually(() => all(page).count()).toBeGreaterThan(shown);
    }),
  );

  test.each([SMALLEST, PHONE])(
    'shows each row of settings in a sheet below the preview at $viewport.width px',
    device =>
      open({ ...device, query: '?text=AB&include_dark_mode=true' }, async ({ page }) => {
        const { width, height } = device.viewport;
        for (const [name, label] of [
          ['Color', 'Background'],
          ['Shape', 'Corners'],
          ['Size', 'Padding'],
          ['Dark', 'Dark background'],
        ] as const) {
          await row(page, name).tap();
          const field = page.getByLabel(label, { exact: true });
          await field.waitFor();
          await settled(page);
          const box = await boxOf(sheet(page));
          const tab = await boxOf(page.locator('.stage .window-tab'));
          expect(tab.y).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThan(tab.bottom);
          expect(box.right).toBeLessThanOrEqual(width);
          expect(Math.round(box.bottom)).toBeLessThanOrEqual(height);
          await page.getByRole('button', { name: 'Close', exact: true }).tap();
          await sheet(page).waitFor({ state: 'detached' });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }),
  );

  test('closes a sheet by a swipe, by Escape and by a tap outside, which changes nothing else', () =>
    open(PHONE, async ({ page }) => {
      const before = page.url();
      const dark = page.getByRole('radio', { name: 'Dark' });
      const session = await page.context().newCDPSession(page);
      const swipe = async (y: number, distance: number) => {
        for (const [type, at] of [
          ['touchStart', y],
          ['touchMove', y + distance / 2],
          ['touchMove', y + distance],
          ['touchEnd', undefined],
        ] as const)
          await session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x: 180, y: at }],
          });
      };
      for (const close of [
        async () => swipe((await boxOf(sheet(page))).y + 12, 160),
        () => page.keyboard.press('Escape'),
        async () => {
          const box = await boxOf(dark);
          await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        },
      ]) {
        await row(page, 'Size').tap();
        // On a busy machine, Chromium may drop a tap directly after a swipe.
        await sheet(page)
          .waitFor({ timeout: 5000 })
          .catch(() => row(page, 'Size').tap());
        await sheet(page).waitFor();
        await settled(page);
        await close();
        await sheet(page).waitFor({ state: 'detached' });
      }
      expect(page.url()).toBe(before);
      expect(await dark.isChecked()).toBe(false);
      expect(await row(page, 'Size').getAttribute('aria-expanded')).toBe('false');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('row-size');
    }));

  test('keeps the preview in view while the page scrolls the icons', () =>
    open(PHONE, async ({ page }) => {
      await chooseSource(page, 'Icon');
      await icons(page).nth(20).waitFor();
      await page.evaluate(() => scrollTo(0, 900));
      expect((await boxOf(page.locator('.stage'))).y).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    }));

  test.each([
    [360, 740],
    [390, 844],
    [640, 400],
    [844, 390],
    [320, 256],
  ])(
    'keeps an opaque bar with the download in view at %i × %i px, and nothing ends below it',
    (width, height) =>
      open({ ...PHONE, viewport: { width, height } }, async ({ page }) => {
        const panel = page.locator('.download-panel');
        for (const end of [0, 1]) {
          await page.evaluate(part => scrollTo(0, part * document.body.scrollHeight), end);
          const button = await boxOf(page.locator('#download'));
          expect(button.y).toBeGreaterThan(0);
          expect(button.bottom).toBeLessThanOrEqual(height);
        }
        const [bar, actions] = [await boxOf(panel), await boxOf(page.locator('.studio-actions'))];
        expect([bar.x, bar.width, bar.bottom]).toEqual([0, width, height]);
        expect(await panel.evaluate(element => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
        expect(actions.bottom).toBeLessThanOrEqual(bar.y + 1);
      }),
  );

  test('names the file of a view behind a question mark', () =>
    open(PHONE, async ({ page }) => {
      const file = page.locator('figcaption .file');
      expect(await file.isVisible()).toBe(false);
      await page.locator('figcaption summary').tap();
      await eventually(() => file.isVisible()).toBe(true);
    }));
});

describeStudio(
  'the studio in Chromium with its windows',
  ({ open }) => {
    test('can be installed as an app', () =>
      open(PHONE, async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        const { url, errors } = await session.send('Page.getAppManifest');
        expect(url).toMatch(/site\.webmanifest$/);
        expect(errors).toEqual([]);
        const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
        // Contexts of Playwright are incognito windows, which never offer installation.
        expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      }));
  },
  chromiumPath,
);
