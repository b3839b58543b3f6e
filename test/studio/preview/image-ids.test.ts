// Ids of gradients and clip paths in the images of the page.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseSource,
  describeStudio,
  eventually,
  haveLoaded,
  icons,
  keep,
  openBoard,
  paste,
} from '../studio-page.ts';

/** Runs in the page. Records ids that two elements have in any frame. */
const recordDuplicates = () => {
  const [duplicates, seen] = [new Set<string>(), new Set<string>()];
  Object.assign(globalThis, { ids: { duplicates, seen } });
  const look = () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    for (const id of ids) (ids.indexOf(id) === ids.lastIndexOf(id) ? seen : duplicates).add(id);
    requestAnimationFrame(look);
  };
  look();
};

const recorded = (page: Page) =>
  page.evaluate(() => {
    const { duplicates, seen } = (globalThis as unknown as { ids: Record<string, Set<string>> }).ids;
    return { duplicates: [...(duplicates ?? [])], images: [...(seen ?? [])].filter(id => /^i\d/.test(id)) };
  });

const LINEAR = 'bg=%237e22ce&bg_mode=linear&bg_to=%233b0764';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><clipPath id="c"><circle cx="24" cy="24" r="20"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#g)" d="M4 4h40v40H4z"/><path d="M20 20h30v30H20z"/></g></svg>`;

describeStudio('the images of the page', ({ open }) => {
  const prepare = (page: Page) => page.addInitScript(recordDuplicates);
  const preview = (page: Page) => page.locator('.large-preview-light').screenshot();
  /** The preview when it has stopped changing. */
  const stillPreview = async (page: Page): Promise<Buffer> => {
    const first = await preview(page);
    return (await preview(page)).equals(first) ? first : stillPreview(page);
  };
  const keepAndCompare = async (page: Page) => {
    await keep(page);
    const pictures = await openBoard(page);
    await haveLoaded(pictures, 3);
    await page.getByRole('button', { name: 'Back to the design' }).click();
    await page.locator('.toast').waitFor({ state: 'detached' });
  };

  test.each([
    ['a linear gradient', `?library=lucide&name=rocket&${LINEAR}`, 1440],
    ['a radial gradient on a phone', `?library=lucide&name=rocket&${LINEAR}&bg_gradient=radial`, 390],
    [
      'a dark look',
      `?library=phosphor&name=coffee&${LINEAR}&include_dark_mode=true&dark_bg_to=%23fde047`,
      1440,
    ],
  ])('keep %s while the design is kept, compared and changed, and share no id', (_, query, width) =>
    open({ query, prepare, viewport: { width, height: 900 } }, async ({ page }) => {
      await chooseSource(page, 'Icon');
      await icons(page).first().waitFor();
      const before = await stillPreview(page);
      await keepAndCompare(page);
      await eventually(async () => (await preview(page)).equals(before)).toBe(true);
      await icons(page).nth(3).click();
      const { duplicates, images } = await recorded(page);
      expect(duplicates).toEqual([]);
      expect(images.length).toBeGreaterThan(5);
    }),
  );

  test('of a logo keep its gradients and clip paths', () =>
    open({ prepare }, async ({ page }) => {
      await paste(page, { text: LOGO });
      await eventually(() => page.locator('.large-preview-light clipPath').count()).toBeGreaterThan(0);
      const before = await stillPreview(page);
      await keepAndCompare(page);
      await eventually(async () => (await preview(page)).equals(before)).toBe(true);
      expect((await recorded(page)).duplicates).toEqual([]);
    }));
});
