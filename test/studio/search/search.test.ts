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

/** Runs in the page. `started` contains the start times of pending requests. */
const recordRequests = () => {
  const started = new Set<number>();
  const send = globalThis.fetch;
  Object.assign(globalThis, {
    started,
    fetch: async (...request: Parameters<typeof fetch>) => {
      const start = performance.now();
      started.add(start);
      try {
        const response = await send(...request);
        const body = await response.arrayBuffer();
        return new Response(body, response);
      } finally {
        started.delete(start);
      }
    },
  });
};

/** The number of icons in the grid, as soon as it includes more than the icons of the first view. */
const completeTotal = async (page: Page): Promise<number> => {
  const total = async () => Number(await icons(page).first().getAttribute('aria-setsize'));
  await eventually(total).toBeGreaterThan(16_000);
  return total();
};

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

  test('scrolls through all icons and renders only those in view', () =>
    visit({}, async ({ page }) => {
      const total = await completeTotal(page);
      const grid = page.getByRole('listbox', { name: 'Icons' });
      for (const share of [0.25, 0.5, 1]) {
        await grid.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), share);
        await eventually(() => icons(page).count()).toBeGreaterThan(20);
        expect(await page.locator('.cell').count()).toBeLessThan(300);
      }
      await page.locator(`[aria-posinset="${total}"]`).waitFor();
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

  test('suggests searches if there are no results', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('qqqzzzxxx');
      await page.getByText('Nothing found for').waitFor();
      await page.getByRole('button', { name: 'heart', exact: true }).click();
      await icons(page, /heart/).first().waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('heart');
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
        ['A!', 'Enter one or two letters or digits'],
        ['A', ''],
        ['ABC', 'Enter one or two letters or digits'],
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

  test('shows icons in at least 95 % of the visible cells while scrolling at 5,000 px/s', () =>
    visit({ prepare: page => page.addInitScript(recordRequests) }, async ({ page }) => {
      await completeTotal(page);
      const { empty, all, late } = await page.evaluate(async () => {
        const grid = document.querySelector('#icons') as HTMLElement;
        const { started } = globalThis as unknown as { started: Set<number> };
        const counts = { empty: 0, all: 0 };
        const frames = { late: 0, all: 0 };
        const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
        const isWaiting = () => [...started].some(time => performance.now() - time > 100);
        let time = await frame();
        for (let distance = 0; distance < 15_000; ) {
          const next = await frame();
          const step = 5 * Math.min(next - time, 33);
          time = next;
          // A response takes a few milliseconds here, but more on a busy machine. While one takes more than 100 ms,
          // the cells of a frame are not counted.
          const view = grid.getBoundingClientRect();
          frames.all++;
          if (isWaiting()) frames.late++;
          else
            for (let y = view.top + 26; y < view.bottom; y += 52)
              for (let x = view.left + 34; x < view.right - 34; x += 52) {
                counts.all++;
                const cell = document.elementFromPoint(x, y)?.closest('.cell');
                if (!cell?.querySelector('svg')) counts.empty++;
              }
          // Scrolls 5 px per millisecond. A frame counts as at most 33 ms, the duration at 30 frames per second.
          grid.scrollTop += step;
          distance += step;
        }
        return { ...counts, late: frames.late / frames.all };
      });
      expect(late).toBeLessThan(0.5);
      expect(all).toBeGreaterThan(1000);
      expect(empty / all).toBeLessThan(0.05);
    }));

  test('loads the icons at the place to which the scroll bar jumps', () =>
    visit({}, async ({ page }) => {
      await completeTotal(page);
      const grid = page.getByRole('listbox', { name: 'Icons' });
      for (const share of [0.9, 0.1, 0.5]) {
        await grid.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), share);
        await page.waitForTimeout(150);
      }
      await eventually(() => page.locator('.cell-loading').count()).toBe(0);
    }));

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
      await eventually(() => page.locator('.cell-loading').count()).toBe(0);
    }));
});
