// Undo history of the studio.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseAction, describeStudio, drawn, eventually, openRow, parameter } from '../studio-page.ts';

describeStudio('a design', ({ open }) => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('can be undone and redone with buttons, keys and browser navigation', () =>
    open({ query: '?library=lucide&name=rocket' }, async ({ page }) => {
      await openRow(page, 'Color');
      await button(page, 'Ember').click();
      await button(page, 'Forest').click();
      await button(page, 'Plum').click();
      await button(page, 'Undo').click();
      await eventually(() => parameter(page, 'bg')).toBe('#166534');
      await page.keyboard.press('Control+z');
      await eventually(() => parameter(page, 'bg')).toBe('#c2410c');
      await page.goBack();
      await eventually(() => parameter(page, 'bg')).toBe(null);
      await eventually(() => button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Control+Shift+z');
      await eventually(() => parameter(page, 'bg')).toBe('#c2410c');
      await page.goForward();
      await eventually(() => page.getByLabel('Background', { exact: true }).inputValue()).toBe('#166534');
    }));

  test('has one undo step for a series of slider changes', () =>
    open({}, async ({ page }) => {
      await openRow(page, 'Size');
      const slider = page.getByRole('slider', { name: 'Padding' });
      await slider.focus();
      // All keys are sent at once: changes that are almost a second apart would be separate steps.
      await Promise.all(Array.from({ length: 8 }, () => page.keyboard.press('ArrowRight')));
      await eventually(() => parameter(page, 'padding')).toBe('0.26');
      await button(page, 'Undo').click();
      await eventually(() => parameter(page, 'padding')).toBe(null);
      await eventually(() => button(page, 'Undo').getAttribute('aria-disabled')).toBe('true');
    }));

  test('is in the URL after more changes than the browser allows, and each undo step exists', () =>
    open(
      {
        prepare: page =>
          page.addInitScript(() => {
            // Safari allows 100 changes in 10 s.
            const times: number[] = [];
            for (const method of ['pushState', 'replaceState'] as const) {
              const change = history[method];
              history[method] = function (...state) {
                times.push(performance.now());
                if ((times.at(-6) ?? -2000) > performance.now() - 2000)
                  throw new DOMException('Attempt to change the history too often', 'SecurityError');
                change.apply(this, state);
              };
            }
          }),
      },
      async ({ page, errors }) => {
        await openRow(page, 'Color');
        const swatches = page.getByRole('list', { name: 'Color palettes' }).getByRole('button');
        await swatches.evaluateAll(all => {
          for (const swatch of all) (swatch as HTMLElement).click();
        });
        const last = await page.getByLabel('Background', { exact: true }).inputValue();
        expect(last).toBe('#ffd9de');
        await eventually(() => parameter(page, 'bg')).toBe(last);
        await page.waitForTimeout(2100);
        for (let steps = 0; (await button(page, 'Undo').getAttribute('aria-disabled')) === 'false'; steps++) {
          expect(steps).toBeLessThan(7);
          const before = page.url();
          await button(page, 'Undo').click();
          await eventually(() => page.url()).not.toBe(before);
        }
        expect(parameter(page, 'bg')).toBe(null);
        expect(errors).toEqual([]);
      },
    ));

  test('keeps its undo steps after a reload', () =>
    open({}, async ({ page }) => {
      await openRow(page, 'Shape');
      await page.getByRole('radio', { name: 'Circle' }).check({ force: true });
      await openRow(page, 'Color');
      await button(page, 'Raspberry').click();
      await button(page, 'Undo').click();
      await eventually(() => parameter(page, 'bg')).toBe(null);
      await page.reload();
      await drawn(page);
      await openRow(page, 'Shape');
      expect(await page.getByRole('radio', { name: 'Circle' }).isChecked()).toBe(true);
      await button(page, 'Redo').click();
      await eventually(() => parameter(page, 'bg')).toBe('#be123c');
    }));

  test('keeps its icon or initials when the settings are reset', () =>
    open({ query: '?text=AB&bg=gold&shape=circle' }, async ({ page }) => {
      await chooseAction(page, 'Reset settings');
      await eventually(() => new URL(page.url()).search).toBe('?text=AB');
    }));
});
