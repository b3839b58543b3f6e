// The icon grid, whose icons have the look of the design.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readStartList } from '../../../src/ingest/studio/start-icons-plugin.ts';
import { catalog } from '../../compose/icons.ts';
import { describeStudio, downloaded, drawn, eventually, icons, openRow, parameter } from '../studio-page.ts';

/** Slider values in the order of a drag. They add and remove attributes and elements. */
const DRAGS = { stroke_scale: [3, 0.5, 2.4], padding: [0, 0.4, 0.1], corner_radius: [0, 0.5, 0.3] };

/** Number of compared icons: those in view. */
const CELLS = 40;

/** Elements of the large preview and of the first icons, with sorted attributes. */
const images = (page: Page): Promise<unknown> =>
  page.evaluate(count => {
    const tree = (element: Element): unknown => [
      element.nodeName,
      Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort(),
      Array.from(element.children, tree),
    ];
    const shown = [...document.querySelectorAll('.cell-icon > svg')].slice(0, count);
    return [...document.querySelectorAll('.hero svg'), ...shown].map(tree);
  }, CELLS);

/** The query of the page's URL, as soon as its `field` has the `value`. */
const eventuallyQuery = async (page: Page, field: string, value: string): Promise<string> => {
  await eventually(() => parameter(page, field)).toBe(value);
  return new URL(page.url()).search;
};

describeStudio('the icon grid', ({ visit }) => {
  const painted = (page: Page) => page.locator('.cell-icon[data-painted]');
  const plateColor = (page: Page, place = 0) =>
    painted(page).nth(place).locator('svg > :first-child').getAttribute('fill');

  test('shows all icons in view in the colors and the shape of the design', () =>
    visit(
      { query: '?library=lucide&name=rocket&bg=%23be123c&fg=%23fef9c3&shape=circle' },
      async ({ page }) => {
        await icons(page).nth(30).waitFor();
        await eventually(() => painted(page).count()).toBeGreaterThan(30);
        for (const place of [0, 10, 30]) {
          const svg = painted(page).nth(place).locator('svg');
          expect(await plateColor(page, place)).toBe('#be123c');
          expect(await svg.locator('circle').count()).toBeGreaterThanOrEqual(1);
          expect(await svg.innerHTML()).toContain('#fef9c3');
        }
      },
    ));

  test('shows the same images after a drag of sliders as after loading the design', () =>
    visit({}, async ({ page }) => {
      await eventually(() => painted(page).count()).toBeGreaterThanOrEqual(CELLS);
      for (const [field, values] of Object.entries(DRAGS)) {
        await openRow(page, field === 'corner_radius' ? 'Shape' : 'Size');
        await page.locator(`#${field}`).evaluate(async (slider: HTMLInputElement, steps) => {
          for (const value of steps) {
            slider.value = String(value);
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise(resolve => requestAnimationFrame(resolve));
          }
        }, values);
      }
      const address = await eventuallyQuery(page, 'corner_radius', '0.3');
      await visit({ query: address }, async ({ page: fresh }) => {
        await eventually(() => painted(fresh).count()).toBeGreaterThanOrEqual(CELLS);
        await eventually(() => images(page)).toEqual(await images(fresh));
      });
    }));

  test('shows the drawing of favicon.svg for small sizes', () =>
    visit({ acceptDownloads: true }, async ({ page }) => {
      await icons(page, /^rocket, Lucide/).click();
      await drawn(page);
      const cell = icons(page, /^rocket, Lucide/).locator('.cell-icon[data-painted] svg');
      await cell.waitFor();
      const path = await cell.locator('path').first().getAttribute('d');
      const { files } = await downloaded(page);
      expect(path?.length).toBeGreaterThan(20);
      expect(files['favicon.svg']).toContain(path);
    }));

  test('starts with icons for many purposes', () =>
    visit({}, async ({ page }) => {
      await icons(page).nth(11).waitFor();
      for (const [place, key] of readStartList().slice(0, 12).entries())
        expect(await icons(page).nth(place).getAttribute('aria-label')).toContain(
          key.split('/')[1]?.replaceAll('-', ' '),
        );
    }));

  test('shows an icon with several styles once, and offers its styles after selection', () =>
    visit({}, async ({ page }) => {
      // A start icon.
      await icons(page, /Phosphor/)
        .first()
        .click();
      await page.getByRole('toolbar', { name: 'Styles of' }).getByRole('button').nth(5).waitFor();
      await page.getByRole('searchbox').fill('coffee');
      const coffee = icons(page, /^coffee, Phosphor/);
      await coffee.first().waitFor();
      expect(await coffee.count()).toBe(1);
      await coffee.click();
      const styles = page.getByRole('toolbar', { name: 'Styles of coffee' });
      await eventually(() => styles.getByRole('button').allTextContents()).toEqual(
        'regular thin light bold fill duotone'.split(' '),
      );
      await styles.getByRole('button', { name: 'duotone' }).click();
      await eventually(() => parameter(page, 'style')).toBe('duotone');
      expect(await coffee.getAttribute('aria-selected')).toBe('true');
      await page.reload();
      await eventually(() =>
        styles
          .getByRole('button', { name: 'duotone' })
          .getAttribute('aria-pressed', { timeout: 500 })
          .catch(() => ''),
      ).toBe('true');
    }));

  test('replaces at most 24 icons of earlier results at a time, so that no frame takes long', () =>
    visit({}, async ({ page }) => {
      const grid = page.locator('#icons');
      const search = async (word: string) => {
        await page.getByRole('searchbox').fill(word);
        await icons(page, new RegExp(`^${word}`))
          .first()
          .waitFor();
        await eventually(() => grid.getAttribute('aria-busy')).toBe('false');
        await eventually(() => icons(page).count()).toBe(96);
      };
      await search('coffee');
      await page.evaluate(() => {
        const changes: number[] = [];
        Object.assign(globalThis, { changes });
        // Called after each render.
        new MutationObserver(records => {
          const cells = records.map(({ target }) => target as Element);
          changes.push(cells.filter(cell => cell.matches('.cell')).length);
        }).observe(document, { subtree: true, attributeFilter: ['aria-label'] });
      });
      await search('moon');
      const changes = await page.evaluate(() => (globalThis as unknown as { changes: number[] }).changes);
      expect(changes.filter(count => count > 0).length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...changes)).toBeLessThanOrEqual(24);
    }));
});

test('the catalog has every icon of the start list under its own name, each once', () => {
  const keys = readStartList();
  expect(keys.length).toBeGreaterThan(150);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    const [library = '', name = '', style] = key.split('/');
    expect([key, catalog.findIcon({ library, name, style })?.name]).toEqual([key, name]);
  }
});
