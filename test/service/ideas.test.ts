// Ideas: designs for the words of a brand.
import { beforeAll, describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseColor } from '../../src/compose/color/color.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { Color } from '../../src/model/scene.ts';
import { exportPackage, findIdeas, type IdeasResponse } from '../../src/service/index.ts';
import { MOODS, MOODS_OF_WORDS, moodsFor } from '../../src/service/moods.ts';

const color = (text: string | null | undefined) => parseColor(text ?? '') as Color;

describe('moods', () => {
  test.each(MOODS)('$mood has a contrast of at least 4.5 along its gradient', ({ style }) => {
    const { fg, bg, bg_to = bg } = { bg_to: undefined, ...style };
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(color(fg), mix(color(bg), color(bg_to ?? bg), share))).toBeGreaterThanOrEqual(4.5);
  });

  test('of subjects are all known', () => {
    const known = MOODS.map(({ mood }) => mood);
    expect(known).toEqual(expect.arrayContaining([...new Set([...MOODS_OF_WORDS.values()].flat())]));
    expect(MOODS_OF_WORDS.size).toBeGreaterThan(200);
  });

  test.each([
    [['coffee'], 'Earthy'],
    [['sailing', 'school'], 'Calm'],
    [['lawyer', 'law'], 'Serious'],
    [['garden'], 'Natural'],
  ])('for %j begin with one that suits the subject: %s', (words, mood) => {
    for (const seed of [0, 1, 99]) expect(moodsFor(words, seed)[0]?.mood).toBe(mood);
  });

  test('of a page contain at most five that suit the subject, and one that the text selects', () => {
    const pages = [1, 2, 3].map(seed => moodsFor(['coffee', 'garden'], seed).map(({ mood }) => mood));
    expect(new Set(pages.map(page => page.slice(0, 5).join())).size).toBe(1);
    expect(new Set(pages.map(page => page[5])).size).toBeGreaterThan(1);
  });
});

const subjects = ({ ideas }: IdeasResponse) =>
  ideas.map(({ design }) => design.text ?? `${design.library}/${design.name}/${design.style}`);

describe('ideas', () => {
  let crime: IdeasResponse;
  beforeAll(async () => {
    crime = await findIdeas('podcast about true crime');
  });

  const texts = [
    'podcast about true crime',
    'Acme Bakery',
    'qqqzzz',
    '',
    '日本料理',
    '!?',
    'a'.repeat(500),
    '\u{1309f}',
  ];
  test.each(texts)('are six valid designs in different moods for “%s”', async text => {
    const { ideas } = await findIdeas(text);
    expect(ideas).toHaveLength(6);
    expect(new Set(ideas.map(({ mood }) => mood)).size).toBe(6);
    for (const { design } of ideas) expect(() => parseExportBody(design)).not.toThrow();
  });

  test('show different pictures of what the words mean, and initials of the short name of the site', () => {
    const names = crime.ideas.flatMap(({ icon }) => icon?.name ?? []);
    expect(new Set(names).size).toBe(3);
    expect(crime.ideas.at(-1)?.design.text).toBe('P');
    const text = JSON.stringify(crime.ideas);
    expect(text).toMatch(/podcast|microphone|headphones/);
    expect(text).toMatch(/crim|handcuff|fingerprint/);
  });

  test.each([
    ['we repair antique clocks', /clock|watch/],
    ['a shop that sells saddles and horse feed', /horse/],
    ['the umbrella that never breaks', /umbrella/],
    ['book a dentist for your kids', /tooth|dental|dentist/],
  ])('show the subject of “%s” first, and no icons of helper words', async (text, subject) => {
    const { ideas } = await findIdeas(text);
    expect(ideas[0]?.icon?.name).toMatch(subject);
    for (const { icon } of ideas)
      expect(icon?.name ?? '').not.toMatch(/^letter-|^info|question|-logo$|^brand-/);
  });

  test.each([
    ['I restore old motorcycles on weekends', 'motorbike', 'motorcycle'],
    ['a gym for beginners', 'dumbbell', 'barbell'],
    ['a shop for sofas and armchairs', 'sofa', 'couch'],
    ['concert tickets', 'ticket', 'tickets'],
  ])('of “%s” show %s or %s, but not both', async (text, ...names) => {
    const { ideas } = await findIdeas(text);
    const shown = new Set(ideas.flatMap(({ icon }) => icon?.name.split('-') ?? []));
    expect(names.filter(name => shown.has(name))).toHaveLength(1);
  });

  test.each(['asdfghjkl', 'qwrtz plmkn', 'xkcdqv zzrw'])(
    'of the unknown “%s” are six initials',
    async text => {
      const { ideas, total } = await findIdeas(text);
      expect(total).toBe(6);
      for (const { design } of ideas) expect(design.text).toMatch(/^[A-Z]{1,2}$/);
    },
  );

  test.each([
    ['a website for my yoga studio in Lisbon', 'Yoga studio'],
    ['Blue Bottle', 'Blue Bottle'],
    ['Acme Bakery', 'Acme Bakery'],
    ['a book club for people who hate finishing books', 'Book club'],
    ['an app that reminds you to stretch at your desk', 'Stretch'],
    ['my wife and I sharpen kitchen knives for restaurants', 'Sharpen knives'],
    ['help refugees find their first apartment', 'Refugees apartment'],
    ['eine Bäckerei in Hamburg', 'Bäckerei'],
    ['wir reparieren Fahrräder in Köln', 'Fahrräder'],
    ['we sell handmade candles', 'Handmade candles'],
    ['learn to play the piano online', 'Piano'],
  ])('of “%s” have the site name “%s”', async (text, name) => {
    for (const { design } of (await findIdeas(text)).ideas) expect(design.site_name).toBe(name);
  });

  test('are the same for the same words, and others for each offset until there are no more', async () => {
    expect(await findIdeas('Podcast about TRUE crime')).toEqual(crime);
    const pages = await Promise.all(
      Array.from({ length: crime.total / 6 }, (_, page) =>
        findIdeas('podcast about true crime', { offset: page * 6 }),
      ),
    );
    const all = pages.flatMap(page => [...new Set(subjects(page))]).filter(subject => subject.includes('/'));
    expect(new Set(all).size).toBe(all.length);
    expect((await findIdeas('podcast about true crime', { offset: crime.total })).ideas).toEqual([]);
  });

  test('can be exported without a warning in the report', async () => {
    for (const { design } of crime.ideas) {
      const { report } = await exportPackage(design);
      expect(JSON.stringify(report)).not.toContain('"warning"');
    }
  });
});
