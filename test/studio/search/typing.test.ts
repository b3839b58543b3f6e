// @module-tag slow
// Typing in the search panel.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseSource,
  compose,
  describeStudio,
  endComposing,
  eventually,
  icons,
  parameter,
} from '../studio-page.ts';

/** Types a word with a key every `interval` milliseconds of the page's clock, then waits for the longest pause. */
const type = async (page: Page, selector: string, word: string, interval: number): Promise<void> => {
  const field = page.locator(selector);
  for (let length = 1; length <= word.length; length++) {
    await field.evaluate(
      (input: HTMLInputElement, text) => {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      word.slice(0, length),
    );
    await page.clock.runFor(interval);
  }
  await page.clock.runFor(LONGEST_PAUSE_MS);
};
const LONGEST_PAUSE_MS = 1500;

/** Paths of the operations that count as searches. */
const SEARCHES = /\/api\/v1\/(?:icons|emoji)$/;

describeStudio('typing', ({ visit, open }) => {
  test.each([
    ['icons', 'Icon', '#search'],
    ['emoji', 'Emoji', '#emoji-search'],
  ])('sends a word to the search for %s once, when it is complete, at any speed', (_, mode, field) =>
    visit({}, async ({ page }) => {
      await icons(page).first().waitFor();
      await chooseSource(page, mode);
      await page.locator(field).waitFor();
      await page.clock.install();
      // From here on, time passes only by `runFor`: a busy machine delays no key.
      await page.clock.pauseAt(Date.now() + 60_000);
      const searches: URL[] = [];
      page.on('request', request => {
        const url = new URL(request.url());
        if (SEARCHES.test(url.pathname) && url.searchParams.get('q')) searches.push(url);
      });
      for (const [word, interval] of [
        ['mountain', 300],
        ['calendar', 150],
        ['notebook', 40],
        ['umbrella', 220],
        ['lightning', 500],
      ] as const) {
        await page.locator(field).fill('');
        await page.waitForLoadState('networkidle');
        searches.length = 0;
        await type(page, field, word, interval);
        const texts = () => searches.map(({ searchParams }) => searchParams.get('q'));
        await eventually(() => texts()).toContain(word);
        await page.waitForLoadState('networkidle');
        expect(texts(), `${interval} ms`).toEqual([word]);
      }
    }),
  );

  test.each([
    ['icons', 'Icon', '#search', 'anvil'],
    ['emoji', 'Emoji', '#emoji-search', 'anchor'],
  ])(
    'sends no search for %s while an input method composes a word, and its Enter chooses nothing',
    (_, mode, field, word) =>
      visit({}, async ({ page }) => {
        await icons(page).first().waitFor();
        await chooseSource(page, mode);
        await page.locator(field).waitFor();
        await page.waitForLoadState('networkidle');
        const texts: string[] = [];
        page.on('request', request => {
          const { pathname, searchParams } = new URL(request.url());
          const text = searchParams.get('q');
          // The panel itself asks for the first emoji, without a text.
          if (SEARCHES.test(pathname) && text) texts.push(text);
        });
        for (const text of ['a', word.slice(0, 3), word]) await compose(page.locator(field), text);
        await page.waitForTimeout(LONGEST_PAUSE_MS);
        expect(texts).toEqual([]);
        expect(await page.locator(field).inputValue()).toBe(word);
        await endComposing(page.locator(field));
        await eventually(() => texts).toEqual([word]);
        expect(parameter(page, 'name')).toBe('flame');
      }),
  );

  test('sets initials directly after a click on Initials, but not while an input method composes a word', () =>
    open({}, async ({ page }) => {
      await chooseSource(page, 'Initials');
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('initials');
      await page.keyboard.type('QX');
      await eventually(() => parameter(page, 'text')).toBe('QX');
      await compose(page.locator('#initials'), 'か');
      await page.waitForTimeout(100);
      expect(parameter(page, 'text')).toBe('QX');
      await endComposing(page.locator('#initials'));
      await eventually(() => parameter(page, 'text')).toBe('か');
    }));

  test.each([
    ['AB', 8],
    ['漢', 1],
  ])(
    'the initials %s shows one button for each different drawing, from this number of typefaces: %i',
    (text, families) =>
      visit({ query: `?text=${encodeURIComponent(text)}` }, async ({ page }) => {
        const faces = page.getByRole('list', { name: 'Typefaces' }).getByRole('button');
        await faces.first().waitFor();
        const pictures = await faces.evaluateAll(all =>
          all.map(face => (face as HTMLElement).style.getPropertyValue('--letters')),
        );
        expect(new Set(pictures).size).toBe(pictures.length);
        const names = await faces.evaluateAll(all => all.map(face => face.getAttribute('aria-label') ?? ''));
        expect(new Set(names.map(name => name.replace(/^.*, (\S+) \d+$/, '$1'))).size).toBe(families);
        expect(await faces.and(page.locator('[aria-pressed=true]')).count()).toBe(1);
      }),
  );

  test('an emoji into the field of initials leads to the panel for emoji', () =>
    open({}, async ({ page }) => {
      await chooseSource(page, 'Initials');
      for (const emoji of ['🚀', '❤️', '🐈']) {
        await chooseSource(page, 'Initials');
        await page.getByLabel('Your initials').fill(emoji);
        await page.getByText('Initials are letters or digits. Emoji have a panel of their own.').waitFor();
        await page.getByRole('button', { name: `Show the emoji ${emoji}` }).click();
        await page
          .getByRole('list', { name: 'Emoji' })
          .getByRole('button', { name: /rocket|heart|cat/ })
          .first()
          .waitFor();
        expect(await page.getByRole('searchbox').inputValue()).toBe(emoji);
      }
    }));

  test('invalid initials leaves the design as it is, and the field says what is wrong', () =>
    open({ query: '?library=lucide&name=rocket' }, async ({ page }) => {
      await chooseSource(page, 'Initials');
      const field = page.getByLabel('Your initials');
      for (const [text, reason] of [
        ['\u{1309f}', 'The bundled fonts cannot draw'],
        ['A!', 'Enter one to three letters'],
        ['\u{12000}', 'The bundled fonts cannot draw'],
      ] as const) {
        await field.fill(text);
        await eventually(() => page.locator('#initials-hint').textContent()).toContain(reason);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        expect(await page.locator('main').textContent()).not.toMatch(/text must be|got "/);
        // Image, caption and title are still those of the icon.
        expect(await page.locator('.large-preview figcaption').textContent()).toContain('rocket');
        expect(await page.title()).toContain('rocket');
      }
      for (const text of ['A', 'H&M']) {
        await field.fill(text);
        await eventually(() => field.getAttribute('aria-invalid')).toBe('false');
      }
    }));
});
