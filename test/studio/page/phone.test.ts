// The studio on a phone: sheets, small preview, and tasks by touch.
// @module-tag slow
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, eventually, icons } from '../studio-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SMALLEST = { ...PHONE, viewport: { width: 320, height: 568 } };

/** Folder of the screenshots. Those of the last run are not deleted. */
const SCREENSHOTS = join(tmpdir(), 'favsmith-phone');

/** Counts taps, and takes a screenshot after each. */
const hand = (page: Page, task: string) => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
      const path = join(SCREENSHOTS, `${task}-${taps}.png`);
      await page.screenshot({ path });
      expect(statSync(path).size).toBeGreaterThan(5000);
    },
  };
};

const opener = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Settings' }).getByRole('button', { name });
const swatch = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const query = (page: Page) => new URL(page.url()).searchParams;

describeStudio('a phone', ({ visit }) => {
  const TASKS: readonly {
    readonly task: string;
    run(page: Page, tap: (target: Locator) => Promise<void>): Promise<void>;
  }[] = [
    {
      task: 'find',
      run: async (page, tap) => {
        await tap(page.getByRole('searchbox'));
        await page.keyboard.type('anchor');
        await icons(page, /^anchor,/)
          .first()
          .waitFor();
        await tap(icons(page, /^anchor,/).first());
        await eventually(() => query(page).get('name')).toBe('anchor');
      },
    },
    {
      task: 'recolor',
      run: async (page, tap) => {
        await tap(opener(page, 'Colors'));
        await tap(swatch(page, 'Plum'));
        await eventually(() => query(page).get('bg')).toBe('#7e22ce');
        await tap(page.getByRole('button', { name: 'Close the settings' }));
        await page.locator('.style-panel').waitFor({ state: 'hidden' });
      },
    },
    {
      task: 'compare',
      run: async (page, tap) => {
        await tap(page.getByRole('button', { name: 'Keep', exact: true }));
        await tap(icons(page).nth(3));
        await tap(page.getByRole('button', { name: 'Keep', exact: true }));
        await tap(page.getByRole('button', { name: 'Compare 2 kept designs' }));
        await eventually(() => page.getByLabel('Name of the design').count()).toBe(2);
      },
    },
    {
      task: 'keep',
      run: async (page, tap) => {
        await tap(page.getByRole('button', { name: 'Keep', exact: true }));
        await page.locator('.toast', { hasText: 'kept' }).waitFor();
      },
    },
    {
      task: 'download',
      run: async (page, tap) => {
        const { files } = await downloaded(page, () => tap(page.locator('#download')));
        expect(files['head.html']).toContain('favicon.svg');
      },
    },
  ];

  test.each(TASKS)('takes at most 8 taps to $task', ({ task, run }) =>
    visit({ ...PHONE, acceptDownloads: true }, async ({ page }) => {
      await drawn(page);
      await icons(page).nth(4).waitFor();
      const { tap, taps } = hand(page, task);
      await run(page, tap);
      expect(taps()).toBeGreaterThan(0);
      expect(taps()).toBeLessThanOrEqual(8);
    }),
  );

  test.each([SMALLEST, PHONE])(
    'shows each group of settings in a sheet below the small preview at $viewport.width px',
    device =>
      visit({ ...device, query: '?text=AB&include_dark_mode=true' }, async ({ page }) => {
        await drawn(page);
        const { width, height } = device.viewport;
        await page.evaluate(() => scrollTo(0, 600));
        for (const [name, label] of [
          ['Letters', 'Weight'],
          ['Shape', 'Corners'],
          ['Colors', 'Background'],
          ['Size', 'Padding'],
          ['Dark', 'Dark background'],
          ['Home', 'iOS color'],
        ] as const) {
          await opener(page, name).tap();
          const field = page.getByLabel(label, { exact: true });
          await field.waitFor();
          const sheet = await page.locator('.style-panel').boundingBox();
          const preview = await page.locator('.mini-preview .favicon-image svg').last().boundingBox();
          if (!sheet || !preview) throw new Error('the sheet or the preview is missing');
          expect(preview.y).toBeGreaterThanOrEqual(0);
          expect(sheet.y).toBeGreaterThan(preview.y + preview.height);
          expect(sheet.x + sheet.width).toBeLessThanOrEqual(width);
          const download = await page.locator('#download').boundingBox();
          expect((download?.y ?? height) + (download?.height ?? 1)).toBeLessThanOrEqual(height);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          expect(await page.locator('.settings > .group:visible').count()).toBe(1);
        }
      }),
  );

  test('keeps the first line of a sheet in view, beside the button that closes it', () =>
    visit({ ...SMALLEST, query: '?library=lucide&name=rocket&include_dark_mode=true' }, async ({ page }) => {
      await drawn(page);
      for (const [name, first] of [
        ['Colors', '.sheet-open > .label'],
        ['Dark', '.sheet-open > .switch'],
        ['Home', '.sheet-open summary'],
      ] as const) {
        await opener(page, name).tap();
        await page.locator(first).waitFor();
        await eventually(() =>
          page.locator('.style-panel .panel-scroll').evaluate(element => {
            element.scrollTo(0, 100);
            return element.scrollTop;
          }),
        ).toBeGreaterThan(20);
        // What covers the place beside the button is the first line, not the settings that scroll below it.
        const top = await page.getByRole('button', { name: 'Close the settings' }).evaluate(button => {
          const { left, top, bottom } = button.getBoundingClientRect();
          return document.elementFromPoint(left - 4, (top + bottom) / 2)?.closest('.group > *')?.className;
        });
        expect(top, name).toBe(
          await page.locator(first).evaluate(line => line.closest('.group > *')?.className),
        );
      }
    }));

  test('does not scroll sideways in landscape, and shows a sheet beside the small preview', () =>
    visit({ ...PHONE, viewport: { width: 740, height: 360 } }, async ({ page }) => {
      await drawn(page);
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerHeight])).toEqual([
        740, 360,
      ]);
      await opener(page, 'Colors').tap();
      await page.getByLabel('Background', { exact: true }).waitFor();
      const sheet = await page.locator('.style-panel').boundingBox();
      const preview = await page.locator('.mini-surfaces').boundingBox();
      const download = await page.locator('#download').boundingBox();
      if (!sheet || !preview || !download)
        throw new Error('the sheet, the preview or the download is missing');
      expect(preview.x + preview.width).toBeLessThanOrEqual(sheet.x);
      expect(sheet.y).toBeGreaterThanOrEqual(0);
      expect(download.y + download.height).toBeLessThanOrEqual(360);
    }));

  test('closes a sheet by its button, by Escape, and by a tap elsewhere', () =>
    visit(PHONE, async ({ page }) => {
      await drawn(page);
      const sheet = page.locator('.style-panel');
      for (const close of [
        () => opener(page, 'Colors').tap(),
        () => page.keyboard.press('Escape'),
        () => page.locator('.tagline').tap(),
      ]) {
        await opener(page, 'Colors').tap();
        await sheet.waitFor();
        await close();
        await sheet.waitFor({ state: 'hidden' });
      }
      expect(await opener(page, 'Colors').getAttribute('aria-expanded')).toBe('false');
    }));

  test('marks the button of a sheet that has a warning', () =>
    visit({ ...PHONE, query: '?library=lucide&name=rocket&fg=%23075985' }, async ({ page }) => {
      await drawn(page);
      await opener(page, 'Colors').getByRole('img', { name: 'has a warning' }).waitFor();
      expect(await page.locator('.sheet-warning').count()).toBe(1);
    }));

  test('shows the design in a light tab, a dark tab and on the home screen, and scrolls to all previews on a tap', () =>
    visit({ ...PHONE, query: '?library=lucide&name=rocket&site_name=Acme' }, async ({ page }) => {
      await drawn(page);
      const preview = page.getByRole('button', { name: 'Show all previews' });
      await eventually(() => preview.locator('svg').count()).toBe(3);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const backgrounds = preview
          .locator('.mini-tab')
          .evaluateAll(tabs => tabs.map(tab => getComputedStyle(tab).backgroundColor));
        expect(await backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(53, 54, 58)']);
      }
      expect(await preview.getByText('Acme').count()).toBe(2);
      await preview.tap();
      const title = page.getByRole('heading', { name: 'Preview' });
      await eventually(async () => (await title.boundingBox())?.y ?? 999).toBeLessThan(120);
    }));

  test('can install the studio as an app', () =>
    visit(PHONE, async ({ page }) => {
      await drawn(page);
      const session = await page.context().newCDPSession(page);
      const { url, errors } = await session.send('Page.getAppManifest');
      expect(url).toMatch(/site\.webmanifest$/);
      expect(errors).toEqual([]);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Contexts of Playwright are incognito windows, which never offer installation.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    }));
});
