// Animation of a chosen icon, and its absence for users who prefer reduced motion.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, drawn, eventually, icons } from '../studio-page.ts';

interface Flight {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Runs in the page. Records where each flying icon starts and ends, as rounded centers. */
const record = () => {
  const flights: Flight[] = [];
  Object.assign(globalThis, { flights });
  const center = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2].map(Math.round);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options);
    animation.pause();
    const from = center(this.getBoundingClientRect());
    animation.currentTime = 319.9;
    flights.push({ from, to: center(this.getBoundingClientRect()) });
    animation.currentTime = 0;
    animation.play();
    return animation;
  };
};

describeStudio('the animation of a chosen icon', ({ visit }) => {
  const prepare = (page: Page) => page.addInitScript(record);
  const flights = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { flights: readonly Flight[] }).flights);
  const centerOf = async (page: Page, selector: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(selector).first().boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };
  const ready = async (page: Page) => {
    await drawn(page);
    await page.locator('.window').first().waitFor();
  };

  test('leads from its cell to the large preview, and leaves no element behind', () =>
    visit({ prepare }, async ({ page, errors }) => {
      await ready(page);
      await icons(page).nth(3).click();
      await eventually(() => flights(page)).toHaveLength(1);
      const [{ from, to } = { from: [], to: [] }] = await flights(page);
      const cell = await centerOf(page, '.cell[aria-selected="true"] .cell-icon');
      const preview = await centerOf(page, '.large-preview-light .favicon-image');
      for (const axis of [0, 1]) {
        expect(from[axis]).toBeCloseTo(cell[axis] ?? 0, -0.5);
        expect(to[axis]).toBeCloseTo(preview[axis] ?? 0, -0.5);
      }
      await eventually(() => page.locator('.flying-icon').count()).toBe(0);
      expect(errors).toEqual([]);
    }));

  test('does not keep clicks from the icons below it', () =>
    visit({}, async ({ page }) => {
      await ready(page);
      const covered = await page.evaluate(async () => {
        const cells = [...document.querySelectorAll<HTMLElement>('.cell')];
        cells[2]?.focus();
        cells[2]?.click();
        let flying = document.querySelector('.flying-icon');
        for (; !flying; flying = document.querySelector('.flying-icon'))
          await new Promise(requestAnimationFrame);
        const { x, y, width, height } = flying.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.flying-icon') === null;
      });
      expect(covered).toBe(true);
    }));

  test.each<[string, 'no-preference' | 'reduce', (page: Page) => Promise<unknown>]>([
    ['on undo', 'no-preference', page => page.getByRole('button', { name: 'Undo' }).click()],
    ['if the user prefers reduced motion', 'reduce', page => icons(page).nth(5).click()],
  ])('does not run %s', (_, reducedMotion, act) =>
    visit({ prepare, reducedMotion }, async ({ page }) => {
      await ready(page);
      await icons(page).nth(3).click();
      await eventually(() => page.locator('.large-preview-loading').count()).toBe(0);
      await page.locator('.large-preview strong', { hasNotText: 'flame' }).waitFor();
      await eventually(() => page.locator('.flying-icon').count()).toBe(0);
      const before = (await flights(page)).length;
      const caption = await page.locator('.large-preview strong').textContent();
      await act(page);
      await page.locator('.large-preview strong', { hasNotText: caption ?? '' }).waitFor();
      await page.waitForTimeout(100);
      expect((await flights(page)).length).toBe(before);
    }),
  );
});
