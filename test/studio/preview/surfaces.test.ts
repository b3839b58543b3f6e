// Surfaces of the preview: files, pixels and color schemes.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, eventually } from '../studio-page.ts';

/** Tall enough for all surfaces to be near the viewport. */
const TALL = { viewport: { width: 1440, height: 2600 } };

const FILES: Readonly<Record<string, string>> = {
  'any 96': 'favicon-96x96.png',
  'touch 180': 'apple-touch-icon.png',
  'maskable 192': 'android-chrome-maskable-192x192.png',
  'any 192': 'android-chrome-192x192.png',
  'any 512': 'android-chrome-512x512.png',
  'monochrome 192': 'android-chrome-monochrome-192x192.png',
};

describeStudio('the surfaces', ({ visit }) => {
  const shown = async (page: Page) => {
    await drawn(page);
    // The page composes images only after the first interaction.
    await page.mouse.move(700, 500);
    await eventually(() => page.locator('canvas[data-file]:not([hidden])').count()).toBe(12);
  };

  test('show the pixels of the files that their captions name', () =>
    visit(
      {
        ...TALL,
        query: '?library=phosphor&name=rocket&style=duotone&bg_mode=linear&maskable_bg=teal&monochrome=true',
        acceptDownloads: true,
        deviceScaleFactor: 2,
      },
      async ({ page, errors }) => {
        await shown(page);
        const { bytes } = await downloaded(page, () => page.locator('#download').click());
        const images = Object.fromEntries(
          Object.entries(FILES).map(([key, file]) => [
            key,
            Buffer.from(bytes[file] ?? []).toString('base64'),
          ]),
        );
        const differences = await page.evaluate(async files => {
          const canvases = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-file]')];
          const found: { file: string; caption: string; difference: number }[] = [];
          for (const canvas of canvases) {
            const file = canvas.dataset.file ?? '';
            if (!files[file]) continue;
            const side = canvas.width;
            const data = Uint8Array.from(atob(files[file]), letter => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([data]), {
              resizeWidth: side,
              resizeHeight: side,
              resizeQuality: 'high',
            });
            const expected = new OffscreenCanvas(side, side).getContext('2d');
            expected?.drawImage(image, 0, 0);
            const [actual, wanted] = [canvas.getContext('2d'), expected].map(
              context => context?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray(),
            );
            // Premultiplied, because the colors of transparent pixels are arbitrary.
            const painted = (data = new Uint8ClampedArray()) =>
              data.map((value, place) => (place % 4 === 3 ? value : (value * (data[place | 3] ?? 0)) / 255));
            const [first, second] = [painted(actual), painted(wanted)];
            const difference = Math.max(
              ...first.map((value, place) => Math.abs(value - (second[place] ?? 0))),
            );
            const caption = canvas.closest('figure')?.querySelector('.file')?.textContent ?? '';
            found.push({ file, caption, difference });
          }
          return found;
        }, images);
        expect(new Set(differences.map(({ file }) => file))).toEqual(new Set(Object.keys(FILES)));
        for (const { file, caption, difference } of differences) {
          expect(caption).toBe(FILES[file]);
          expect(difference, file).toBeLessThanOrEqual(2);
        }
        expect(errors).toEqual([]);
      },
    ));

  test('follow the design', () =>
    visit(TALL, async ({ page }) => {
      await shown(page);
      const color = () =>
        page
          .locator('canvas[data-file="touch 180"]')
          .first()
          .evaluate(element => [
            ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(4, 4, 1, 1).data ?? []),
          ]);
      expect(await color()).toEqual([7, 89, 133, 255]);
      await page.getByRole('button', { name: 'Ember' }).click();
      await eventually(color).toEqual([194, 65, 12, 255]);
    }));

  test('change their color scheme', () =>
    visit(TALL, async ({ page }) => {
      await shown(page);
      const background = () =>
        page.locator('.results').evaluate(element => getComputedStyle(element).backgroundColor);
      expect(await background()).toBe('rgb(255, 255, 255)');
      await page.getByRole('radio', { name: 'Dark', exact: true }).check();
      await eventually(background).toBe('rgb(31, 31, 31)');
    }));

  test.each([360, 1440])('cause no layout shift while they load and scroll into view at %i px', width =>
    visit(
      {
        viewport: { width, height: 800 },
        prepare: page =>
          page.addInitScript(() => {
            const shifts: number[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver(list => {
              for (const entry of list.getEntries())
                shifts.push((entry as PerformanceEntry & { value: number }).value);
            }).observe({ type: 'layout-shift', buffered: true });
          }),
      },
      async ({ page }) => {
        await drawn(page);
        await page.locator('.preview-group').first().waitFor({ state: 'attached' });
        for (const card of await page.locator('.preview-card').all()) {
          await card.scrollIntoViewIfNeeded();
          await card.locator('.preview-card-content > *').first().waitFor();
        }
        const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
      },
    ),
  );

  test('are missing if their code cannot be loaded, and the large preview remains', () =>
    visit(
      { ...TALL, prepare: page => page.route('**/surface-list-*.js', route => route.abort()) },
      async ({ page }) => {
        await drawn(page);
        expect(await page.getByRole('button', { name: 'Download package' }).isEnabled()).toBe(true);
        expect(await page.locator('.window').count()).toBe(0);
      },
    ));
});
