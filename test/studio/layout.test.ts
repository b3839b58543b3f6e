// Layout of the studio at all screen widths.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, drawn, eventually, icons } from './studio-page.ts';

const LONG_NAME = encodeURIComponent(`Very long ${'Extraordinarilylong'.repeat(4)}`);

describeStudio('the layout', ({ visit }) => {
  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} has no box`);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };

  test('keeps preview and download in view beside the settings on tablets', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      await drawn(page);
      for (const [width, height] of [
        [768, 1024],
        [1024, 768],
        [1180, 820],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of [0, 0.5, 1]) {
          await page.evaluate(share => scrollTo(0, document.documentElement.scrollHeight * share), part);
          const [settings, preview, download] = [
            await box(page, '.style-panel'),
            await box(page, '.large-preview-light svg'),
            await box(page, '.download-panel'),
          ];
          const place = `${width} x ${height}, scrolled to ${part}`;
          expect(download.x, place).toBeGreaterThanOrEqual(settings.right);
          expect(download.bottom, place).toBeLessThanOrEqual(height);
          expect(preview.y, place).toBeGreaterThanOrEqual(0);
          expect(preview.bottom, place).toBeLessThanOrEqual(download.y);
        }
      }
    }));

  test('does not stretch previews on a screen of 2560 px', () =>
    visit({ viewport: { width: 2560, height: 1300 } }, async ({ page }) => {
      await drawn(page);
      expect((await box(page, '.preview-panel')).width).toBeLessThanOrEqual(1100);
    }));

  test('does not scroll sideways at any width', () =>
    visit({ query: `?text=AB&site_name=${LONG_NAME}` }, async ({ page }) => {
      await drawn(page);
      for (const width of [360, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }));

  test.each([360, 768, 1440])('keeps long site names inside the preview cards at %i px', width =>
    visit(
      { viewport: { width, height: 2400 }, query: `?text=AB&site_name=${LONG_NAME}` },
      async ({ page }) => {
        await drawn(page);
        await page.getByText('macOS dock').waitFor();
        for (const card of await page.locator('.preview-card-content').all())
          await card.scrollIntoViewIfNeeded();
        await page.locator('.splash-name').waitFor();
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('.preview-card-content')].flatMap(card => {
            const { left, right } = card.getBoundingClientRect();
            return [...card.querySelectorAll('span, canvas')]
              .filter(element => {
                // Other apps and tabs are cut off at the edge on purpose.
                if (!element.matches('canvas, .favicon-image') && !element.textContent?.includes('Very long'))
                  return false;
                const inner = element.getBoundingClientRect();
                return inner.width > 0 && (inner.left < left - 1 || inner.right > right + 1);
              })
              .map(element => element.className);
          }),
        );
        expect(outside).toEqual([]);
      },
    ),
  );

  test('shows only the message about JavaScript if scripts are disabled', () =>
    visit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.locator('.noscript').waitFor();
      expect(await page.locator('.panel:visible').count()).toBe(0);
    }));
});
