// Emoji in the studio: their panel, and the package.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import {
  chooseSource,
  describeStudio,
  downloaded,
  eventually,
  haveLoaded,
  keep,
  openBoard,
  pageIcon,
  parameter,
  shows,
} from '../studio-page.ts';

/** Name of the first emoji in the panel. */
const firstEmoji = (page: Page) => page.locator('.emoji-all .emoji').first().getAttribute('aria-label');

describeStudio('emoji', ({ visit, open }) => {
  test.each([
    ['coffee shop', '☕️'],
    ['car wash', '🚗'],
    ['fox', '🦊'],
    ['renard', '🦊'],
    ['🦊', '🦊'],
  ])('for the query %s, typed before in the panel of icons, begin with %s', (q, emoji) =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Search icons' }).fill(q);
      await chooseSource(page, 'Emoji');
      await eventually(() => firstEmoji(page)).toContain(`${emoji} `);
    }),
  );

  test('are in the URL and in the package once they are chosen', () =>
    open({ acceptDownloads: true }, async ({ page, errors }) => {
      await chooseSource(page, 'Emoji');
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('fox');
      await page.getByRole('button', { name: '🦊 fox' }).click();
      await shows(page, 'Emoji 🦊');
      expect(parameter(page, 'emoji')).toBe('🦊');
      await eventually(() => pageIcon(page)).toContain('#ff822d');
      const { files, bytes } = await downloaded(page);
      await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
      const { files: expected } = await exportPackage({ emoji: '🦊' });
      for (const { path, bytes: content } of expected)
        expect([path, Buffer.from(bytes[path] ?? []).equals(Buffer.from(content))]).toEqual([path, true]);
      expect(errors).toEqual([]);
    }));

  test('are found in their panel; without a query, it lists groups and loads more emoji while it scrolls', () =>
    visit({ query: '?emoji=%F0%9F%90%99' }, async ({ page }) => {
      await shows(page, 'Emoji 🐙');
      await page.getByRole('heading', { name: 'Emoji' }).waitFor();
      const all = page.locator('.emoji-all .emoji');
      await eventually(() => all.count()).toBe(240);
      expect(await page.locator('.emoji-all h3').allTextContents()).toEqual(['Smileys', 'People']);
      expect(await firstEmoji(page)).toBe('😀 grinning face');
      await page.locator('.emoji-all').evaluate(list => list.scrollTo(0, list.scrollHeight));
      await eventually(() => all.count()).toBe(480);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('octopus');
      await eventually(() => firstEmoji(page)).toBe('🐙 octopus');
      expect(await page.locator('.emoji-all h3').count()).toBe(0);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('qqqzzz');
      await page.getByText('No emoji matches.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    }));

  test('appear in steps of at most 4, so that no frame takes long', () =>
    open(
      {
        prepare: page =>
          page.addInitScript(() => {
            const steps: number[] = [];
            Object.assign(globalThis, { steps });
            new MutationObserver(records => {
              const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
              const images = added.flatMap(node =>
                node instanceof Element ? [...node.querySelectorAll('.emoji')] : [],
              );
              if (images.length > 0) steps.push(images.length);
            }).observe(document, { subtree: true, childList: true });
          }),
      },
      async ({ page }) => {
        await chooseSource(page, 'Emoji');
        await eventually(() => page.locator('.emoji-all .emoji').count()).toBe(240);
        const steps = await page.evaluate(() => (globalThis as unknown as { steps: number[] }).steps);
        expect(steps.reduce((sum, count) => sum + count, 0)).toBe(240);
        expect(Math.max(...steps)).toBeLessThanOrEqual(4);
      },
    ));

  test('have the skin tone in the link, and offer only skin tones that have drawings', () =>
    open({ query: `?emoji=${encodeURIComponent('👋🏽')}` }, async ({ page }) => {
      const tones = page.getByRole('group', { name: 'Skin tone' }).getByRole('radio');
      await eventually(() => tones.count()).toBe(6);
      expect(await page.getByRole('radio', { name: 'Medium', exact: true }).isChecked()).toBe(true);
      await eventually(() => pageIcon(page)).toContain('<svg');
      const medium = await pageIcon(page);
      await page.getByRole('radio', { name: 'Medium-dark' }).check();
      await shows(page, '👋🏾');
      expect(parameter(page, 'emoji')).toBe('👋🏾');
      await eventually(() => pageIcon(page)).not.toBe(medium);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('wave');
      const waving = page.getByRole('button', { name: '👋 waving hand' });
      await eventually(() => waving.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('fox');
      await page.getByRole('button', { name: '🦊 fox' }).click();
      await eventually(() => tones.count()).toBe(0);
    }));

  test('are kept and compared, and return with undo', () =>
    open({ query: `?emoji=${encodeURIComponent('🦊')}` }, async ({ page, errors }) => {
      await keep(page);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('octopus');
      await page.getByRole('button', { name: '🐙 octopus' }).click();
      await shows(page, 'Emoji 🐙');
      await keep(page);
      const pictures = await openBoard(page);
      await haveLoaded(pictures, 6);
      await page.getByRole('button', { name: 'Back to the design' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, 'Emoji 🦊');
      await eventually(() => pageIcon(page)).toContain('#ff822d');
      expect(errors).toEqual([]);
    }));
});
