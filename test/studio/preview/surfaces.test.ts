// Views of the preview: files, pixels and color schemes.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, eventually, openRow, parameter } from '../studio-page.ts';

describeStudio('the views', ({ visit, open }) => {
  const view = (page: Page, name: string) =>
    page.getByRole('toolbar', { name: 'Where it appears' }).getByRole('button', { name, exact: true });
  const shown = async (page: Page) => {
    await drawn(page);
    await eventually(() => page.locator('canvas[data-file]:not([hidden])').count()).toBe(6);
  };

  test('show the pixels of the files in the package, and name these files', () =>
    visit(
      {
        query: '?library=phosphor&name=rocket&style=duotone&bg_mode=linear&maskable_bg=teal',
        acceptDownloads: true,
        deviceScaleFactor: 2,
      },
      async ({ page, errors }) => {
        await shown(page);
        const { bytes } = await downloaded(page);
        await page.goBack().catch(() => undefined);
        for (const [label, key, file] of [
          ['Google', 'any 96', 'favicon-96x96.png'],
          ['iPhone', 'touch 180', 'apple-touch-icon.png'],
          ['Android', 'maskable 192', 'android-chrome-maskable-192x192.png'],
          ['Windows', 'any 192', 'android-chrome-192x192.png'],
        ] as const) {
          await view(page, label).click();
          expect(await page.locator('figcaption .file').textContent()).toBe(file);
          const canvas = page.locator(`.stage canvas[data-file="${key}"]:not([hidden])`);
          await canvas.waitFor();
          const png = Buffer.from(bytes[file] ?? []).toString('base64');
          await eventually(() => canvas.evaluate(differenceFrom, png)).toBeLessThanOrEqual(2);
        }
        expect(errors).toEqual([]);
      },
    ));

  test('follow the design', () =>
    visit({}, async ({ page }) => {
      await shown(page);
      const color = () =>
        page
          .locator('canvas[data-file="touch 180"]')
          .first()
          .evaluate(element => [
            ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(4, 4, 1, 1).data ?? []),
          ]);
      expect(await color()).toEqual([7, 89, 133, 255]);
      await openRow(page, 'Color');
      await page.getByRole('button', { name: 'Ember', exact: true }).click();
      await eventually(color).toEqual([194, 65, 12, 255]);
    }));

  test.each([
    ['?library=tabler&name=bread&bg=%230f766e', '#ffffff', '#0f766e'],
    ['?text=AB&bg=%23facc15&fg=%23111111', '#111111', '#facc15'],
    ['?library=lucide&name=rocket&bg=%231e1b4b&bg_mode=linear', '#ffffff', '#1e1b4b'],
    ['?library=lucide&name=rocket&include_dark_mode=false&dark_bg=%23333333', '#333333', null],
    ['?emoji=%F0%9F%A6%8A&bg=%23b91c1c', null, null],
  ])(
    'switch to a dark tab, and the design %s to a first proposal, when the user ticks dark colors',
    (query, bg, fg) =>
      open({ query }, async ({ page }) => {
        await view(page, 'iPhone').click();
        await openRow(page, 'Dark');
        const mode = page.getByRole('radio', { name: 'Dark', exact: true });
        expect(await mode.isChecked()).toBe(false);
        await page.getByLabel('Different colors in dark browsers').check();
        await eventually(() => mode.isChecked()).toBe(true);
        await eventually(() => view(page, 'Chrome').getAttribute('aria-pressed')).toBe('true');
        expect([parameter(page, 'dark_bg'), parameter(page, 'dark_fg')]).toEqual([bg, fg]);
      }),
  );

  test.each([
    ['favicon.ico', 'without a dark look', ''],
    ['favicon.svg', 'with a dark look', '&include_dark_mode=true'],
  ])('name %s for Chrome %s, and the second SVG for Firefox', (name, _, fields) =>
    open({ query: `?library=lucide&name=rocket${fields}` }, async ({ page }) => {
      const file = page.locator('figcaption .file');
      expect(await file.textContent()).toBe(name);
      await view(page, 'Firefox').click();
      expect(await file.textContent()).toBe('favicon-2x.svg');
    }),
  );

  test('show the dark look and the phone by the switch above', () =>
    open({ query: '?library=lucide&name=rocket&include_dark_mode=true' }, async ({ page }) => {
      const plate = (scheme: string) =>
        page.locator(`.large-preview-${scheme} svg > :first-child`).first().getAttribute('fill');
      await eventually(() => plate('light')).toBe('#075985');
      await page.getByText('Dark', { exact: true }).first().click();
      await eventually(() => plate('dark')).toBe('#fff');
      await page.getByText('Phone', { exact: true }).click();
      await page.locator('.stage .phone').waitFor();
      expect(await view(page, 'iPhone').getAttribute('aria-pressed')).toBe('true');
    }));

  test('show the name of the site, which is edited in the tab and goes into the manifest', () =>
    open({ acceptDownloads: true }, async ({ page }) => {
      const name = page.getByRole('textbox', { name: 'Site name' });
      expect(await name.inputValue()).toBe('');
      await name.fill('المخبز في المدينة');
      expect(await name.evaluate(field => getComputedStyle(field).direction)).toBe('rtl');
      await name.fill('Acme');
      await name.press('Enter');
      await eventually(() => page.locator('.film .tab-name').first().textContent()).toBe('Acme');
      const { files } = await downloaded(page);
      expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({ name: 'Acme' });
    }));
});

/** Runs in the page. The largest difference between a canvas and a PNG in base64 that is scaled to its size. */
const differenceFrom = async (element: Element, base64: string): Promise<number> => {
  const canvas = element as HTMLCanvasElement;
  const side = canvas.width;
  const data = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([data]), {
    resizeWidth: side,
    resizeHeight: side,
    resizeQuality: 'high',
  });
  const expected = new OffscreenCanvas(side, side).getContext('2d');
  expected?.drawImage(image, 0, 0);
  // Premultiplied, because the colors of transparent pixels are arbitrary.
  const painted = (context: { getImageData: CanvasRenderingContext2D['getImageData'] } | null) =>
    [...(context?.getImageData(0, 0, side, side).data ?? [])].map((value, place, all) =>
      place % 4 === 3 ? value : (value * (all[place | 3] ?? 0)) / 255,
    );
  const [first, second] = [painted(canvas.getContext('2d')), painted(expected)];
  return first.reduce((most, value, place) => Math.max(most, Math.abs(value - (second[place] ?? 0))), 0);
};
