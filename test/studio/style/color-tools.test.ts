// Color tools of the studio: contrast, brand color, colors of a picture, gradients.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contrastRatio, mix, parseColor } from '../../../src/compose/color/color.ts';
import type { Color } from '../../../src/model/scene.ts';
import { harmoniesOf, mainColors } from '../../../src/studio/style/harmonies.ts';
import { describeStudio, downloaded, eventually, openRow, parameter } from '../studio-page.ts';

const color = (text: string) => parseColor(text) as Color;

test('finds the most frequent colors of a picture, without grays and transparent pixels', () => {
  const pixels = (count: number, rgba: readonly number[]) => Array.from({ length: count }, () => rgba).flat();
  const picture = [
    ...pixels(9, [255, 255, 255, 255]),
    ...pixels(8, [0, 0, 255, 0]),
    ...pixels(3, [200, 30, 20, 255]),
    ...pixels(5, [20, 120, 210, 255]),
  ];
  expect(mainColors({ data: Uint8ClampedArray.from(picture) }).map(({ hex }) => hex)).toEqual([
    '#1478d2',
    '#c81e14',
  ]);
});

test.each(['#e11d48', '#0ea5e9', '#facc15', '#000000', '#ffffff', '#808080', '#14532d', '#c084fc'])(
  'the brand color %s has six combinations with a contrast of at least 4.5',
  brand => {
    const harmonies = harmoniesOf(brand);
    expect(harmonies).toHaveLength(6);
    for (const { bg, bgTo = bg, fg } of harmonies)
      for (const share of [0, 0.25, 0.5, 0.75, 1])
        expect(contrastRatio(color(fg), mix(color(bg), color(bgTo), share))).toBeGreaterThanOrEqual(4.5);
  },
);

describeStudio('the color settings', ({ open }) => {
  const fixes = (page: Page) => page.getByRole('button', { name: 'Fix contrast' });

  test.each([
    ['of the icon', '?library=lucide&name=rocket&fg=%23075999', 'fg'],
    [
      'in dark mode',
      '?library=lucide&name=rocket&include_dark_mode=true&dark_bg=%23000&dark_fg=%23222',
      'dark_fg',
    ],
    ['on iOS', '?library=lucide&name=rocket&fg=%23fff&touch_bg=%23fff', 'touch_bg'],
    ['on dark tabs', '?library=lucide&name=rocket&shape=none&fg=%23111111', 'include_dark_mode'],
  ])('fix the contrast %s, and show the shades before and after', (_, address, field) =>
    open({ query: address }, async ({ page }) => {
      // Without dark mode, advice on dark tabs is no warning, and opens from a question mark.
      if (field === 'include_dark_mode') {
        await openRow(page, 'Dark');
        await page.locator('#include_dark_mode-advice summary').click();
      }
      const fix = fixes(page).first();
      await fix.waitFor();
      expect(await fix.locator('.fix-sample').count()).toBe(2);
      const before = parameter(page, field);
      const count = await fixes(page).count();
      await fix.click();
      await eventually(() => parameter(page, field)).not.toBe(before);
      await eventually(() => fixes(page).count()).toBeLessThan(count);
      await page.keyboard.press('Control+z');
      await eventually(() => parameter(page, field)).toBe(before);
    }),
  );

  test('set the colors of toolbar and splash screen, and the picture for links', () =>
    open(
      {
        viewport: { width: 1440, height: 2400 },
        query: '?library=lucide&name=rocket&fg=%23fff&touch_bg=%23fff',
        acceptDownloads: true,
      },
      async ({ page, errors }) => {
        await page.locator('.warnings', { hasText: 'On iOS the icon is hard to see' }).waitFor();
        await openRow(page, 'Shape');
        await page.locator('summary', { hasText: 'Home screens' }).click();
        await eventually(() => page.locator('.warnings').textContent()).toBe('');
        expect(await page.getByLabel('Toolbar color', { exact: true }).getAttribute('placeholder')).toBe(
          '#075985',
        );
        await page.getByLabel('Toolbar color', { exact: true }).fill('#be123c');
        await page.getByLabel('Splash screen color', { exact: true }).fill('#fef3c7');
        await page.getByRole('checkbox', { name: 'Picture for links' }).check();
        const { files } = await downloaded(page);
        expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({
          theme_color: '#be123c',
          background_color: '#fef3c7',
        });
        expect(files['head.html']).toContain('og:image');
        expect(Object.keys(files)).toContain('og-image.png');
        expect(errors).toEqual([]);
      },
    ));

  test('apply a pasted brand color at once, mark one combination, and say if a pasted text is not a color', () =>
    open({}, async ({ page }) => {
      await openRow(page, 'Color');
      const field = page.getByRole('textbox', { name: 'Brand color' });
      await field.fill('e11d48');
      const list = page.getByRole('list', { name: 'Combinations for the brand color' });
      const pressed = () =>
        list
          .getByRole('button')
          .evaluateAll(all => all.filter(each => each.ariaPressed === 'true').map(each => each.ariaLabel));
      await eventually(() => list.getByRole('button').count()).toBe(6);
      for (const text of ['e11d48', '#0a7', 'rgb(40 40 40)', 'white', 'gold']) {
        await field.fill(text);
        const { hex } = color(text.startsWith('e') ? `#${text}` : text);
        await eventually(() => parameter(page, 'bg')).toBe(hex);
        for (const name of ['Neighbor colors', 'Tone in tone', 'On your color']) {
          await list.getByRole('button', { name }).click();
          await eventually(pressed).toHaveLength(1);
        }
      }
      await page.getByRole('list', { name: 'Color palettes' }).getByRole('button', { name: 'Plum' }).click();
      await eventually(pressed).toEqual([]);
      await field.fill('no color');
      await page.getByText('Not a color.').waitFor();
    }));

  test('set the background to a color name or to a hex color without #', () =>
    open({}, async ({ page }) => {
      await openRow(page, 'Color');
      const field = page.getByLabel('Background', { exact: true });
      for (const [text, expected] of [
        ['facc15', '#facc15'],
        ['F80', '#F80'],
        ['11223344', '#11223344'],
        ['teal', 'teal'],
      ] as const) {
        await field.fill(text);
        await eventually(() => parameter(page, 'bg')).toBe(expected);
        expect(await field.getAttribute('aria-invalid')).toBe('false');
      }
      await field.fill('12345');
      await page.getByText('Not a color.').waitFor();
    }));

  test('set the direction, the middle and the form of a gradient, and show its derived end', () =>
    open({}, async ({ page }) => {
      await openRow(page, 'Color');
      await page.getByText('Linear', { exact: true }).click();
      const end = page.getByLabel('Gradient end', { exact: true });
      await eventually(() => end.inputValue()).toMatch(/^#[\da-f]{6}$/);
      await page.getByLabel('Direction', { exact: true }).fill('45');
      await eventually(() => parameter(page, 'bg_angle')).toBe('45');
      await page.getByLabel('Gradient middle', { exact: true }).fill('#7c3aed');
      await eventually(() => parameter(page, 'bg_via')).toBe('#7c3aed');
      await page.getByText('Radial', { exact: true }).click();
      await eventually(() => parameter(page, 'bg_gradient')).toBe('radial');
      await eventually(() => page.locator('.large-preview-light radialGradient stop').count()).toBe(3);
    }));
});
