// Accessibility of the studio: axe, keyboard, screen readers, target sizes.
// @module-tag slow
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  boxOf,
  chooseLogo,
  chooseSource,
  describeStudio,
  downloaded,
  drawn,
  eventually,
  found,
  hold,
  icons,
  keep,
  openBoard,
  openRow,
  PHONE,
  STUDIO_QUERY,
  shows,
  withClock,
} from '../studio-page.ts';

describeStudio('the studio', ({ visit, open }) => {
  /** Violations that axe finds in the current page, including those of best practices. */
  const violations = async (page: Page): Promise<readonly string[]> => {
    // The Content-Security-Policy does not apply to page.evaluate.
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
    const { violations: found } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(),
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`);
  };

  /** Controls with a box of less than 24 by 44 pixels. Links in text need a height of 24. */
  const smallTargets = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, a, select, summary, textarea, [role=option], label:has(input), input:not(label input)',
        ),
      ]
        .filter(element => element.checkVisibility() && !element.matches('.visually-hidden'))
        .map(element => ({ element, box: element.getBoundingClientRect() }))
        .filter(
          ({ element, box }) =>
            box.width < 24 || box.height < (element.matches('p a, figcaption a') ? 24 : 44),
        )
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} ${box.height}`),
    );

  /** Milliseconds after which a visible message has disappeared. */
  const VISIBLE_MS = 4000;
  /** Milliseconds after which a result count has been announced. */
  const ANNOUNCED_MS = 1000;

  const STATES: readonly {
    readonly name: string;
    readonly query?: string;
    reach(page: Page): Promise<unknown>;
  }[] = [
    { name: 'in its initial state', reach: page => icons(page).first().waitFor() },
    {
      name: 'with every setting open and a warning',
      query:
        '?library=lucide&name=rocket&bg_mode=linear&fg=%23075985&include_dark_mode=true&stroke_scale=0.5',
      reach: async page => {
        await openRow(page, 'Color');
        for (const summary of await page.locator('summary').all()) await summary.click();
        await page.locator('.advice-warning').first().waitFor();
        await page.getByLabel('Icon color', { exact: true }).fill('no color');
        await page.getByText('Not a color.').waitFor();
      },
    },
    {
      name: 'with invalid initials',
      query: '?text=AB',
      reach: async page => {
        await page.getByLabel('Your initials').fill('ABCD');
        await page.getByText('Enter one to three letters, digits or signs of & @ # +.').waitFor();
      },
    },
    {
      name: 'without results',
      reach: async page => {
        await page.getByRole('searchbox').fill('qqqzzz');
        await page.getByText('Nothing found').waitFor();
      },
    },
    {
      name: 'with an icon in several styles',
      query: '?library=phosphor&name=coffee&shape=none&fg=%23b91c1c',
      reach: page => page.getByRole('toolbar', { name: 'Styles of coffee' }).waitFor(),
    },
    {
      name: 'with initials and all of their settings',
      query: '?text=AB&font=serif&fg=%23fff&touch_bg=%23fff',
      reach: async page => {
        await openRow(page, 'Shape');
        for (const summary of await page.locator('summary').all()) await summary.click();
        await page.locator('.advice-warning', { hasText: 'On iOS the icon is hard to see' }).waitFor();
      },
    },
    { name: 'on the front page', query: '', reach: page => page.locator('.showcase li').nth(11).waitFor() },
    {
      name: 'with six answers',
      query: '?q=bakery',
      reach: page => page.locator('.answer-icon[src]').nth(5).waitFor(),
    },
    {
      name: 'with all emoji and skin tones',
      query: `?emoji=${encodeURIComponent('👋')}&include_dark_mode=true`,
      reach: async page => {
        await page.getByRole('group', { name: 'Skin tone' }).getByRole('radio').first().waitFor();
        await page.locator('.emoji-all .emoji').first().waitFor();
      },
    },
    {
      name: 'with a logo and all of its settings',
      query: '?include_dark_mode=true&touch_bg=%23fff',
      reach: async page => {
        await chooseLogo(page);
        await shows(page, 'Acme');
        await page.getByText('Remove the empty border').waitFor();
        await openRow(page, 'Dark');
        for (const summary of await page.locator('summary').all()) await summary.click();
      },
    },
    {
      name: 'with the combinations of a brand color, and the name of an icon',
      reach: async page => {
        await openRow(page, 'Color');
        await page.getByLabel('Brand color').fill('#e11d48');
        await page.getByRole('list', { name: 'Combinations for the brand color' }).waitFor();
        await icons(page).nth(3).hover();
        await page.locator('.found strong').waitFor();
      },
    },
    {
      name: 'with the Copy menu',
      reach: async page => {
        await drawn(page);
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await page.getByRole('button', { name: 'API request' }).waitFor();
      },
    },
    {
      name: 'with the board of kept designs',
      reach: async page => {
        await drawn(page);
        await keep(page);
        await openBoard(page);
        await page.clock.fastForward(VISIBLE_MS);
        await page.locator('.toast').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'with the steps after a download',
      query: '?library=lucide&name=rocket',
      reach: async page => {
        await drawn(page);
        await page.locator('#download').click();
        await page.getByRole('heading', { name: 'is ready' }).waitFor();
      },
    },
    {
      name: 'with the findings of a check',
      reach: async page => {
        await drawn(page);
        // Phones have no button for the check, so the test drops a file.
        await page.evaluate(() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['GIF89a'], 'favicon.ico'));
          dispatchEvent(new DragEvent('drop', { dataTransfer }));
        });
        await page.getByLabel('Or paste the HTML of your page').fill('<link rel="icon" href="/favicon.ico">');
        await page.getByText('The file is not an ICO').waitFor();
      },
    },
    {
      name: 'with an icon that does not exist',
      query: '?library=lucide&name=rokcet',
      reach: page => page.locator('.show .notice').waitFor(),
    },
  ];

  const ready = (page: Page) => page.locator('#row-dark, .ask').first().waitFor();

  test.each(STATES.map(state => [state.name, state] as const))(
    'has no axe violations %s, on a dark phone with targets of at least 44 pixels and on a light desktop',
    (_, { query = STUDIO_QUERY, reach }) =>
      visit({ query, prepare: withClock }, async ({ page }) => {
        const emulate = await emulator(page);
        await emulate('desk');
        await ready(page);
        await reach(page);
        await emulate('phone');
        expect(await violations(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        await emulate('desk');
        expect(await violations(page)).toEqual([]);
      }),
  );

  const DEVICES = {
    phone: { screen: { ...PHONE.viewport, mobile: true }, colorScheme: 'dark' },
    desk: { screen: { width: 1440, height: 900, mobile: false }, colorScheme: 'light' },
  } as const;

  /** Returns a function that changes the device of a page, because the options of a visit are final. */
  const emulator = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    return async (name: keyof typeof DEVICES): Promise<void> => {
      const { screen, colorScheme } = DEVICES[name];
      await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1 });
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
      // While something fades or changes its colors, contrasts are arbitrary.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const query = `(width: ${screen.width}px) and (prefers-color-scheme: ${colorScheme})`;
      await eventually(() => page.evaluate(text => matchMedia(text).matches, query)).toBe(true);
      const running = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      await eventually(running).toBe(0);
    };
  };

  test('has an axe violation if the search field loses its label', () =>
    open({}, async ({ page }) => {
      await page.evaluate(() => {
        for (const name of ['aria-label', 'placeholder'])
          document.querySelector('#search')?.removeAttribute(name);
      });
      expect((await violations(page)).join()).toContain('label');
    }));

  test('leads from a search to the package by keyboard alone', () =>
    open({ acceptDownloads: true }, async ({ page }) => {
      await tabTo(page, '#search');
      await page.keyboard.type('anvil');
      await found(page, 'anvil');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await eventually(() => icons(page).and(page.locator('[aria-selected=true]')).count()).toBe(1);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      expect(await focused()).toMatch(/^anvil/);
      await tabTo(page, '#row-shape');
      await page.keyboard.press('Enter');
      await tabTo(page, 'input[name="shape"]');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: 'Circle' }).isChecked()).toBe(true);
      await tabTo(page, '#download');
      const { files } = await downloaded(page, () => page.keyboard.press('Enter'));
      expect(files['head.html']).toContain('favicon.svg');
    }));

  /** Presses Tab until an element that matches the selector is focused. */
  const tabTo = async (page: Page, selector: string) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };

  test('moves through the icons with the keys of a grid, keeps the focus in view and loads further icons', () =>
    visit({}, async ({ page }) => {
      await icons(page).nth(47).waitFor();
      const place = () =>
        page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset') ?? 0));
      const isInView = () =>
        page.evaluate(() => {
          const [cell, grid] = [document.activeElement, document.querySelector('.icons')].map(element =>
            element?.getBoundingClientRect(),
          );
          // Boxes have fractional positions, but scroll offsets are whole pixels.
          return Boolean(cell && grid && cell.top > grid.top - 1 && cell.bottom < grid.bottom + 1);
        });
      const columns = await page.evaluate(() => {
        const tops = [...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect().top);
        return tops.filter(top => top === tops[0]).length;
      });
      await icons(page).first().focus();
      for (const [key, expected] of [
        ['ArrowLeft', 1],
        ['ArrowUp', 1],
        ['ArrowRight', 2],
        ['ArrowDown', 2 + columns],
        ['ArrowLeft', 1 + columns],
        ['ArrowUp', 1],
      ] as const) {
        await page.keyboard.press(key);
        expect([key, await place()]).toEqual([key, expected]);
      }
      await page.keyboard.press('PageDown');
      expect((await place()) % columns).toBe(1);
      expect(await place()).toBeGreaterThan(4 * columns);
      await page.keyboard.press('Control+ArrowRight');
      expect((await place()) % columns).toBe(1);
      await eventually(async () => {
        await page.keyboard.press('End');
        return place();
      }).toBeGreaterThan(300);
      await eventually(isInView).toBe(true);
      await page.keyboard.press('Home');
      expect(await place()).toBe(1);
      await eventually(isInView).toBe(true);
    }));

  const liveText = (page: Page) => page.locator('[aria-live="polite"][role="status"]').first().textContent();

  test('announces the number of results, but never the number of the former query after a new query', () =>
    visit({ prepare: withClock }, async ({ page }) => {
      await page.getByRole('searchbox').fill('anvil');
      await eventually(() => liveText(page)).toMatch(/icons? for anvil/);
      const release = await hold(page, '**/api/v1/icons?q=moon&*');
      const requested = page.waitForRequest('**/api/v1/icons?q=moon&*');
      await page.getByRole('searchbox').fill('moon');
      await requested;
      await page.clock.fastForward(ANNOUNCED_MS);
      expect(await liveText(page)).toMatch(/for anvil/);
      release();
      await eventually(() => liveText(page)).toMatch(/icons? for moon/);
    }));

  test('announces selection, undo and advice', () =>
    visit({ prepare: withClock }, async ({ page }) => {
      await page.getByRole('searchbox').fill('anvil');
      await icons(page, /^anvil, Lucide/).click();
      await eventually(() => liveText(page)).toMatch(/^Selected anvil, Lucide/);
      await page.clock.fastForward(ANNOUNCED_MS);
      expect(await liveText(page)).toMatch(/^Selected anvil, Lucide/);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await eventually(() => liveText(page)).toContain('Undone.');
      await openRow(page, 'Color');
      await page.getByLabel('Icon color', { exact: true }).fill('#075985');
      await eventually(() => liveText(page)).toMatch(/icon is hard to see on its background/);
    }));

  test('has at most 36 tab stops, and a skip link to the download as the first one', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      await drawn(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to download');
      let stops = 1;
      const isOnPage = () => page.evaluate(() => document.activeElement !== document.body);
      while ((await isOnPage()) && stops < 60) {
        await page.keyboard.press('Tab');
        if (await isOnPage()) stops++;
      }
      expect(stops).toBeLessThanOrEqual(36);
      await page.locator('.skip-link').focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('download');
      expect(new URL(page.url()).hash).toBe('');
    }));

  test('moves through palettes with the arrow keys', () =>
    open({}, async ({ page }) => {
      const focused = () =>
        page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
      await openRow(page, 'Color');
      await page.getByRole('button', { name: 'Deep sea', exact: true }).focus();
      for (const [key, expected] of [
        ['ArrowRight', 'Ember'],
        ['ArrowDown', 'Olive'],
        ['ArrowUp', 'Ember'],
        ['End', 'Rose'],
        ['ArrowRight', 'Rose'],
      ] as const) {
        await page.keyboard.press(key);
        expect([key, await focused()]).toEqual([key, expected]);
      }
    }));

  test.each(['light', 'dark'] as const)(
    'distinguishes states and shows chosen colors if the system forces its own %s colors',
    colorScheme =>
      open(
        { query: '?library=lucide&name=rocket&include_dark_mode=true', colorScheme, forcedColors: 'active' },
        async ({ page }) => {
          await openRow(page, 'Color');
          const background = (selector: string) =>
            page
              .locator(selector)
              .first()
              .evaluate(element => getComputedStyle(element).backgroundColor);
          const [checked, unchecked] = [
            '.segmented-option:has(:checked)',
            '.segmented-option:not(:has(:checked))',
          ];
          expect(await background(checked)).not.toBe(await background(unchecked));
          expect(await background('.palettes li:nth-child(2) .swatch')).toBe('rgb(194, 65, 12)');
          await icons(page).first().click();
          await page.locator('.cell[aria-selected=true]').waitFor();
          expect(await background('.cell[aria-selected=true]')).not.toBe(
            await background('.cell[aria-selected=false]'),
          );
        },
      ),
  );

  test('moves nothing if the user prefers reduced motion', () =>
    visit({ query: '', reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.showcase li').nth(11).waitFor();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }));

  test('keeps the download button in view on a phone', () =>
    open(PHONE, async ({ page }) => {
      for (const share of [0, 0.5, 1]) {
        await page.evaluate(part => scrollTo(0, document.documentElement.scrollHeight * part), share);
        expect((await boxOf(page.locator('#download'))).bottom).toBeLessThanOrEqual(740);
      }
    }));

  test('has no axe violations and no small targets on a phone with an open sheet', () =>
    open({ ...PHONE, query: '?text=AB&include_dark_mode=true&fg=%23075985' }, async ({ page }) => {
      await ready(page);
      for (const head of await page.locator('.row-head').all()) {
        await head.tap();
        await page.locator('dialog.sheet .settings > *').first().waitFor();
        await page.waitForTimeout(300);
        expect(await violations(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }));

  test('has targets of at least 24 by 44 pixels on a phone of 320 px', () =>
    open({ ...PHONE, viewport: { width: 320, height: 740 } }, async ({ page }) => {
      await chooseSource(page, 'Icon');
      await icons(page).first().waitFor();
      expect(await smallTargets(page)).toEqual([]);
    }));
});
