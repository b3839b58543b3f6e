// Search panel of the studio.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  describeStudio,
  eventually,
  hold,
  icons,
  parameter,
  STUDIO_QUERY,
  searchFor,
} from '../studio-page.ts';

/** Pattern of the requests for the query "anvil". */
const ANVIL = '**/api/v1/icons?q=anvil&*';

/** Scrolls the list until it has `count` icons. */
const scrollTo = (page: Page, count: number) =>
  page.locator('.icons').evaluate(async (list, wanted) => {
    while (list.querySelectorAll('.cell').length < wanted) {
      list.scrollTo(0, list.scrollHeight);
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  }, count);

describeStudio('the search panel', ({ visit, open }) => {
  test('ignores a late response to an earlier query', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      const earlier = '**/api/v1/icons?q=he&*';
      const release = await hold(page, earlier);
      const requested = page.waitForRequest(earlier);
      const cancelled = page.waitForEvent('requestfailed', request => request.url().includes('q=he&'));
      await page.getByRole('searchbox').fill('he');
      await requested;
      await searchFor(page, 'anvil');
      await cancelled;
      release();
      expect(await icons(page).first().getAttribute('aria-label')).toContain('anvil');
    }));

  test('loads further pages while the list is scrolled, up to the last icon, and draws only those in view', () =>
    visit({}, async ({ page }) => {
      const size = async () => Number(await icons(page).first().getAttribute('aria-setsize'));
      await icons(page).first().waitFor();
      // After the start icons, the list has all icons.
      await scrollTo(page, 500);
      expect(await size()).toBeGreaterThan(16_000);
      await page.getByRole('searchbox').fill('arrow');
      await eventually(size).toBeLessThan(16_000);
      const total = await size();
      // More than eleven pages.
      expect(total).toBeGreaterThan(1056);
      await scrollTo(page, total);
      expect(await icons(page).count()).toBe(total);
      const last = icons(page).last();
      await last.scrollIntoViewIfNeeded();
      await last.locator('[data-painted]').waitFor();
      expect(await page.locator('.cell-icon[data-painted]').count()).toBeLessThan(total / 2);
      const names = await icons(page).evaluateAll(all => all.map(cell => cell.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(total);
    }));

  test('filters by library and style', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('rocket');
      await page.getByRole('combobox', { name: 'Library' }).selectOption('phosphor');
      await page.getByRole('combobox', { name: 'Style' }).selectOption('duotone');
      await eventually(() => icons(page).first().getAttribute('aria-label')).toMatch(
        /rocket.*Phosphor Icons duotone/,
      );
      await page.getByRole('combobox', { name: 'Library' }).selectOption('lucide');
      await eventually(() => page.getByRole('combobox', { name: 'Style' }).inputValue()).toBe('');
    }));

  test('says that nothing is found, and offers the icons that are there without the filters', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('combobox', { name: 'Library' }).selectOption('remix');
      await page.getByRole('searchbox').fill('squirrel');
      await page.getByText('Nothing found for squirrel in Remix Icon.').waitFor();
      await page.getByRole('button', { name: /^Show \d+ icons of all libraries and styles$/ }).click();
      await eventually(() => icons(page).first().getAttribute('aria-label')).toMatch(/^squirrel/);
      expect(await page.getByRole('combobox', { name: 'Library' }).inputValue()).toBe('');
      await page.getByRole('combobox', { name: 'Style' }).selectOption('duotone');
      await page.getByRole('searchbox').fill('qqqzzzxxx');
      await page.getByText('Nothing found for qqqzzzxxx in duotone.').waitFor();
      await page.getByText('Try one word for what it shows or means').waitFor();
      await eventually(() => page.getByRole('button', { name: /all libraries and styles/ }).count()).toBe(0);
    }));

  test('names the hovered icon', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('anvil');
      const icon = icons(page, /^anvil, Lucide/);
      await icon.hover();
      const caption = page.locator('.found');
      await eventually(() => caption.textContent()).toBe('anvil · Lucide');
      await page.getByRole('searchbox').hover();
      await eventually(() => caption.textContent()).toMatch(/^\d+ icons?$/);
    }));

  test('selects the best result with Enter, also if the response arrives later', () =>
    visit({}, async ({ page }) => {
      await searchFor(page, 'moon');
      await page.getByRole('searchbox').press('Enter');
      await eventually(() => parameter(page, 'name')).toBe('moon');
      const release = await hold(page, ANVIL);
      const requested = page.waitForRequest(ANVIL);
      await page.getByRole('searchbox').fill('anvil');
      await page.getByRole('searchbox').press('Enter');
      await requested;
      release();
      await eventually(() => parameter(page, 'name')).toBe('anvil');
    }));

  test('dims the former results until the new ones arrive, and selects no icon for Enter if the query changes', () =>
    visit({}, async ({ page }) => {
      await searchFor(page, 'cat');
      const release = await hold(page, ANVIL);
      const requested = page.waitForRequest(ANVIL);
      const cancelled = page.waitForEvent('requestfailed', request => request.url().includes('q=anvil&'));
      await page.getByRole('searchbox').fill('anvil');
      await page.getByRole('searchbox').press('Enter');
      await requested;
      await page.locator('.icons-stale').waitFor();
      await searchFor(page, 'moon');
      await cancelled;
      release();
      await eventually(() => page.locator('.icons-stale').count()).toBe(0);
      expect(new URL(page.url()).search).toBe(STUDIO_QUERY);
    }));

  // With Control or Meta, Enter downloads and opens the page after it.
  test.each(
    ['Control+Enter', 'Meta+Enter', 'Control+Space'].flatMap(shortcut => [
      { shortcut, place: 'the field' },
      { shortcut, place: 'an icon' },
    ]),
  )('selects no icon when $shortcut is pressed in $place', ({ shortcut, place }) =>
    open({ query: '?library=lucide&name=anvil', acceptDownloads: true }, async ({ page }) => {
      await searchFor(page, 'coffee');
      await (place === 'the field' ? page.getByRole('searchbox') : icons(page).first()).focus();
      await page.keyboard.press(shortcut);
      await page.waitForTimeout(200);
      expect(parameter(page, 'name')).toBe('anvil');
    }),
  );

  test('fills a tall grid with more than one page of results', () =>
    visit({ viewport: { width: 1440, height: 2400 } }, async ({ page }) => {
      await icons(page).nth(200).waitFor();
      await page.getByRole('searchbox').fill('arrow');
      await icons(page, /arrow/).nth(200).waitFor();
      expect(await page.locator('.icons').evaluate(list => list.scrollHeight > list.clientHeight)).toBe(true);
    }));
});
