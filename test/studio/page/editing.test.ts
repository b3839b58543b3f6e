// Text fields keep every letter while the studio reacts to the letters before.
// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowsers } from '../../browser/puppeteer.ts';
import { openScreen } from '../../browser/screen.ts';
import { describeInWebKit, openWebKit } from '../../browser/webkit.ts';
import { type StudioServer, startServer } from '../studio-page.ts';

interface Insertion {
  /** CSS selector of the field. */
  readonly selector: string;
  /** Selectors of elements that are clicked first, so that the field exists. */
  readonly before: readonly string[];
  /** One letter is inserted after another. */
  readonly text: string;
  /** Presses Enter after each letter. Otherwise the studio reacts by itself. */
  readonly isEntered: boolean;
}

interface Inserted {
  readonly lost: readonly string[];
  readonly urlChanges: number;
}

/**
 * Inserts letters, each of them 0 to 40 ms after the change of the URL that the previous letter causes. Runs in the page,
 * so that no delay of a driver is between the change and the letter.
 */
const insertLetters = async ({ selector, before, text, isEntered }: Insertion): Promise<Inserted> => {
  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  const find = async (css: string) => {
    for (;;) {
      const element = document.querySelector<HTMLInputElement>(css);
      if (element) return element;
      await wait(50);
    }
  };
  for (const css of before) (await find(css)).click();
  const field = await find(selector);
  const lost: string[] = [];
  let urlChanges = 0;
  field.focus();
  field.select();
  document.execCommand('delete');
  for (const [place, letter] of [...text].entries()) {
    const former = field.value;
    const url = location.href;
    if (isEntered)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    if (location.href !== url) urlChanges++;
    await wait((place * 7) % 41);
    // Enter may have moved the focus. A letter at the end is what a user types.
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    document.execCommand('insertText', false, letter);
    // Effects run after the next frame, or after 35 ms.
    await wait(70);
    if (field.value !== former + letter) lost.push(`${letter} after "${former}": "${field.value}"`);
  }
  return { lost, urlChanges };
};

const LETTERS =
  'a small bakery in Lisbon with sourdough bread, coffee from Ethiopia and cakes for every day of the year';

const FIELDS: readonly (readonly [string, string, Partial<Insertion> & Pick<Insertion, 'selector'>])[] = [
  ['the site name', '?library=lucide&name=flame', { selector: '#site_name', text: 'Apple App Appetite' }],
  [
    'the site name in lower case',
    '?library=lucide&name=flame',
    { selector: '#site_name', text: 'app  apps' },
  ],
  ['the search for icons', '?library=lucide&name=flame', { selector: '#search', text: 'cup of  tea' }],
  ['initials', '?text=A', { selector: '#initials', text: 'h&m' }],
  ['the badge', '?library=lucide&name=flame', { selector: '#badge', before: ['#row-shape'], text: 'dev' }],
  [
    'the badge with signs',
    '?library=lucide&name=flame',
    { selector: '#badge', before: ['#row-shape'], text: 'b-2' },
  ],
  ['a color', '?library=lucide&name=flame', { selector: '#bg', before: ['#row-color'], text: '#075985 ' }],
  [
    'a color name',
    '?library=lucide&name=flame',
    { selector: '#fg', before: ['#row-color'], text: 'white smoke' },
  ],
  ['the brand color', '?q=tea', { selector: '#brand-color', text: '#0f766e' }],
];

/** Opens a URL, and runs a function in the page. */
type Run = (url: string, insertion: Insertion) => Promise<Inserted>;

/** For a busy machine. A run of 100 letters takes 15 s on an idle one. */
const TIMEOUT_MS = 300_000;

const declareTests = (run: () => Run, server: () => StudioServer): void => {
  test(
    'the field of the front page keeps a letter that follows a change of the URL by 0 to 40 ms, 100 times',
    async () => {
      const insertion = { selector: '#q', before: [], text: LETTERS.slice(0, 101), isEntered: true };
      const { lost, urlChanges } = await run()(server().url, insertion);
      expect(lost).toEqual([]);
      // Enter after a space changes no words.
      expect(urlChanges).toBeGreaterThan(80);
    },
    TIMEOUT_MS,
  );

  test.each(FIELDS)(
    '%s keeps every letter',
    async (_, query, insertion) => {
      const complete = { before: [], text: '', isEntered: false, ...insertion };
      expect((await run()(server().url + query, complete)).lost).toEqual([]);
    },
    TIMEOUT_MS,
  );
};

describeInBrowsers('text fields', launch => {
  let browser: Awaited<ReturnType<typeof launch>>;
  let server: StudioServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  const run: Run = async (url, insertion) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(url);
    const inserted = await page.evaluate(insertLetters, insertion);
    await page.close();
    return inserted;
  };
  declareTests(
    () => run,
    () => server,
  );
});

describeInWebKit('text fields in WebKit', () => {
  let screen: Awaited<ReturnType<typeof openScreen>>;
  let webkit: Awaited<ReturnType<typeof openWebKit>>;
  let server: StudioServer;
  beforeAll(async () => {
    [screen, server] = await Promise.all([openScreen(), startServer()]);
    webkit = await openWebKit(screen);
  });
  afterAll(async () => {
    await webkit.close();
    screen.close();
    await server.close();
  });
  const run: Run = async (url, insertion) => {
    await webkit.open(url);
    return webkit.evaluate(insertLetters, insertion);
  };
  declareTests(
    () => run,
    () => server,
  );
});
