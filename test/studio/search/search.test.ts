// Search panel of the studio.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseSource,
  describeStudio,
  drawn,
  eventually,
  hold,
  icons,
  pageIcon,
  STUDIO_QUERY,
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

describeStudio('the search panel', ({ visit }) => {
  test('shows new results for each query', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      for (const word of ['moon', 'anchor', 'wallet']) {
        await page.getByRole('searchbox').fill(word);
        await icons(page, new RegExp(`^${word}`))
          .first()
          .waitFor();
        expect(await icons(page).first().getAttribute('aria-label')).toMatch(word);
      }
    }));

  test('ignores a late response to an earlier query', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      const earlier = '**/api/v1/icons?q=he&*';
      const release = await hold(page, earlier);
      const requested = page.waitForRequest(earlier);
      const cancelled = page.waitForEvent('requestfailed', request => request.url().includes('q=he&'));
      await page.getByRole('searchbox').fill('he');
      await requested;
      await page.getByRole('searchbox').fill('anvil');
      await page
        .getByRole('option', { name: /^anvil/ })
        .first()
        .waitFor();
      await cancelled;
      release();
      expect(await icons(page).first().getAttribute('aria-label')).toContain('anvil');
    }));

  test('loads further pages while the list is scrolled, up to the last icon, and draws only those in view', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('arrow');
      await icons(page, /arrow/).first().waitFor();
      const total = Number(await icons(page).first().getAttribute('aria-setsize'));
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

  test('goes on after the start icons with all icons', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      await scrollTo(page, 500);
      expect(Number(await icons(page).first().getAttribute('aria-setsize'))).toBeGreaterThan(16_000);
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

  test('says that nothing is found, and offers to search without filters', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('combobox', { name: 'Style' }).selectOption('duotone');
      await page.getByRole('searchbox').fill('qqqzzzxxx');
      await page.getByText('Nothing found for qqqzzzxxx with these filters').waitFor();
      await page.getByRole('button', { name: 'Search all libraries and styles' }).click();
      await page.getByText('Try one word for what it shows or means').waitFor();
      expect(await page.getByRole('combobox', { name: 'Style' }).inputValue()).toBe('');
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

  test('explains beside the field why initials are invalid and keeps the design', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await chooseSource(page, 'Initials');
      const field = page.getByLabel('Your initials');
      for (const [text, reason] of [
        ['A!', 'Enter one to three letters'],
        ['A', ''],
        ['ABCD', 'Enter one to three letters'],
        ['H&M', ''],
        ['\u{1309f}', 'bundled fonts'],
      ] as const) {
        await field.fill(text);
        await eventually(() => page.locator('#initials-hint').textContent()).toContain(reason);
        await eventually(() => field.getAttribute('aria-invalid')).toBe(`${reason !== ''}`);
        expect(await page.locator('.large-preview-light svg').count()).toBe(1);
      }
    }));

  test('selects the best result with Enter', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('anvil');
      await icons(page, /^anvil/)
        .first()
        .waitFor();
      await page.getByRole('searchbox').press('Enter');
      await eventually(() => new URL(page.url()).searchParams.get('name')).toBe('anvil');
    }));

  test('selects the best result when the response arrives after Enter', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      const release = await hold(page, ANVIL);
      const requested = page.waitForRequest(ANVIL);
      await page.getByRole('searchbox').fill('anvil');
      await page.getByRole('searchbox').press('Enter');
      await requested;
      release();
      await eventually(() => new URL(page.url()).searchParams.get('name')).toBe('anvil');
    }));

  test('selects no icon for Enter if the query changes before the response', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      const release = await hold(page, ANVIL);
      const requested = page.waitForRequest(ANVIL);
      const cancelled = page.waitForEvent('requestfailed', request => request.url().includes('q=anvil&'));
      await page.getByRole('searchbox').fill('anvil');
      await page.getByRole('searchbox').press('Enter');
      await requested;
      await page.getByRole('searchbox').fill('moon');
      await icons(page, /^moon/).first().waitFor();
      await cancelled;
      release();
      expect(new URL(page.url()).search).toBe(STUDIO_QUERY);
    }));

  // With Control or Meta, Enter downloads and opens the page after it.
  test.each(
    ['Control+Enter', 'Meta+Enter', 'Control+Space'].flatMap(shortcut => [
      { shortcut, place: 'the field' },
      { shortcut, place: 'an icon' },
    ]),
  )('selects no icon when $shortcut is pressed in $place', ({ shortcut, place }) =>
    visit({ query: '?library=lucide&name=anvil', acceptDownloads: true }, async ({ page }) => {
      await drawn(page);
      await page.getByRole('searchbox').fill('coffee');
      await icons(page, /coffee/)
        .nth(3)
        .waitFor();
      await (place === 'the field' ? page.getByRole('searchbox') : icons(page).first()).focus();
      await page.keyboard.press(shortcut);
      await page.waitForTimeout(200);
      expect(new URL(page.url()).searchParams.get('name')).toBe('anvil');
    }),
  );

  test('dims the results of the previous query until the new ones arrive', () =>
    visit({}, async ({ page }) => {
      // The HTML contains icons from the start. The page icon changes when the scripts run.
      await eventually(() => pageIcon(page)).toContain('<svg');
      await icons(page).first().waitFor();
      const release = await hold(page, ANVIL);
      await page.getByRole('searchbox').fill('anvil');
      await page.locator('.icons-stale').waitFor();
      release();
      await icons(page, /^anvil/)
        .first()
        .waitFor();
      await eventually(() => page.locator('.icons-stale').count()).toBe(0);
    }));

  test('fills a tall grid with more than one page of results', () =>
    visit({ viewport: { width: 1440, height: 2400 } }, async ({ page }) => {
      await icons(page).nth(200).waitFor();
      await page.getByRole('searchbox').fill('arrow');
      await icons(page, /arrow/).nth(200).waitFor();
      expect(await page.locator('.icons').evaluate(list => list.scrollHeight > list.clientHeight)).toBe(true);
    }));
});
