// Layout of the studio at all screen widths.
// @module-tag slow
import { chromium, type Locator, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumPath } from '../../browser/chromium.ts';
import { describeStudio, drawn, eventually, icons, STUDIO_QUERY } from '../studio-page.ts';

const LONG_NAME = encodeURIComponent(`Very long ${'Extraordinarilylong'.repeat(4)}`);

describeStudio('the layout', ({ visit, url }) => {
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
                // The image of the design must not be cut off. Other apps and tabs may be cut off at the edge.
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

  const SIZES = [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1200, 560],
    [1280, 600],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const;

  test('fits the height of the window at widths from 1200 px, and adds no space below the content otherwise', () =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      await drawn(page);
      for (const summary of await page.locator('summary').all()) await summary.click();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
        const { tallest, end } = await page.evaluate(() => ({
          tallest: document.documentElement.scrollHeight,
          end: Math.ceil(
            (document.querySelector('.page-main')?.getBoundingClientRect().bottom ?? 0) + scrollY,
          ),
        }));
        const place = `${width} x ${height}`;
        expect(tallest, place).toBeLessThanOrEqual(width >= 1200 ? height : Math.max(height, end));
      }
    }));

  // WCAG 2.2, 1.4.10: 320 x 256 is a window of 1280 x 1024 at 400 % zoom.
  test.each([
    [320, 256],
    [320, 480],
    [360, 480],
    [390, 450],
    [480, 320],
    [640, 360],
    [667, 375],
    [768, 320],
  ])('cuts off no control and lets none overlap in a window of %i x %i', (width, height) =>
    visit({ viewport: { width, height }, query: '?text=AB' }, async ({ page, errors }) => {
      await drawn(page);
      /** Controls whose text is cut off, that are out of view, or that cover each other. */
      const faults = (selector: string) =>
        page.evaluate(css => {
          const controls = [...document.querySelectorAll<HTMLElement>(css)].filter(one =>
            one.checkVisibility(),
          );
          const boxes = controls.map(one => [one, one.getBoundingClientRect()] as const);
          const text = (one: Element) => one.ariaLabel ?? one.textContent;
          return boxes.flatMap(([one, { left, right, top, bottom }]) => {
            const isCut = one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2;
            const isOutside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
            const covered = boxes.filter(
              ([other, box]) =>
                other !== one &&
                Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
                Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
            );
            return [
              ...(isCut ? [`${text(one)} is cut off`] : []),
              ...(isOutside ? [`${text(one)} is outside`] : []),
              ...covered.map(([other]) => `${text(one)} covers ${text(other)}`),
            ];
          });
        }, selector);
      const bars = '.settings-column :is(.sheet-opener, .button-main, .copy-opener)';
      expect(await faults(`${width < 768 ? `${bars}, ` : ''}.header-actions button`)).toEqual([]);
      const openers = page.locator('.sheet-opener:visible');
      for (let place = 0; place < (await openers.count()); place++) {
        await openers.nth(place).click();
        const sheet = await box(page, '.style-panel-open');
        expect(sheet.y, `sheet ${place}`).toBeGreaterThanOrEqual(0);
        expect(sheet.height, `sheet ${place}`).toBeGreaterThanOrEqual(100);
        expect(await faults(`${bars}, .style-panel-open .sheet-close`)).toEqual([]);
      }
      const field = page.locator('.initials-input');
      await page.keyboard.press('Escape');
      await field.focus();
      const { y, bottom } = await box(page, '.initials-input');
      const limit = width < 768 ? (await box(page, '.settings-column')).y : height;
      expect([y >= 0, bottom <= limit]).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(errors).toEqual([]);
    }),
  );

  test('has no scroll bar at a rounded corner', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await eventually(() => page.evaluate(() => innerWidth)).toBe(width);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('body *')].flatMap(element => {
            const { overflowY, borderTopRightRadius, borderRightWidth } = getComputedStyle(element);
            const canScroll = overflowY === 'auto' || overflowY === 'scroll';
            // Text areas are exempt, because they have their own scroll bars and small corners.
            const isCut = canScroll && Number.parseFloat(borderTopRightRadius) > 8 && borderRightWidth !== '';
            return isCut && !element.matches('textarea') ? [element.className] : [];
          }),
        );
        expect(cut, `${width} x ${height}`).toEqual([]);
      }
    }));

  test.each([
    ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
    ['a window at 200 % zoom', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
    ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ])('offers reset, shortcuts, documentation and check on %s', (_, device) =>
    visit({ ...device, query: '?library=lucide&name=flame&bg=%23b91c1c' }, async ({ page }) => {
      await drawn(page);
      const opener = page.getByRole('button', { name: 'More', exact: true });
      const openMenu = async () => {
        if (await opener.isVisible()) await opener.click();
      };
      await openMenu();
      expect(await page.getByRole('link', { name: 'API', exact: true }).getAttribute('href')).toBe('docs');
      await page.getByRole('button', { name: 'Reset settings' }).click();
      await eventually(() => new URL(page.url()).search).toBe(STUDIO_QUERY);
      for (const [action, title] of [
        ['Keyboard shortcuts', 'Keyboard shortcuts'],
        ['Check', 'Check your site'],
      ] as const) {
        await openMenu();
        await page.getByRole('button', { name: action, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'hidden' });
      }
      if (!(await opener.isVisible())) return;
      await openMenu();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('link', { name: 'API', exact: true }).isVisible()).toBe(false);
      expect(await opener.evaluate(button => button === document.activeElement)).toBe(true);
    }),
  );

  test.each([320, 360, 720, 1024, 1280, 1440])(
    'shows every purpose without sideways scrolling at %i px',
    width =>
      visit({ viewport: { width, height: 800 } }, async ({ page }) => {
        const chips = page.getByRole('list', { name: 'Icons by purpose' }).getByRole('button');
        await eventually(() => chips.count()).toBe(12);
        const outside = await chips.evaluateAll(all =>
          all.flatMap(chip => {
            const { left, right } = chip.getBoundingClientRect();
            const list = chip.closest('ul')?.getBoundingClientRect();
            return list && left >= list.left - 1 && right <= list.right + 1 ? [] : [chip.textContent];
          }),
        );
        expect(outside).toEqual([]);
      }),
  );

  /** Buttons of a list of which a part is in view and another is not. */
  const cutOff = (list: Locator): Promise<readonly string[]> =>
    list.evaluate(element => {
      const frame = element.getBoundingClientRect();
      const right = Math.min(frame.right, innerWidth);
      return [...element.querySelectorAll('button')]
        .map(button => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.top < frame.bottom && box.left < right)
        .filter(({ box }) => box.bottom > frame.bottom + 1 || box.right > right + 1)
        .map(({ button }) => button.textContent || button.ariaLabel || '');
    });

  test.each([320, 360, 375, 390, 412, 768])(
    'cuts off no purpose and no emoji on a touch screen of %i px, and shows all of them on request',
    width =>
      visit({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true }, async ({ page }) => {
        const purposes = page.getByRole('list', { name: 'Icons by purpose' });
        await eventually(() => purposes.getByRole('button').count()).toBe(12);
        const bottom = async () => (await box(page, '.purposes')).bottom;
        expect(await cutOff(purposes)).toEqual([]);
        const closed = await bottom();
        await page.getByRole('button', { name: 'More purposes' }).tap();
        await eventually(bottom).toBeGreaterThan(closed);
        expect(await cutOff(purposes)).toEqual([]);
        const last = await purposes.getByRole('button').last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bottom()) + 1);
        await page.getByRole('searchbox').fill('cat');
        const row = page.getByRole('list', { name: 'Matching emoji' });
        await row.getByRole('button').nth(5).waitFor({ state: 'attached' });
        expect(await cutOff(row)).toEqual([]);
        await page.getByRole('button', { name: 'More emoji' }).tap();
        await page.getByRole('list', { name: 'Emoji', exact: true }).getByRole('button').nth(5).waitFor();
        expect(await page.getByRole('searchbox', { name: 'Search emoji' }).inputValue()).toBe('cat');
      }),
  );

  test('moves nothing while it loads, with scroll bars and without a mouse', async () => {
    const browser = await chromium.launch({
      executablePath: chromiumPath ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--blink-settings=primaryHoverType=1,availableHoverTypes=1'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver(list => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
            moved.push(
              ...sources.map(({ node }) => (node as Partial<Element>)?.outerHTML?.slice(0, 80) ?? ''),
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(url() + STUDIO_QUERY);
      await icons(page).nth(20).waitFor();
      await drawn(page);
      await page.locator('summary', { hasText: 'Home screens' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      const bar = await page
        .locator('#icons')
        .evaluate(grid => (grid as HTMLElement).offsetWidth - grid.clientWidth);
      expect(bar).toBeGreaterThan(0);
      expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('reaches every typeface of the initials by scrolling the panel', () =>
    visit({ viewport: { width: 1280, height: 720 }, query: '?text=AB' }, async ({ page }) => {
      const last = page.getByRole('list', { name: 'Typefaces' }).getByRole('button').last();
      await last.scrollIntoViewIfNeeded();
      const panel = await box(page, '.search-panel');
      const face = await last.boundingBox();
      expect((face?.y ?? 999) + (face?.height ?? 999)).toBeLessThanOrEqual(panel.bottom);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }));

  test.each([320, 768, 1440])('shows all digits of a color in its field at %i px', width =>
    visit(
      {
        viewport: { width, height: 900 },
        query: '?library=lucide&name=rocket&bg=%23b91c1c',
        prepare: page => page.addInitScript(() => Object.assign(window, { EyeDropper: class {} })),
      },
      async ({ page }) => {
        await drawn(page);
        if (width < 768)
          await page
            .getByRole('toolbar', { name: 'Settings' })
            .getByRole('button', { name: 'Colors' })
            .click();
        const field = page.getByLabel('Background', { exact: true });
        await page.getByRole('button', { name: 'Background: reset to default' }).waitFor();
        expect(await field.inputValue()).toBe('#b91c1c');
        expect(await field.evaluate(input => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
      },
    ),
  );

  test('does not move the header when the first design is kept', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const places = () =>
          page
            .locator('.header-actions button:visible')
            .evaluateAll(all => all.map(button => button.getBoundingClientRect().x));
        const before = await places();
        const keep = page.getByRole('button', { name: 'Keep', exact: true });
        await keep.click();
        await page.locator('.compare-opener .count').waitFor();
        expect(await places(), `${width}`).toEqual(before);
        await keep.click();
        await page.locator('.compare-opener .count').waitFor({ state: 'detached' });
      }
    }));

  test('shows only the message about JavaScript if scripts are disabled', () =>
    visit({ javaScriptEnabled: false }, async ({ page }) => {
      await page.locator('.noscript').waitFor();
      expect(await page.locator('.panel:visible').count()).toBe(0);
    }));
});
