// Kept designs: keeping, comparing, files, storage.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseAction, describeStudio, drawn, eventually, icons, STUDIO_QUERY } from '../studio-page.ts';

describeStudio('kept designs', ({ visit }) => {
  const compare = async (page: Page) => {
    await chooseAction(page, /^Board/);
    const dialog = page.getByRole('dialog', { name: 'Board' });
    await dialog.waitFor();
    return dialog;
  };
  /** Chooses an item of the menu of a card. */
  const act = async (page: Page, name: string, item: string) => {
    await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await page.locator('.menu-list').getByRole('button', { name: item }).click();
  };
  const names = (page: Page) =>
    page
      .getByLabel('Name of the design')
      .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));

  test('are added from the design and from the grid, and shown as tabs in both color schemes', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      const icon = icons(page).nth(4);
      await icon.hover();
      await icon.locator('.cell-star').click();
      await icons(page).nth(6).focus();
      await page.keyboard.press('k');
      const dialog = await compare(page);
      expect(await names(page)).toHaveLength(3);
      for (const scheme of ['light', 'dark']) {
        const images = dialog.locator(`.compare-strip.window-${scheme} img`);
        expect(await images.count()).toBe(3);
        expect(
          await images.evaluateAll(all => all.map(image => (image as HTMLImageElement).naturalWidth > 0)),
        ).toEqual([true, true, true]);
        const box = await images.first().boundingBox();
        expect([box?.width, box?.height]).toEqual([16, 16]);
      }
      expect(await dialog.locator('.compare-card img[width="32"]').count()).toBe(6);
    }));

  test('have a link that asks others which one to take', () =>
    visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await icons(page).nth(4).focus();
      await page.keyboard.press('k');
      const dialog = await compare(page);
      await dialog.getByRole('button', { name: 'Ask others: “Which one?”' }).click();
      await eventually(() => dialog.getByRole('button', { name: 'Link copied' }).count()).toBe(1);
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await eventually(() => page.locator('.board b').allTextContents()).toEqual(['A', 'B']);
    }));

  test('have names, an order and all surfaces, and can be removed', () =>
    visit({ query: '?text=Q&font=serif&shape=circle' }, async ({ page, errors }) => {
      await drawn(page);
      await page.keyboard.press('k');
      await page.locator('.toast', { hasText: 'kept' }).waitFor();
      await page.goto(page.url().replace(/\?.*/, '?library=lucide&name=rocket'));
      await drawn(page);
      await page.keyboard.press('k');
      const dialog = await compare(page);
      const [first = '', second = ''] = await names(page);
      expect(first).toBe('Initials Q serif circle');
      await eventually(() => dialog.locator('.compare-app svg').count()).toBe(4);
      await act(page, second, 'Move back');
      expect(await names(page)).toEqual([second, first]);
      await act(page, second, 'Move back');
      expect(await names(page)).toEqual([second, first]);
      await dialog.getByLabel('Name of the design').nth(1).fill('Other');
      await page.keyboard.press('Tab');
      await act(page, second, 'Remove');
      expect(await names(page)).toEqual(['Other']);
      expect(errors).toEqual([]);
    }));

  test('show the dark look on dark tabs', () =>
    visit({ query: '?library=lucide&name=rocket&include_dark_mode=true' }, async ({ page }) => {
      await drawn(page);
      await page.keyboard.press('k');
      const dialog = await compare(page);
      const corner = async (scheme: string) => {
        const image = dialog.locator(`.compare-size.window-${scheme} img[width="32"]`);
        const png = await image.screenshot();
        return page.evaluate(
          async bytes => {
            const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            context?.drawImage(bitmap, 0, 0);
            return [...(context?.getImageData(3, 16, 1, 1).data ?? [])].slice(0, 3);
          },
          [...png],
        );
      };
      expect(await corner('light')).toEqual([7, 89, 133]);
      expect(await corner('dark')).toEqual([255, 255, 255]);
    }));

  test('keep their names after a reload, and can be used as the design again', () =>
    visit({ query: '?text=AB&bg=%23be123c' }, async ({ page }) => {
      await drawn(page);
      await page.keyboard.press('k');
      await compare(page);
      await page.getByLabel('Name of the design').fill('Red letters');
      await page.keyboard.press('Tab');
      await page.goto(`${new URL(page.url()).origin}/${STUDIO_QUERY}`);
      await drawn(page);
      await compare(page);
      expect(await names(page)).toEqual(['Red letters']);
      expect(await page.context().cookies()).toEqual([]);
      await page.getByRole('button', { name: 'Use Red letters' }).click();
      await eventually(() => new URL(page.url()).search).toBe('?text=AB&bg=%23be123c');
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await compare(page);
      await page.getByText('Nothing kept yet').waitFor();
    }));

  test('are saved as favsmith.json and opened again', () =>
    visit(
      { query: '?text=AB&bg=none&font=serif&corner_radius=0.1', acceptDownloads: true },
      async ({ page }) => {
        await drawn(page);
        const query = new URL(page.url()).search;
        await page.keyboard.press('k');
        await compare(page);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          act(page, 'Initials AB serif', 'Save as a file'),
        ]);
        expect(download.suggestedFilename()).toBe('Initials-AB-serif.favsmith.json');
        await page.goto(`${new URL(page.url()).origin}/${STUDIO_QUERY}`);
        await drawn(page);
        await compare(page);
        await page.locator('input[type=file]').setInputFiles(await download.path());
        await eventually(() => new URL(page.url()).search).toBe(query);
      },
    ));

  test('are not replaced by an invalid file, and the reason is shown', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await compare(page);
      for (const [name, text, reason] of [
        ['no-json.json', '{', 'no-json.json is not a design'],
        ['invalid-color.json', '{"text":"A","bg":"nonsense"}', 'bg must be a CSS color'],
        ['no-subject.json', '{"bg":"#fff"}', 'text or both library and name'],
      ] as const) {
        const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
        await page.locator('input[type=file]').setInputFiles(file);
        await page.locator('.toast', { hasText: reason }).waitFor();
        expect(new URL(page.url()).search).toBe(STUDIO_QUERY);
      }
    }));

  test('stay until the page is closed, with a message, if the storage is full', () =>
    visit({}, async ({ page }) => {
      await drawn(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.keyboard.press('k');
      await page.locator('.toast', { hasText: 'kept until you close this page' }).waitFor();
      await compare(page);
      await page.getByText('This browser does not store them').waitFor();
      expect(await names(page)).toEqual(['flame']);
    }));
});
