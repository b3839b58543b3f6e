// Animations of the studio, and their absence for users who prefer reduced motion.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, drawn, eventually, icons } from './studio-page.ts';

describeStudio('animations of the studio', ({ visit }) => {
  /** Records every animation that a script starts, with the class of its element. */
  const record = (page: Page) =>
    page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...options) {
        started.push(this.className.toString());
        return animate.apply(this, options);
      };
    });
  const started = (page: Page) =>
    page.evaluate(() => (window as unknown as { started: readonly string[] }).started.join());
  const ready = async (page: Page) => {
    await drawn(page);
    await page.locator('.window').first().waitFor();
  };

  test('move a chosen icon in a temporary element, which is removed at the end', () =>
    visit({ prepare: record }, async ({ page, errors }) => {
      await ready(page);
      await icons(page).nth(3).click();
      await eventually(() => started(page)).toContain('flying-icon');
      await eventually(() => page.locator('.flying-icon').count()).toBe(0);
      expect(errors).toEqual([]);
    }));

  test('fade in the results of a search', () =>
    visit({ prepare: record }, async ({ page }) => {
      await ready(page);
      await page.getByRole('searchbox').fill('anvil');
      await eventually(() => started(page)).toContain('icons-shown');
    }));

  test('do not prevent clicks on other icons while an icon moves', () =>
    visit({}, async ({ page }) => {
      await ready(page);
      const places = await Promise.all([2, 4, 5].map(place => icons(page).nth(place).boundingBox()));
      for (const box of places) await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await eventually(() => icons(page).nth(5).getAttribute('aria-selected')).toBe('true');
    }));

  test('do not run on undo', () =>
    visit({ prepare: record }, async ({ page }) => {
      await ready(page);
      await icons(page).nth(3).click();
      await eventually(() => started(page)).toContain('flying-icon');
      await eventually(() => page.locator('.flying-icon').count()).toBe(0);
      const before = (await started(page)).split('flying-icon').length;
      await page.getByRole('button', { name: 'Undo' }).click();
      await eventually(() => new URL(page.url()).search).toBe('');
      await page.locator('.large-preview strong', { hasText: 'flame' }).waitFor();
      expect((await started(page)).split('flying-icon').length).toBe(before);
    }));

  test('do not run if the user prefers reduced motion', () =>
    visit({ prepare: record, reducedMotion: 'reduce' }, async ({ page }) => {
      await ready(page);
      await icons(page).nth(3).click();
      await page.getByRole('searchbox').fill('anvil');
      await icons(page, /anvil/).first().waitFor();
      await page.getByRole('radio', { name: 'Dark', exact: true }).check();
      expect(await started(page)).toBe('');
    }));
});
