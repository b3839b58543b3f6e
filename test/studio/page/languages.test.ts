// Languages of the studio in a browser.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readLanguages } from '../../../src/ingest/studio/languages-plugin.ts';
import { describeStudio, downloaded, drawn, eventually, PHONE } from '../studio-page.ts';

const files = readLanguages();
const textsOf = (tag: string): Record<string, string> => JSON.parse(files.get(tag) ?? '');
const LANGUAGES = [...files.keys()];

const PAGES = [
  { query: '', ready: '.showcase li' },
  { query: '?q=bakery', ready: '.answer-icon[src^="data:"]' },
  { query: '?library=tabler&name=bread&bg=%230f766e&site_name=Bakery', ready: '.hero .favicon-image > *' },
] as const;

/** Names that are the same in every language, and texts of the user. */
const NAMES =
  /Favsmith|ZIP|API|JavaScript|Chrome|Firefox|Safari|iPhone|Android|Google|Windows|favicon[\w.-]*|example\.com|bakery|Enter|\bpx|#[\da-f]{6}/gi;

/** Texts and labels of the page outside of elements in English, and of suggestions, which contain names of icons. */
const textsOnPage = (page: Page) =>
  page.evaluate(() => {
    const isEnglish = (element: Element) =>
      element.closest('[lang="en"], .showcase li, .answer, .language, noscript');
    const elements = [...document.querySelectorAll('body *')].filter(element => !isEnglish(element));
    return elements.flatMap(element => [
      ...['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].flatMap(node =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
    ]);
  });

/** Buttons and labels whose text does not fit, or is outside of the window. */
const clippedTexts = (page: Page, examples: readonly string[]) =>
  page.evaluate(texts => {
    const fits = ({ scrollWidth, clientWidth }: Element) =>
      clientWidth <= 1 || scrollWidth <= clientWidth + 2;
    const example = document.querySelector('.examples span');
    const clippedExamples = texts.filter(text => {
      if (example) example.textContent = text;
      return example && !fits(example);
    });
    const selector = 'button, h1, h2, p, .file-button, .segmented-option, .row-value, select';
    const all = [...document.querySelectorAll(selector)].filter(
      element => !element.closest('.showcase, .stage, .film, .ask-logo') && !fits(element),
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [
      ...clippedExamples,
      ...all.map(({ textContent }) => textContent),
      ...(isWide ? ['the page'] : []),
    ];
  }, examples);

describeStudio('the studio in other languages', ({ visit }) => {
  test.each(LANGUAGES)('has its language, direction and texts that fit at 360 px in %s', tag =>
    visit({ ...PHONE, ...PAGES[0], locale: tag }, async ({ page, errors }) => {
      const examples = ['example1', 'example2', 'example3'].map(name => textsOf(tag)[name] ?? '');
      for (const { query, ready } of PAGES) {
        await page.goto(new URL(query || './', page.url()).href);
        await page.locator(ready).first().waitFor();
        const { lang, dir } = await page.evaluate(() => {
          const { lang: language, dir: direction } = document.documentElement;
          return { lang: language, dir: direction };
        });
        expect([lang, dir]).toEqual([tag, tag === 'ar' ? 'rtl' : 'ltr']);
        expect(await clippedTexts(page, examples), query).toEqual([]);
      }
      expect(errors).toEqual([]);
    }),
  );

  // Their scripts show a Latin word that is not translated.
  test.each(['ja', 'ar'])('has no English text outside of elements in English in %s', tag =>
    visit({ query: '', locale: tag }, async ({ page }) => {
      for (const { query, ready } of PAGES) {
        await page.goto(new URL(query || './', page.url()).href);
        await page.locator(ready).first().waitFor();
        const texts = await textsOnPage(page);
        expect(texts.length).toBeGreaterThan(50);
        expect(texts.filter(text => /[a-z]{2}/i.test(text.replace(NAMES, '')))).toEqual([]);
      }
    }),
  );

  test('loads the same files in all languages, and no texts apart from the page', async () => {
    const requested = async (locale: string) => {
      const paths: string[] = [];
      await visit(
        {
          query: '',
          locale,
          prepare: async page => page.on('request', request => paths.push(new URL(request.url()).pathname)),
        },
        async ({ page }) => {
          await page.locator('.showcase li').first().waitFor();
          await page.waitForLoadState('networkidle');
        },
      );
      return paths.sort();
    };
    expect(await requested('hi')).toEqual(await requested('en'));
  });

  test('follows the language menu by keyboard, keeps the words and the choice, and shows the install page in English', () =>
    visit({ query: '?q=bakery', locale: 'en' }, async ({ page }) => {
      const menu = page.locator('.language');
      const language = () => page.locator('html').getAttribute('lang');
      await menu.focus();
      await page.keyboard.press('A');
      // A closed menu of some systems changes at once, that of others at Enter.
      if ((await menu.inputValue()) === 'en') await menu.selectOption('ar');
      await eventually(language).toBe('ar');
      expect(new URL(page.url()).searchParams.get('q')).toBe('bakery');
      await page.locator('.answer').nth(5).waitFor();
      await page.getByRole('combobox', { name: textsOf('ar').language ?? '' }).selectOption('de');
      await eventually(language).toBe('de');
      await page.goto(new URL('./', page.url()).href);
      expect(await language()).toBe('de');
      await page.goto(new URL(PAGES[2].query, page.url()).href);
      await drawn(page);
      await downloaded(page);
      await eventually(language).toBe('en');
      await page.goBack();
      await eventually(language).toBe('de');
    }));
});
