// Ideas: designs for the words of a brand.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ExportBody } from '../../src/client/api-types.ts';
import { contrastRatio, mix, parseColor } from '../../src/compose/color/color.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import type { Color } from '../../src/model/scene.ts';
import { exportPackage, findIdeas, type IdeasResponse } from '../../src/service/index.ts';
import { HUES, HUES_OF_WORDS, type HueName, MOODS, type Mood, moodsFor } from '../../src/service/moods.ts';

const color = (text: string | null | undefined) => parseColor(text ?? '') as Color;

const hueOf = ({ style }: Mood): HueName | undefined =>
  (Object.keys(HUES) as HueName[]).find(name =>
    Object.entries(HUES[name]).some(([part, hex]) => part !== 'ink' && hex === style.bg),
  );

const huesFor = (words: string, { isDelicate = false, seed = 0 } = {}) =>
  moodsFor({ words: words.split(' '), isDelicate, seed }).map(hueOf);

describe('moods', () => {
  const looks = Object.entries(MOODS).flatMap(([mood, styleOf]) =>
    Object.entries(HUES).map(([name, hue]) => ({ mood, name, style: styleOf(hue) })),
  );

  test.each(looks)('$mood in $name has a contrast of at least 4.5 along its gradient', ({ style }) => {
    const { fg, bg, bg_to = bg } = style;
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrastRatio(color(fg), mix(color(bg), color(bg_to ?? bg), share))).toBeGreaterThanOrEqual(4.5);
  });

  test('have known hues for more than 700 words', () => {
    expect(Object.keys(HUES)).toEqual(
      expect.arrayContaining([...new Set([...HUES_OF_WORDS.values()].flat())]),
    );
    expect(HUES_OF_WORDS.size).toBeGreaterThan(700);
  });

  test.each([
    ['beekeeping supplies', 'amber', 'brown'],
    ['coffee', 'brown', 'amber'],
    ['sailing school', 'sky', 'blue'],
    ['dental practice', 'teal', 'sky'],
    ['lawyer', 'blue', 'slate'],
    ['garden', 'green', 'lime'],
    ['tomato soup', 'red', 'orange'],
  ])('for “%s” are %s and %s, but for one that contrasts', (words, main, second) => {
    for (const seed of [0, 1, 99]) {
      const hues = huesFor(words, { seed });
      expect(hues.slice(0, 5)).toEqual([main, second, main, main, second]);
      expect([main, second]).not.toContain(hues[5]);
    }
  });

  test('for a delicate subject do not contrast', () => {
    expect(new Set(huesFor('funeral', { isDelicate: true }))).toEqual(new Set(['slate', 'teal']));
    expect(new Set(huesFor('unheard', { isDelicate: true })).size).toBe(2);
  });

  test('for an unknown subject have six hues', () => {
    for (const seed of [0, 1, 99]) expect(new Set(huesFor('qqq', { seed })).size).toBe(6);
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
    expect(new Set(names).size).toBe(5);
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
    ['qual farmácia está aberta hoje', /pill|medical/],
    ['大熊猫直播', /panda/],
    ['rozpis zápasů hokejového týmu', /hockey/],
    ['Opowieści z latarni morskiej', /lighthouse/],
    ['Сколько воды ты выпил?', /droplet|water/],
    ['Şemsiyelerimize isim yazıyoruz', /umbrella/],
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

  test.each([
    ['conserto de geladeiras em Osasco', /tool|wrench/],
    ['ремонт стиралок на дому', /tool|wrench/],
    ['할머니 김치 주문', /package/],
    ['валенки на заказ', /package/],
    ['Ремонт холодильников на дому', /tool|wrench/],
    ['reservar pista de pádel', /calendar/],
    ['een rooster voor onze bibliotheek', /calendar/],
    ['回らない寿司屋の予約', /appointment|calendar/],
  ])('of “%s” show its purpose after its subject', async (text, purpose) => {
    const names = (await findIdeas(text)).ideas.map(({ icon }) => icon?.name ?? '');
    expect(names[0]).not.toMatch(purpose);
    expect(names.some(name => purpose.test(name))).toBe(true);
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

  test.each([
    'a website for our chess club',
    'tickets for the night bus',
    'we walk dogs in the park',
    'taxidermy',
    'a sleep diary for truck drivers',
    'vintage postcards from Norway',
    'Honig vom Imker',
    'cours de cuisine',
    'clases de guitarra',
    'магазин чая',
    'a hospice for children',
    'advice about debt',
  ])('of “%s” are six different pictures, in several styles', async text => {
    const { ideas } = await findIdeas(text);
    expect(new Set(ideas.map(({ design }) => design.text ?? design.name)).size).toBe(6);
    expect(new Set(ideas.flatMap(({ icon }) => icon?.style ?? [])).size).toBeGreaterThanOrEqual(3);
  });

  test('that repeat a picture differ visibly from it', async () => {
    const { ideas } = await findIdeas('facebook');
    const looks = ideas.map(({ design: { text, name, style, shape, padding } }) =>
      [text ?? name, style, shape === 'none', padding].join(),
    );
    expect(new Set(looks.filter(look => look.startsWith('facebook'))).size).toBeGreaterThan(1);
    expect(new Set(looks).size).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ["grandma's knitting patterns", 'GK'],
    ['grandma’s knitting patterns', 'GK'],
    ['a wedding photographer', 'WP'],
    ['life after a stroke', 'LS'],
    ['a marketplace for used camera lenses', 'CL'],
    ['padaria em Lisboa', 'PL'],
    ["l'école de cuisine", 'C'],
    ['campi da tennis', 'CT'],
    ['Werkstatt für alte Nähmaschinen', 'N'],
    ['беговой клуб в центре', 'БЦ'],
    ['кафе в центре', 'КЦ'],
    ['καφέ στην Αθήνα', 'ΚΑ'],
    ['İnek sütü satıyoruz', 'İS'],
    ['متجر العطور', 'ع'],
    ['घर का अचार', 'अ'],
    ['수제 맥주 양조장', '맥'],
    ['手作り家具のオンラインショップ', '家'],
    ['卖手工陶瓷茶具的网店', '陶'],
    ['ร้านขายเค้ก', 'ค'],
    ['חנות פרחים', 'פ'],
    // Words that do not name the subject, also in a term of several words and joined to the subject.
    ['prodej medu', 'M'],
    ['réparation de vélos', 'V'],
    ['vente de miel', 'M'],
    ['Hunajan myynti', 'H'],
    ['Bisiklet tamiri', 'B'],
    ['Kahve hakkında blogum', 'K'],
    ['Kerékpárok javítása', 'K'],
    ['Прокат палаток', 'П'],
    ['kurs tańca', 'T'],
    ['חנות לפרחים', 'פ'],
    ['ร้านขายดอกไม้', 'ด'],
    // Pairs with another sense.
    ['blue shoes', 'B'],
    ['wool cardigans', 'W'],
    ['speech synthesis', 'S'],
  ])('of “%s” have the initials %s', async (text, initials) => {
    const { ideas } = await findIdeas(text);
    expect(ideas.flatMap(({ design }) => design.text ?? [])).toEqual([initials]);
    const letters = ideas.find(({ design }) => design.text !== undefined);
    await expect(exportPackage(letters?.design as ExportBody)).resolves.toBeDefined();
  });

  test('have hues of the subject, not of a function word that is an English word', async () => {
    const hues = (await findIdeas('min blogg om kaffe')).ideas.map(({ design }) => design.bg);
    const { brown } = HUES;
    expect(hues.filter(bg => (Object.values(brown) as unknown[]).includes(bg)).length).toBeGreaterThan(2);
  });

  test.each([
    ['Stripe for farmers', /stripe|audio/],
    ['the Uber of boats', /uber|taxi/],
    ['WhatsApp for grandparents', /whatsapp/],
    ['an orchard of apples and pears', /apple-logo|brand-apple/],
    ['a targeted ad', /brand-/],
    ['steam cleaning of sofas', /^steam-logo|brand-steam/],
    ['Amazon rainforest sound archive', /amazon/],
    ['vines for your balcony', /^vine/],
    ['a tinder box for the campfire', /tinder/],
    ['bumble bees in the meadow', /bumble/],
    ['the village cricket club’s scorebook', /storybook/],
    ['a regex tester for githib', /github/],
  ])('of “%s” have no logo of a brand', async (text, brand) => {
    for (const { icon } of (await findIdeas(text)).ideas) expect(icon?.name ?? '').not.toMatch(brand);
  });

  test('of a named brand have its logo', async () => {
    expect((await findIdeas('github stats viewer')).ideas[0]?.icon?.name).toMatch(/github/);
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
