// @module-tag slow
// Real taps and clicks on the studio's controls.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contrastRatio, parseColor } from '../../../src/compose/color/color.ts';
import type { Color } from '../../../src/model/scene.ts';
import { boxOf, chooseSource, describeStudio, eventually, icons, STUDIO_QUERY } from '../studio-page.ts';

const DEVICES = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  // A laptop with a touch screen. Its primary pointer can hover.
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, hasTouch: true, isMobile: false },
] as const;

/** Selector of controls. Omits sliders, because a tap moves a slider and causes no click. */
const CONTROLS =
  'button, a, select, summary, input:not([type=file], [type=range]), textarea, [role=option], label:has(input)';
/** Places inside a control, as fractions of its box. */
const PLACES = [
  [0.5, 0.5],
  [0.12, 0.12],
  [0.88, 0.12],
  [0.12, 0.88],
  [0.88, 0.88],
] as const;
/** Step between the tested icons. All icons are alike, and every seventh is in another column. */
const ICON_STEP = 7;

interface Point {
  readonly x: number;
  readonly y: number;
  /** The visible control at the point. */
  readonly control: string;
}

/** Fields of text in which iOS zooms in on focus. */
const smallFields = (page: Page) =>
  page
    .locator(
      'input:not([type=file], [type=range], [type=radio], [type=checkbox], [type=color]), select, textarea',
    )
    .evaluateAll(all =>
      all
        .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(field => field.id || field.className),
    );

/** Runs in the page. Reports the control of each click, and prevents the effect of the click. */
const reportClicks = (controls: string) => {
  const clicks: string[] = [];
  // Each control has a unique name, because other controls may be added in between.
  let count = 0;
  const identify = (element: Element) => {
    if (!element.hasAttribute('data-control')) element.setAttribute('data-control', String(count++));
    return `${element.nodeName} ${element.getAttribute('data-control')}`;
  };
  document.addEventListener(
    'click',
    event => {
      const target = event.target as Element;
      const isVisible =
        target.matches('label input') ||
        target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const control = target.closest('label:has(input)') ?? target.closest(controls);
      clicks.push(control && isVisible ? identify(control) : `invisible ${target.className}`);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  Object.assign(globalThis, { clicks, identify });
};

/** Points in view on a grid over each control. Omits points that another element covers. */
const pointsOf = (page: Page): Promise<readonly Point[]> =>
  page.evaluate(
    ([controls, places, iconStep]) => {
      const all = [...document.querySelectorAll(controls)];
      const { identify } = globalThis as unknown as { identify(element: Element): string };
      const outermost = (element: Element | null | undefined) =>
        element?.closest('label:has(input)') ?? element?.closest(controls);
      return all.flatMap(element => {
        if (outermost(element) !== element || !element.checkVisibility({ visibilityProperty: true }))
          return [];
        if (Number(element.getAttribute('aria-posinset') ?? 0) % iconStep !== 0) return [];
        const box = element.getBoundingClientRect();
        return places
          .map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }))
          .flatMap(({ x, y }) => {
            // A select opens a list of the system, which a test cannot close by a tap.
            const top = outermost(document.elementFromPoint(x, y));
            return top === element && !element.matches('select')
              ? [{ x, y, control: identify(element) }]
              : [];
          });
      });
    },
    [CONTROLS, PLACES, ICON_STEP] as const,
  );

const takeClicks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { clicks: string[] }).clicks.splice(0));

