import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, eventually, icons } from './studio-page.ts';

describeStudio('the studio is for everyone', ({ visit }) => {
  /** What axe has to say of the page as it stands, best practices included. */
  const violations = async (page: Page): Promise<readonly string[]> => {
    // The policy of the page lets no other script in, but the tools of the browser do.
    await page.evaluate(axe.source);
    const { violations: found } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(),
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`);
  };

  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const TABLET = { viewport: { width: 768, height: 1024 } };
  const DESK = { viewport: { width: 1440, height: 900 } };

  const STATES: readonly {
    readonly name: string;
    readonly query?: string;
    reach(page: Page): Promise<unknown>;
  }[] = [
    { name: 'at the start', reach: page => icons(page).first().waitFor() },
    {
      name: 'with every setting open and a warning',
      query:
        '?library=lucide&name=rocket&bg_mode=linear&fg=%23075985&include_dark_mode=true&stroke_scale=0.5',
      reach: async page => {
        for (const summary of await page.locator('summary').all()) await summary.click();
        await page.locator('.advice-warning').first().waitFor();
        await page.getByLabel('Ink', { exact: true }).fill('no colour');
        await page.getByText('Not a CSS colour.').waitFor();
      },
    },
    {
      name: 'with initials that are none',
      query: '?text=AB',
      reach: async page => {
        await page.getByLabel('Your initials').fill('ABC');
        await page.getByText('One or two letters or digits, please.').waitFor();
      },
    },
    {
      name: 'with nothing found',
      reach: async page => {
        await page.getByRole('searchbox').fill('qqqzzz');
        await page.getByText('Nothing found').waitFor();
      },
    },
    {
      name: 'with a list of recent designs',
      query: '?library=lucide&name=rocket',
      reach: async page => {
        await page.getByRole('button', { name: 'Plum' }).click();
        await page.getByRole('button', { name: /Recent design/ }).waitFor();
      },
    },
    {
      name: 'with an icon that does not exist',
      query: '?library=lucide&name=rokcet',
      reach: page => page.locator('.see .notice').waitFor(),
    },
  ];

  for (const { name, query = '', reach } of STATES)
    test.each([
      ['light', 'wide', DESK],
      ['dark', 'wide', DESK],
      ['light', 'on a phone', PHONE],
      ['dark', 'on a tablet', TABLET],
    ] as const)(`axe finds nothing ${name}: %s, %s`, (colorScheme, _, screen) =>
      visit({ query, colorScheme, ...screen }, async ({ page }) => {
        await page.getByRole('heading', { name: 'Shape' }).waitFor();
        await reach(page);
        expect(await violations(page)).toEqual([]);
      }),
    );

  test('axe finds nothing in the list of shortcuts, which ? opens and Escape closes', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await dialog.waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }));

  test('axe sees what is wrong: the checks above can fail', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.evaluate(() => document.querySelector('label[for="search"]')?.remove());
      await page.evaluate(() => document.querySelector('#search')?.removeAttribute('placeholder'));
      expect((await violations(page)).join()).toContain('label');
    }));

  test('the keyboard alone leads from a search to the package', () =>
    visit({ acceptDownloads: true }, async ({ page }) => {
      await drawn(page);
      await page.keyboard.press('/');
      await page.keyboard.type('anvil');
      await page
        .getByRole('option', { name: /^anvil/ })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await eventually(() => icons(page).and(page.locator('[aria-selected=true]')).count()).toBe(1);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      expect(await focused()).toMatch(/^anvil/);
      await tabTo(page, 'input[name="shape"]');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: 'Circle' }).isChecked()).toBe(true);
      await tabTo(page, '#download');
      const { files } = await downloaded(page, () => page.keyboard.press('Enter'));
      expect(files['head.html']).toContain('favicon.svg');
    }));

  /** Goes on with Tab until an element that matches has the focus, which must then be seen to have it. */
  const tabTo = async (page: Page, selector: string) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };

  test('the arrow keys walk through thousands of icons, and the focus stays in view', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      const place = () =>
        page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset') ?? 0));
      await icons(page).first().focus();
      await page.keyboard.press('End');
      const total = Number(await icons(page).first().getAttribute('aria-setsize'));
      await eventually(place).toBe(total);
      await page.keyboard.press('Home');
      await eventually(place).toBe(1);
      for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowDown');
      await eventually(place).toBeGreaterThan(150);
      const isInView = () =>
        page.evaluate(() => {
          const [cell, grid] = [document.activeElement, document.querySelector('#icons')].map(element =>
            element?.getBoundingClientRect(),
          );
          // Boxes have fractions of pixels, scrolling has none.
          return Boolean(cell && grid && cell.top > grid.top - 1 && cell.bottom < grid.bottom + 1);
        });
      await eventually(isInView).toBe(true);
    }));

  test('shortcuts of a single key can be turned off, and stay off', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.keyboard.press('?');
      await page.getByLabel('Shortcuts of a single key').uncheck();
      await page.keyboard.press('Escape');
      await page.reload();
      await drawn(page);
      await page.keyboard.press('?');
      await page.waitForTimeout(200);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }));

  test('results and feedback are told to screen readers', () =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox').fill('anvil');
      await eventually(() =>
        page.locator('[aria-live="polite"][role="status"]').first().textContent(),
      ).toMatch(/\d+ icons? for anvil/);
    }));

  test('a phone scrolls down only, and keeps picture and download in view', () =>
    visit(PHONE, async ({ page }) => {
      await drawn(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate(part => scrollTo(0, document.documentElement.scrollHeight * part), share);
        const box = await page.locator('#download').boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(740);
      }
    }));

  test('everything to press is at least 24 pixels large', () =>
    visit(PHONE, async ({ page }) => {
      await icons(page).first().waitFor();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a, select, summary, [role=option], label')]
          .filter(element => element.checkVisibility() && !element.matches('.visually-hidden'))
          .filter(element => !element.matches('label') || element.querySelector('input'))
          .map(element => ({ html: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ html }) => html),
      );
      expect(small).toEqual([]);
    }));
});
