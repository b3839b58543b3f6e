// Emoji in the studio: a row above the icons, a panel with all emoji, and the package.
// @module-tag slow
import { expect, test } from 'vitest';
import { exportPackage } from '../../../src/service/index.ts';
import {
  areLoaded,
  chooseSource,
  describeStudio,
  downloaded,
  drawn,
  eventually,
  icons,
  keep,
  openBoard,
  pageIcon,
} from '../studio-page.ts';

describeStudio('emoji', ({ visit }) => {
  test.each(['fox', '🦊'])('that match %s are above the icons; the chosen one is in URL and package', q =>
    visit({ acceptDownloads: true }, async ({ page, errors }) => {
      await drawn(page);
      await page.getByRole('searchbox', { name: 'Search icons' }).fill(q);
      await icons(page).first().waitFor();
      await page
        .getByRole('list', { name: 'Matching emoji' })
        .getByRole('button', { name: /fox/ })
        .first()
        .click();
      await page.locator('.large-preview figcaption', { hasText: 'Emoji 🦊' }).waitFor();
      expect(new URL(page.url()).searchParams.get('emoji')).toBe('🦊');
      await eventually(() => pageIcon(page)).toContain('#ff822d');
      const { files, bytes } = await downloaded(page, () => page.locator('#download').click());
      await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
      const { files: expected } = await exportPackage({ emoji: '🦊' });
      for (const { path, bytes: content } of expected)
        expect([path, Buffer.from(bytes[path] ?? []).equals(Buffer.from(content))]).toEqual([path, true]);
      expect(errors).toEqual([]);
    }),
  );

  test.each([
    ['coffee shop', '☕'],
    ['car wash', '🚗'],
    ['fox', '🦊'],
  ])('above the icons of %s begin with %s', (q, emoji) =>
    visit({}, async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Search icons' }).fill(q);
      const first = page.getByRole('list', { name: 'Matching emoji' }).getByRole('button').first();
      await eventually(() => first.getAttribute('aria-label', { timeout: 1000 }).catch(() => '')).toContain(
        emoji,
      );
    }),
  );

  test('are found in their own panel, in groups, which loads more while it scrolls', () =>
    visit({ query: '?emoji=%F0%9F%90%99' }, async ({ page }) => {
      await page.locator('.large-preview figcaption', { hasText: 'Emoji 🐙' }).waitFor();
      await page.getByRole('heading', { name: 'Emoji' }).waitFor();
      const all = page.locator('.emoji-all .emoji');
      await eventually(() => all.count()).toBe(240);
      expect(await page.locator('.emoji-all h3').allTextContents()).toEqual(['Smileys', 'People']);
      expect(await all.first().getAttribute('aria-label')).toBe('😀 grinning face');
      await page.locator('.emoji-all').evaluate(list => list.scrollTo(0, list.scrollHeight));
      await eventually(() => all.count()).toBe(480);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('renard');
      await eventually(() => all.first().getAttribute('aria-label')).toBe('🦊 fox');
      expect(await page.locator('.emoji-all h3').count()).toBe(0);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('qqqzzz');
      await page.getByText('No emoji matches.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    }));

  test('appear in steps of at most 4, so that no frame takes long', () =>
    visit(
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
        await drawn(page);
        await chooseSource(page, 'Emoji');
        await eventually(() => page.locator('.emoji-all .emoji').count()).toBe(240);
        const steps = await page.evaluate(() => (globalThis as unknown as { steps: number[] }).steps);
        expect(steps.reduce((sum, count) => sum + count, 0)).toBe(240);
        expect(Math.max(...steps)).toBeLessThanOrEqual(4);
      },
    ));

  test('of another skin tone in a link are drawn', () =>
    visit({ query: `?emoji=${encodeURIComponent('👋🏽')}` }, async ({ page, errors }) => {
      await page.locator('.large-preview figcaption', { hasText: '👋🏽' }).waitFor();
      await eventually(() => page.locator('.hero svg').count()).toBe(1);
      expect(errors).toEqual([]);
    }));

  test('offer skin tones only if drawings of them exist', () =>
    visit({ query: `?emoji=${encodeURIComponent('👋')}` }, async ({ page }) => {
      await drawn(page);
      const tones = page.getByRole('group', { name: 'Skin tone' }).getByRole('radio');
      await eventually(() => tones.count()).toBe(6);
      expect(await page.getByRole('radio', { name: 'No skin tone' }).isChecked()).toBe(true);
      await eventually(() => pageIcon(page)).toContain('<svg');
      const yellow = await pageIcon(page);
      await page.getByRole('radio', { name: 'Medium-dark' }).check();
      await page.locator('.large-preview figcaption', { hasText: '👋🏾' }).waitFor();
      expect(new URL(page.url()).searchParams.get('emoji')).toBe('👋🏾');
      await eventually(() => pageIcon(page)).not.toBe(yellow);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('wave');
      const waving = page.getByRole('button', { name: '👋 waving hand' });
      await eventually(() => waving.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('fox');
      await page.getByRole('button', { name: '🦊 fox' }).click();
      await eventually(() => tones.count()).toBe(0);
    }));

  test('are kept and compared, and return with undo', () =>
    visit({ query: `?emoji=${encodeURIComponent('🦊')}` }, async ({ page, errors }) => {
      await drawn(page);
      await keep(page);
      await page.getByRole('searchbox', { name: 'Search emoji' }).fill('octopus');
      await page.getByRole('button', { name: '🐙 octopus' }).click();
      await page.locator('.large-preview figcaption', { hasText: 'Emoji 🐙' }).waitFor();
      await keep(page);
      const pictures = await openBoard(page);
      await eventually(() => areLoaded(pictures)).toEqual(Array.from({ length: 6 }, () => true));
      await page.getByRole('button', { name: 'Back to the design' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.large-preview figcaption', { hasText: 'Emoji 🦊' }).waitFor();
      await eventually(() => pageIcon(page)).toContain('#ff822d');
      expect(errors).toEqual([]);
    }));
});