describeStudio('pointer input', ({ visit, open }) => {
  test.each(DEVICES)('activates on $name the control that is visible at the point', device =>
    open(device, async ({ page }) => {
      await chooseSource(page, 'Icon');
      await icons(page).nth(20).waitFor();
      // The cells in view are filled only when the later start icons are loaded.
      await page.waitForLoadState('networkidle');
      await page.evaluate(reportClicks, CONTROLS);
      const points = await pointsOf(page);
      expect(points.length).toBeGreaterThan(60);
      const wrong: string[] = [];
      for (const { x, y, control } of points)
        for (const press of [() => page.touchscreen.tap(x, y), () => page.mouse.click(x, y)]) {
          await press();
          const clicks = await takeClicks(page);
          if (clicks.join() !== control)
            wrong.push(`${control} at ${x}, ${y}: ${clicks.join() || 'nothing'}`);
        }
      expect(wrong).toEqual([]);
    }),
  );

  test.each(DEVICES)('selects on $name the tapped icon, and keeps no design', device =>
    visit(device, async ({ page }) => {
      await chooseSource(page, 'Icon');
      await icons(page).nth(11).waitFor();
      for (const place of [0, 3, 7, 11])
        for (const [x, y] of [
          [0.5, 0.5],
          [0.85, 0.15],
          [0.15, 0.85],
        ] as const) {
          const icon = icons(page).nth(place);
          const name = (await icon.getAttribute('aria-label'))?.split(',')[0];
          await icon.scrollIntoViewIfNeeded();
          const box = await boxOf(icon);
          await page.touchscreen.tap(box.x + x * box.width, box.y + y * box.height);
          await eventually(() => icon.getAttribute('aria-selected')).toBe('true');
          await eventually(() => page.locator('.large-preview strong').textContent()).toBe(name);
        }
      expect(await page.locator('.cell-star-kept').count()).toBe(0);
    }),
  );

  test('keeps and names an icon on a long press, without selecting it', () =>
    visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
      await chooseSource(page, 'Icon');
      const icon = icons(page).nth(3);
      await icon.waitFor();
      await icon.scrollIntoViewIfNeeded();
      const box = await boxOf(icon);
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('.toast', { hasText: 'kept' }).waitFor();
      const name = (await icon.getAttribute('aria-label'))?.split(',')[0]?.replaceAll(' ', '-');
      expect(await page.locator('.found strong').textContent()).toBe(name);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await eventually(() => icon.locator('.cell-star-kept').count()).toBe(1);
      expect(new URL(page.url()).search).toBe(STUDIO_QUERY);
      expect(await page.getByRole('button', { name: 'More', exact: true }).count()).toBe(1);
    }));

  test('centers the picture of an icon, and shows on hover in its corner the star that keeps it, with a contrast of 3:1', () =>
    visit({}, async ({ page }) => {
      const icon = icons(page).nth(5);
      await icon.waitFor();
      await page.mouse.move(0, 0);
      expect(await icon.locator('.cell-star').isVisible()).toBe(false);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await icon.hover();
        const star = await boxOf(icon.locator('.cell-star'));
        const picture = await boxOf(icon.locator('.cell-icon'));
        const cell = await boxOf(icon);
        expect(picture.x + picture.width / 2).toBeCloseTo(cell.x + cell.width / 2, 0);
        expect(picture.y + picture.height / 2).toBeCloseTo(cell.y + cell.height / 2, 0);
        expect([star.right, star.y]).toEqual([cell.right, cell.y]);
        expect(Math.min(star.width, star.height)).toBeGreaterThanOrEqual(24);
        const colors = await icon.evaluate(cell => {
          const star = cell.querySelector('.cell-star') as Element;
          return [getComputedStyle(star).color, getComputedStyle(cell).backgroundColor];
        });
        const [ink, ground] = colors.map(text => parseColor(text) as Color) as [Color, Color];
        expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(3);
      }
    }));

  test('finds text of at least 16 px in each field, so that iOS does not zoom in', () =>
    open(
      { ...DEVICES[0], query: '?text=AB&bg_mode=linear&include_dark_mode=true', acceptDownloads: true },
      async ({ page }) => {
        expect(await smallFields(page)).toEqual([]);
        await page.locator('#download').click();
        await page.getByText('One PNG', { exact: true }).click();
        await page.getByText('Check my site', { exact: true }).click();
        await page.locator('.site-checker-paste').waitFor();
        expect(await smallFields(page)).toEqual([]);
      },
    ));
});
