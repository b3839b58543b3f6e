// @module-tag slow
// First page: from one field to a finished package.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  compose,
  describeStudio,
  downloaded,
  endComposing,
  eventually,
  hold,
  pageIcon,
  parameter,
  withClock,
} from '../studio-page.ts';

const FRONT = { query: '' };
const HELD = { ...FRONT, waitUntil: 'commit' } as const;
const answers = (page: Page) => page.locator('.answer');
const field = (page: Page) => page.getByRole('textbox', { name: 'What are you building?' });
const iconsReady = (page: Page) => page.locator('.answer-icon[src^="data:"]').nth(5).waitFor();

const download = (page: Page) =>
  downloaded(page, () => page.getByRole('button', { name: /^Download/ }).click());

describeStudio('First page', studio => {
  it.each([
    ['a sentence, with a short name', 'a bakery in Lisbon', 'site.webmanifest', /"name": ?"Bakery"/],
    ['initials in a brand color', 'AB #0a7', 'favsmith.json', /"text": "AB"[\s\S]*"bg": "#0{0,2}a+7+"/],
    ['an emoji', '🦊', 'favsmith.json', /🦊/],
  ])('downloads on a phone in three actions a package for %s', async (_, words, path, content) => {
    const phone = { ...FRONT, viewport: { width: 390, height: 844 }, hasTouch: true };
    await studio.visit(phone, async ({ page, errors }) => {
      await field(page).fill(words);
      await iconsReady(page);
      await answers(page).first().tap();
      const { files } = await download(page);
      expect(files[path]).toMatch(content);
      expect(errors).toEqual([]);
    });
  });

  it('has the focus in the field, shows the words in the URL, and downloads with four actions of the keyboard', () =>
    studio.visit(FRONT, async ({ page }) => {
      await page.locator('#q:focus').waitFor();
      await page.keyboard.type('fox');
      await iconsReady(page);
      expect(new URL(page.url()).search).toBe('?q=fox');
      expect(await page.locator('#q:focus').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.locator('#download').waitFor();
      const { files } = await downloaded(page, () => page.keyboard.press('Control+Enter'));
      expect(Object.keys(files)).toContain('favicon.svg');
    }));

  it('says what it is, and the arrow in the field shows six favicons, then moves to the first', () =>
    studio.visit(FRONT, async ({ page }) => {
      for (const word of ['free', 'favicon', 'ZIP', 'minute'])
        expect(await page.locator('.promise').innerText()).toContain(word);
      const arrow = page.getByRole('button', { name: 'Show six favicons' });
      await arrow.click();
      await page.locator('#q:focus').waitFor();
      expect(new URL(page.url()).search).toBe('');
      await field(page).fill('fox');
      await arrow.click();
      expect(new URL(page.url()).search).toBe('?q=fox');
      await iconsReady(page);
      await arrow.click();
      await page.locator('.answer:focus').waitFor();
    }));

  it.each([
    ['an icon with a color', '?library=tabler&name=bread&bg=%230f766e&site_name=Bakery', 'Bakery'],
    ['initials', '?text=AB&shape=circle&font=serif', undefined],
    ['an emoji on a plate', '?emoji=%F0%9F%A6%8A&bg=%23b91c1c', undefined],
    ['a design with a dark look', '?library=lucide&name=rocket&include_dark_mode=true&badge=DEV', undefined],
  ])('shows ideas beside %s, and undo brings it back after a choice', (_, query, name) =>
    studio.open({ query }, async ({ page, errors }) => {
      const before = new URL(page.url()).search;
      await page.getByRole('navigation', { name: 'Source' }).getByRole('button', { name: 'Ideas' }).click();
      await iconsReady(page);
      expect(new URL(page.url()).search).toBe(before);
      await answers(page).nth(1).click();
      await eventually(() => new URL(page.url()).search).not.toBe(before);
      if (name) expect(parameter(page, 'site_name')).toBe(name);
      // The panel stays open for the next choice.
      expect(await answers(page).count()).toBe(6);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await eventually(() => new URL(page.url()).search).toBe(before);
      expect(errors).toEqual([]);
    }),
  );

  it.each(['Icon', 'Initials', 'Emoji', 'Logo'])(
    'keeps the design on the way over the start page to %s',
    way =>
      studio.open({ query: '?library=tabler&name=bread&bg=%230f766e&site_name=Bakery' }, async ({ page }) => {
        const before = new URL(page.url()).search;
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await page.locator('.source-nav').getByRole('button', { name: way }).click();
        await page.locator('.drawer').waitFor();
        expect(new URL(page.url()).search).toBe(before);
      }),
  );

  it('takes over the elements of the static page, and the text that was typed before', async () => {
    const structure = () =>
      [...document.querySelectorAll('.front, .front *')]
        .filter(element => !element.closest('.showcase *, noscript'))
        .map(element =>
          [
            element.nodeName,
            ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
              .filter(text => !/^(?:style|value|aria-busy)/.test(text))
              .map(text => text.replace('maxlength', 'maxLength').toLowerCase())
              .sort(),
          ].join(' '),
        );
    let release = () => {};
    const prepare = async (page: Page) => {
      release = await hold(page, '**/assets/*.js');
    };
    await studio.visit({ ...HELD, prepare }, async ({ page, errors }) => {
      await field(page).waitFor();
      await field(page).evaluate(node => node.setAttribute('data-first', ''));
      const before = await page.evaluate(structure);
      expect(before.length).toBeGreaterThan(20);
      release();
      await page.locator('.showcase li').first().waitFor();
      await field(page).evaluate(node => node.removeAttribute('data-first'));
      const after = await page.evaluate(structure);
      expect(after).toEqual(before.map(text => text.replace(' data-first=', '')));
      expect(errors).toEqual([]);
    });
    await studio.visit({ ...HELD, prepare }, async ({ page }) => {
      await field(page).fill('a bakery');
      await field(page).evaluate(node => node.setAttribute('data-first', ''));
      release();
      await iconsReady(page);
      expect(await field(page).inputValue()).toBe('a bakery');
      expect(await page.locator('#q[data-first]').count()).toBe(1);
    });
  });

  it.each([
    ['says', 'asdfghjkl'],
    ['says', 'xqzt zzvk wrrb'],
    ['does not say', 'zzvk bakery'],
    ['does not say', 'AB'],
    ['does not say', '#0a7'],
    ['does not say', '🦊'],
  ])('%s that it understood no word of %s', (says, text) =>
    studio.visit({ query: `?q=${encodeURIComponent(text)}` }, async ({ page }) => {
      await iconsReady(page);
      await eventually(() => page.locator('.answers-unknown').count()).toBe(says === 'says' ? 1 : 0);
      if (says !== 'says') return;
      for (const answer of await answers(page).allTextContents()) expect(answer).toContain('Initials');
    }),
  );

  it.each([
    ['?library=lucide&name=rocket&bg=%23b91c1c', 'rocket'],
    ['?text=AB&padding=0.3#download', 'Initials AB'],
    ['?bg=%23b91c1c&removed_field=1', 'flame'],
    ['#library=lucide&name=rocket&bg=%23b91c1c', 'rocket'],
    ['#?text=AB', 'Initials AB'],
    ['#/?emoji=%F0%9F%A6%8A', 'Emoji 🦊'],
  ])('opens the studio for the link %s', (query, title) =>
    studio.visit({ query }, async ({ page, errors }) => {
      await page.locator('.large-preview figcaption', { hasText: title }).waitFor();
      expect(new URL(page.url()).hash).toBe('');
      expect(errors).toEqual([]);
    }),
  );

  it('goes back from the studio to the same answers and words without a request', () =>
    studio.visit({ query: '?q=yoga' }, async ({ page }) => {
      await iconsReady(page);
      await answers(page).nth(2).click();
      await page.locator('#download').waitFor();
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', request => requests.push(request.url()));
      await page.goBack();
      await iconsReady(page);
      expect(requests.filter(url => url.includes('/api/'))).toEqual([]);
      expect(await field(page).inputValue()).toBe('yoga');
    }));

  it('shows the answer under the pointer as the favicon of the page', () =>
    studio.visit({ query: '?q=AB' }, async ({ page }) => {
      await iconsReady(page);
      await answers(page).nth(1).hover();
      const shown = await page.locator('.answer-icon').nth(1).getAttribute('src');
      await eventually(() => pageIcon(page)).toBe(
        decodeURIComponent(shown ?? '').replace(/^data:[^,]+,/, ''),
      );
    }));

  it('recolors all answers by a brand color and by a mood without a request', () =>
    studio.visit({ query: '?q=bakery' }, async ({ page }) => {
      await iconsReady(page);
      const pictures = () =>
        page.locator('.answer-icon').evaluateAll(images => images.map(image => image.getAttribute('src')));
      const before = await pictures();
      const requests: string[] = [];
      page.on('request', request => requests.push(request.url()));
      await page.getByRole('textbox', { name: 'Brand color' }).fill('#2f7d32');
      await eventually(async () => (await pictures())[0]).not.toBe(before[0]);
      expect(await answers(page).first().textContent()).toContain('#2f7d32');
      await page.getByRole('button', { name: 'Calm' }).click();
      await eventually(() => answers(page).first().textContent()).toContain('#d3e2c6');
      // The browser may load the favicon of the page again, because its URL has changed.
      expect(requests.filter(url => url.includes('/api/'))).toEqual([]);
    }));

  it('shows six others and the former six again, and keeps them with their colors on reload and Back', () =>
    studio.visit({ query: '?q=bakery' }, async ({ page }) => {
      await iconsReady(page);
      const titles = () => answers(page).allTextContents();
      // The initials at the end may be on every page.
      const namesOf = (list: readonly string[]) => list.slice(0, 3).map(title => title.replace(/,.*/, ''));
      const first = namesOf(await titles());
      await page.getByRole('button', { name: 'Six more' }).click();
      await eventually(async () => namesOf(await titles()).some(name => first.includes(name))).toBe(false);
      await page.getByRole('button', { name: 'Calm' }).click();
      await eventually(() => new URL(page.url()).search).toBe('?q=bakery&mood=calm&offset=6');
      const second = await titles();
      await page.reload();
      await iconsReady(page);
      await eventually(titles).toEqual(second);
      await page.getByRole('button', { name: 'Six before' }).click();
      await eventually(async () => namesOf(await titles())).toEqual(first);
      await page.goBack();
      await eventually(titles).toEqual(second);
      await page.goBack();
      await eventually(async () => namesOf(await titles())).toEqual(first);
    }));

  it('has no button for more than the last six, and shows the first six for a link beyond them', () =>
    studio.visit({ query: '?q=bakery&offset=600' }, async ({ page }) => {
      await iconsReady(page);
      const more = page.getByRole('button', { name: 'Six more' });
      for (let pages = 0; pages < 8 && (await more.count()) > 0; pages++) {
        const before = page.url();
        await more.click();
        await eventually(() => page.url()).not.toBe(before);
        await page.locator('.answer-list[aria-busy], .answers[aria-busy="false"]').first().waitFor();
        await iconsReady(page);
      }
      expect(await more.count()).toBe(0);
    }));

  it('sends no request while an input method composes a word, and the Enter that ends the word chooses nothing', async () => {
    const prepare = withClock;
    await studio.visit({ ...FRONT, prepare }, async ({ page }) => {
      await page.locator('.showcase li').first().waitFor();
      const asked: string[] = [];
      page.on('request', request => request.url().includes('/ideas') && asked.push(request.url()));
      await compose(field(page), 'ぱん');
      await page.clock.runFor(3000);
      expect(asked).toEqual([]);
      await endComposing(field(page));
      await page.clock.runFor(3000);
      await eventually(() => asked.length).toBe(1);
    });
  });

  it('keeps the typed words while offline, and asks for ideas when the network returns', async () => {
    const offline = (page: Page) => page.route('**/api/v1/ideas?*', route => route.abort());
    await studio.visit({ query: '?q=bakery', prepare: offline }, async ({ page }) => {
      await page.getByText('You’re offline. Your words are safe.').waitFor();
      expect(await field(page).inputValue()).toBe('bakery');
      await page.unroute('**/api/v1/ideas?*');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await iconsReady(page);
    });
  });

  it('answers words that were typed without a network when the network returns', () =>
    studio.visit(FRONT, async ({ page }) => {
      await field(page).waitFor();
      await page.context().setOffline(true);
      await field(page).fill('bakery');
      await page.getByText('You’re offline. Your words are safe.').waitFor();
      await page.context().setOffline(false);
      await iconsReady(page);
      expect(await answers(page).count()).toBe(6);
    }));

  it('shows the former answers paler while new answers load', () =>
    studio.visit({ query: '?q=bakery' }, async ({ page }) => {
      await iconsReady(page);
      const release = await hold(page, '**/api/v1/ideas?*');
      await page.getByRole('button', { name: 'Six more' }).click();
      await page.locator('.answer-list-stale .answer').first().waitFor();
      release();
      await eventually(() => page.locator('.answer-list-stale').count()).toBe(0);
    }));

  it('opens the studio with a source from the header, or with a finished favicon from the showcase', () =>
    studio.visit(FRONT, async ({ page }) => {
      await page.getByRole('button', { name: 'Emoji' }).click();
      await page.getByRole('searchbox', { name: /emoji/i }).waitFor();
      await page.goBack();
      // The page takes the focus when it opens.
      await page.locator('#q:focus').waitFor();
      await page.getByRole('button', { name: 'Start from Moss' }).press('Enter');
      await page.locator('#download').waitFor();
      expect(parameter(page, 'name')).toBe('leaf');
    }));

  it('sends one request for the ideas of a word typed slowly', () =>
    studio.visit({ ...FRONT, prepare: withClock }, async ({ page }) => {
      await page.locator('.showcase li').first().waitFor();
      const asked: string[] = [];
      page.on('request', request => request.url().includes('/ideas') && asked.push(request.url()));
      for (const letter of 'planet') {
        await page.keyboard.type(letter);
        await page.clock.runFor(260);
      }
      await page.clock.runFor(2000);
      await iconsReady(page);
      expect(asked).toHaveLength(1);
    }));
});
