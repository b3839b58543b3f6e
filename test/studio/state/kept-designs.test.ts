// Kept designs: keeping, board, files, storage.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import {
  describeStudio,
  downloaded,
  drawn,
  eventually,
  haveLoaded,
  icons,
  keep,
  openBoard,
  openDesign,
  openRow,
  STUDIO_QUERY,
} from '../studio-page.ts';

describeStudio('kept designs', ({ visit, open }) => {
  const names = (page: Page) => page.locator('.board-name').allTextContents();
  /** Keeps the design, one icon of the grid by its star, and another by a key. */
  const keepThree = async (page: Page) => {
    await drawn(page);
    await keep(page);
    const icon = icons(page).nth(4);
    await icon.hover();
    await icon.locator('.cell-star').click();
    await icons(page).nth(6).focus();
    await page.keyboard.press('k');
  };

  test('are added from the design and from the grid, shown in tabs of both color schemes, shared and removed', () =>
    visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, errors }) => {
      await keepThree(page);
      const pictures = await openBoard(page);
      await haveLoaded(pictures, 9);
      // An SVG in an img element has the color scheme of the element.
      const schemes = page.locator('.board .halves-of-tab').first().locator('img');
      expect(
        await schemes.evaluateAll(images => images.map(image => getComputedStyle(image).colorScheme)),
      ).toEqual(['light', 'dark']);
      const [first = '', second = '', third = ''] = await names(page);
      expect(first).toBe('flame');
      await page.getByRole('button', { name: 'Ask others: “Which one?”' }).click();
      await eventually(() => page.getByRole('button', { name: 'Link copied' }).count()).toBe(1);
      await page.getByRole('button', { name: `Remove ${second}`, exact: true }).click();
      expect(await names(page)).toEqual([first, third]);
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByRole('heading', { name: 'Which one?' }).waitFor();
      await eventually(() => page.locator('.board b').allTextContents()).toEqual(['A', 'B', 'C']);
      expect(errors).toEqual([]);
    }));

  test('stay after a reload, can be used as the design again, and leave the board with the star', () =>
    open({ query: '?text=Q&font=serif&shape=circle&bg=%23be123c' }, async ({ page }) => {
      const query = new URL(page.url()).search;
      await keep(page);
      await page.goto(`${new URL(page.url()).origin}/${STUDIO_QUERY}`);
      await drawn(page);
      await openBoard(page);
      expect(await names(page)).toEqual(['Initials Q serif circle #be123c']);
      expect(await page.context().cookies()).toEqual([]);
      await page.getByRole('link', { name: 'Initials Q serif circle #be123c' }).click();
      await eventually(() => new URL(page.url()).search).toBe(query);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await openBoard(page);
      await page.getByText('Nothing kept yet').waitFor();
    }));

  test('of one site have names that tell them apart, and a download of their own', () =>
    open({ query: '?library=tabler&name=bread&bg=%230f766e&site_name=The+Bakery' }, async ({ page }) => {
      await keep(page);
      await openRow(page, 'Color');
      await page.getByRole('button', { name: 'Raspberry', exact: true }).click();
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await openBoard(page);
      const kept = ['The Bakery, bread #0f766e', 'The Bakery, bread #be123c'];
      expect(await names(page)).toEqual(kept);
      for (const [place, name] of kept.entries()) {
        const { fileName, files } = await downloaded(page, () =>
          page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
        );
        expect(fileName).toBe('the-bakery-favicon.zip');
        expect(files['favicon.svg']).toContain(['#0f766e', '#be123c'][place]);
      }
    }));

  test('have a button that opens the latest design; undo then restores the design before it', () =>
    open({}, async ({ page }) => {
      await icons(page).nth(4).click();
      await eventually(() => new URL(page.url()).search).not.toBe(STUDIO_QUERY);
      await openBoard(page);
      await page.getByRole('button', { name: 'Back to the design' }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await eventually(() => new URL(page.url()).search).toBe(STUDIO_QUERY);
    }));

  test('are opened from the favsmith.json of a package; an invalid file is refused with a reason', () =>
    visit({}, async ({ page }) => {
      const design = { text: 'AB', bg: 'none', font: 'serif', corner_radius: 0.1 } as const;
      const { files } = await exportPackage(design);
      await drawn(page);
      await openBoard(page);
      for (const [text, reason] of [
        ['{', 'file.json is not a design'],
        ['{"text":"A","bg":"nonsense"}', 'bg must be a CSS color'],
        ['{"bg":"#fff"}', 'text or both library and name'],
      ] as const) {
        await openDesign(page, 'file.json', text);
        await page.locator('.toast', { hasText: reason }).waitFor();
        expect(new URL(page.url()).search).toBe('?board');
      }
      await openDesign(
        page,
        'favsmith.json',
        files.find(({ path }) => path === 'favsmith.json')?.bytes ?? '',
      );
      await drawn(page);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ ...design, corner_radius: '0.1' });
    }));

  test('stay until the page is closed, with a message, if the storage is full', () =>
    open({}, async ({ page }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await page.locator('.toast', { hasText: 'kept until you close this page' }).waitFor();
      await openBoard(page);
      await page.getByText('This browser does not store them').waitFor();
      expect(await names(page)).toEqual(['flame']);
    }));
});
