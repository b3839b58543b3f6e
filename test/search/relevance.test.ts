// Relevance of the first search result.
import { describe, expect, it } from 'vitest';
import { find, findIcons, findNames } from './built-search.ts';

/** A query, and the names that are acceptable for its first result. */
type Row = readonly [query: string, ...expected: string[]];

const SYNONYMS: readonly Row[] = [
  ['photo', 'photo'],
  ['garbage', 'trash', 'recycle', 'trash-01'],
  ['cog', 'cog', 'settings', 'gear'],
  ['magnifying glass', 'magnifying-glass', 'search', 'search-01'],
  ['lightning', 'lightning', 'bolt', 'zap', 'flash'],
  ['spanner', 'wrench', 'wrench-01', 'tool'],
  ['sign out', 'sign-out', 'log-out', 'logout', 'logout-01'],
  ['padlock', 'lock', 'square-lock-01', 'lock-key'],
  ['automobile', 'car', 'car-01'],
  ['petrol', 'gas-station', 'fuel', 'gas-pump', 'fuel-station', 'fuel-01'],
];

const LANGUAGES: readonly Row[] = [
  ['maison', 'house', 'home'],
  ['Haus', 'house', 'home'],
  ['casa', 'house', 'home'],
  ['дом', 'house', 'home'],
  ['家', 'house', 'home'],
  ['집', 'house', 'home'],
  ['บ้าน', 'house', 'home'],
  ['घर', 'house', 'home'],
  ['Rakete', 'rocket'],
  ['cohete', 'rocket'],
  ['ракета', 'rocket'],
  ['火箭', 'rocket'],
  ['ロケット', 'rocket'],
  ['fusée', 'rocket'],
  ['raket', 'rocket'],
  ['raketti', 'rocket'],
  ['rakieta', 'rocket'],
  ['rakéta', 'rocket'],
  ['foguete', 'rocket'],
  ['razzo', 'rocket'],
  ['tên lửa', 'rocket'],
  ['로켓', 'rocket'],
  ['corazon', 'heart'],
  ['Schlüssel', 'key', 'key-01'],
  ['schluessel', 'key', 'key-01'],
  ['Bäcker', 'chef-hat'],
  ['kød', 'meat'],
  ['tåg', 'train', 'train-01'],
  ['مچھلی', 'fish'],
  ['samaki', 'fish'],
  ['mosógép', 'washing-machine', 'wash-machine'],
  ['télécharger', 'download', 'download-01'],
  ['настройки', 'settings', 'settings-01'],
  ['настройка', 'settings', 'settings-01'],
  ['şemsiyeler', 'umbrella'],
  ['المفتاح', 'key', 'key-01'],
  ['احذية', 'shoe', 'running-shoes'],
  ['پیتزا', 'pizza', 'pizza-01'],
  ['पिज़्ज़ा', 'pizza', 'pizza-01'],
  ['peti sejuk', 'fridge'],
  ['Metzgerei', 'meat', 'steak'],
  ['рюкзак', 'backpack', 'backpack-01'],
  ['Benutzerkonto', 'user', 'account', 'user-account', 'user-circle'],
  ['洗濯機', 'wash', 'washing-machine'],
  ['מכונת כביסה', 'wash', 'washing-machine'],
  ['🚀', 'rocket'],
  ['❤️', 'heart'],
  ['👍🏽', 'thumb-up', 'thumbs-up'],
];

/** Words whose plain meaning is shown by icons with other names than the word. */
const MEANINGS: readonly Row[] = [
  ['air', 'wind'],
  ['lawyers', 'gavel', 'scale'],
  ['war', 'swords', 'sword'],
  ['protection', 'shield'],
  ['training', 'dumbbell', 'barbell', 'dumbbell-01'],
  ['mobile home', 'caravan'],
];

const SIGNS: readonly Row[] = [
  ['+', 'plus'],
  ['?', 'question-mark'],
  ['…', 'ellipsis'],
  ['≠', 'equal-not'],
  ['>=', 'greater-than-or-equal'],
  ['$', 'dollar-sign'],
  ['✕', 'x'],
  ['☰', 'menu'],
];

const FORMS: readonly Row[] = [
  ['rockets', 'rocket'],
  ['batteries', 'battery', 'battery-full'],
  ['editing', 'edit', 'edit-01', 'pencil'],
  ['colour palette', 'palette', 'color-palette'],
  ['aeroplane', 'airplane', 'plane', 'airplane-01'],
  ['trashcan', 'trash'],
  ['darkmode', 'dark-mode', 'moon'],
  ['e-mail', 'mail', 'mail-01', 'envelope'],
  ['usersettings', 'user-settings'],
  ['circle number two', 'circle-number-2'],
  ['roc', 'rocket'],
  ['calen', 'calendar'],
  ['arrow le', 'arrow-left'],
  ['hosue', 'house', 'home'],
  ['calender', 'calendar'],
  ['rokcet', 'rocket'],
  ['umbrela', 'umbrella'],
  ['faceebook', 'facebook', 'brand-facebook', 'facebook-logo'],
];

const SEVERAL_WORDS: readonly Row[] = [
  ['left arrow', 'arrow-left'],
  ['add user', 'user-plus', 'user-add', 'user-add-01', 'add-user'],
  ['home icon', 'home', 'house'],
  ['circle with a check', 'circle-check', 'check-circle', 'checkmark-circle-01'],
  ['light bulb', 'lightbulb', 'bulb', 'light-bulb'],
  ['xqzvk rocket qwxz', 'rocket'],
];

const IDENTIFIERS: readonly Row[] = [
  ['ArrowLeft', 'arrow-left', 'arrow-left-01'],
  ['FaUserCircle', 'user-circle', 'circle-user'],
  ['IoMdSettings', 'settings', 'settings-01'],
  ['IconHome', 'home', 'home-01', 'house'],
  ['TrashIcon', 'trash'],
  ['fa-trash', 'trash'],
  ['fas fa-trash', 'trash'],
  ['mdi:account', 'user', 'account', 'user-circle'],
  ['heart.svg', 'heart'],
  ['<ArrowRight />', 'arrow-right', 'arrow-right-01'],
  ['ic_baseline_phone', 'phone'],
  ['ic_baseline_phone_24', 'phone'],
  ['@heroicons/react bell', 'bell'],
  ['GitHub', 'github', 'brand-github', 'github-logo'],
  ['FaRegHeart', 'heart'],
  ['i-carbon-download', 'download', 'download-01'],
  ["import { Settings } from 'lucide-react'", 'settings', 'settings-01'],
];

const EMOJI: readonly Row[] = [
  ['👩‍💻', 'laptop', 'device-laptop'],
  ['🇫🇷', 'flag', 'flag-01'],
  ['🏴', 'flag', 'flag-01'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 'flag', 'flag-01'],
  ['👨‍👩‍👧', 'family', 'users'],
  ['#️⃣', 'hash'],
  ['*️⃣', 'asterisk'],
];

const RELAXED: readonly Row[] = [
  ['yellow sun', 'sun'],
  ['red car', 'car'],
  ['touch reading', 'touch-01', 'book-open'],
];

const NAMELESS: readonly Row[] = [
  ['dinosaur', 'bone'],
  ['loneliness', 'user'],
  ['compare prices', 'scale', 'git-compare'],
  ['picture of a cat', 'cat'],
  ['go home', 'home', 'home-01', 'house'],
];

describe.each([
  ['synonym', SYNONYMS],
  ['identifier from code', IDENTIFIERS],
  ['emoji', EMOJI],
  ['word that is part of no icon name', NAMELESS],
  ['query that no icon matches well in all words', RELAXED],
  ['word of another language', LANGUAGES],
  ['word whose subject has an icon of another name', MEANINGS],
  ['symbol such as + or ≠', SIGNS],
  ['inflection, prefix or typo', FORMS],
  ['query of several words', SEVERAL_WORDS],
] as const)('the first result for this kind of query: %s', (_, rows) => {
  it.each(rows)('is relevant for "%s"', (query, ...expected) => {
    expect(expected).toContain(findNames(query, { limit: 1 })[0]);
  });
});

describe('a phrase of the vocabulary', () => {
  it.each([
    ['price drop', 'price drops'],
    ['test drive', 'test drives'],
  ])('has the same first result in singular and plural: "%s", "%s"', (singular, plural) => {
    expect(findNames(plural)[0]).toBe(findNames(singular)[0]);
  });
});

describe('a word that is the name of an icon', () => {
  it('does not match distant inflections', () => {
    expect(findNames('layers')).not.toContain('bed');
  });
});

describe('the first page', () => {
  it.each([
    ['photo', 'image'],
    ['trash', 'delete'],
    ['house', 'home'],
    ['home', 'house'],
  ])('for "%s" contains icons named with the synonym "%s"', (query, synonym) => {
    expect(findNames(query)).toContain(synonym);
  });

  it('lists icons of the searched name before icons of a synonym', () => {
    const names = findNames('trash', { limit: 300 });
    expect(names.indexOf('trash')).toBe(0);
    expect(names.slice(0, 4)).toEqual(Array(4).fill('trash'));
    expect(names.indexOf('delete-bin')).toBeLessThan(names.indexOf('delete'));
  });
});

describe('a style or library word', () => {
  it.each([
    ['rocket duotone', { library: 'phosphor', style: 'duotone' }],
    ['lucide rocket', { library: 'lucide', style: 'outline' }],
    ['phosphor bold heart', { library: 'phosphor', style: 'bold' }],
    ['remix icon user', { library: 'remix' }],
    ['tabler filled star', { library: 'tabler', style: 'filled' }],
  ])('filters the results of "%s" to %j', (query, expected) => {
    const icons = findIcons(query);
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons) expect(icon).toMatchObject(expected);
  });

  it('selects all styles for which it is a synonym', () => {
    const styles = new Set(
      findIcons('solid star', { limit: 5 }).map(({ library, style }) => `${library} ${style}`),
    );
    expect(styles).toContain('tabler filled');
    expect(styles).toContain('phosphor fill');
    expect(styles).toContain('remix fill');
  });

  it('lists all icons of the library or style if it is the only word of the query', () => {
    const { total } = find('', { style: 'duotone' });
    expect(total).toBeGreaterThan(1000);
    expect(find('duotone').total).toBe(total);
    expect(find('phosphor thin').total).toBe(find('', { library: 'phosphor', style: 'thin' }).total);
  });
});

describe('a query that matches nothing', () => {
  it.each(['ქართული', 'ᚠᚢᚦ', 'qwxzvbnmlkj', '!!!', '§$', '\u0000', '\ud800', '___'])(
    'returns an empty result: %j',
    query => {
      expect(find(query)).toEqual({ total: 0, positions: new Uint32Array() });
    },
  );
});

describe('a correctly spelled word', () => {
  it('does not match words at edit distance 1', () => {
    expect(findNames('rocket', { limit: 300 })).not.toContain('pocket');
    expect(findNames('card', { limit: 300 })).not.toContain('car');
  });
});

describe('an alias', () => {
  it.each([
    ['home', 'lucide', 'house'],
    ['edit', 'lucide', 'square-pen'],
  ])('"%s" of the library %s matches the icon %s exactly once', (alias, library, name) => {
    const icons = findIcons(alias, { library, limit: 300 }).filter(icon => icon.name === name);
    expect(icons).toHaveLength(1);
  });
});

describe('a query of several words', () => {
  it.each([
    ['cheapest flights', /plane/],
    ['local plumber near me', /pipe|plunger|wrench|faucet|droplet|tool/],
    ['freelance web developer', /code|terminal|developer/],
    ['a web app that splits the bill between friends', /bill|receipt/],
    ['vegan meal prep', /vegan|salad|carrot|leaf|bowl|vegetarian/],
    ['we sell fresh flowers every morning', /flower/],
    ['a website about dogs and cats', /dog|cat|paw/],
    ['please find a symbol for a lighthouse museum', /lighthouse/],
    ["I'd like something with a rocket", /rocket/],
  ])('that no icon matches well finds an icon of its most concrete word: "%s"', (query, name) => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(name);
  });

  it.each(['rocket', 'lighthouse', 'umbrella', 'guitar', 'bicycle', 'cake'])(
    'finds the %s in a sentence of words that any site may use',
    thing => {
      for (const sentence of [
        `a free online app that helps people find a ${thing} near them`,
        `our ${thing} website for kids`,
        `we compare the best ${thing} offers and send you updates`,
      ]) {
        const single = new Set(findNames(thing, { limit: 12 }));
        expect(findNames(sentence, { limit: 1 }).some(name => single.has(name))).toBe(true);
      }
    },
  );
});

describe('a misspelled name of an icon', () => {
  it.each(['basket', 'bottle', 'needle', 'desert', 'droplet', 'kettle'])(
    'is corrected although an inflected foreign word has the same ending: "%s"',
    name => {
      const misspelled = `${name.slice(0, 2)}${name.slice(3)}`;
      const right = new Set(findNames(name, { limit: 12 }));
      expect(right).toContain(findNames(misspelled, { limit: 1 })[0]);
    },
  );
});

describe('a word of another language whose headword names no icon', () => {
  it.each([
    ['Reis', /rice/],
    ['Arroz', /rice/],
    ['mar', /wave/],
    ['Tier', /paw/],
    ['Saft', /juice|orange|bottle|cup/],
  ])('finds an icon that shows the headword: "%s"', (query, name) => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(name);
  });
});

describe('an icon that shows the searched thing', () => {
  it.each([
    ['restroom', /wc|toilet|man-woman/],
    ['car wash', /car-washing/],
    ['boarding pass', /tickets-plane/],
    ['eye test', /eye-table/],
    ['gratuity', /tip/],
    ['thirty', /number-30/],
    ['arabic', /alphabet-arabic/],
  ])('precedes icons of related things: "%s"', (query, name) => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(name);
  });
});

describe('the first six results', () => {
  it.each([
    ['beer', /coffee/],
    ['elderly', /clock|time/],
  ])('contain no icon of an unrelated subject: "%s"', (query, other) => {
    for (const name of findNames(query, { limit: 6 })) expect(name).not.toMatch(other);
  });
});

describe('a phrase with its own row in the vocabulary', () => {
  it.each([['home automation', 'smart-home']])(
    'shows its icon before icons of its single words: "%s"',
    (query, name) => {
      expect(findNames(query, { limit: 1 })[0]).toContain(name);
    },
  );
});

describe('a word with accents', () => {
  it.each([
    ['chó', /^dog/],
    ['lửa', /fire|flame/],
    ['tiền', /coin|money|cash|bank/],
    ['řeka', /wave|river|kayak/],
    ['thé', /tea|coffee|cup|mug/],
    ['cá', /^fish/],
    ['øl', /beer/],
    ['myš', /^mouse/],
    ['híd', /bridge/],
    ['kör', /^circle/],
    ['tài khoản', /user|account|profile/],
    ['hoàn tác', /undo|arrow-back|arrow-u-up-left/],
    ['cà phê', /coffee/],
    ['yara bandı', /bandage/],
    ['hus', /house|home/],
  ])('finds an icon of the word as it is spelled: "%s"', (query, name) => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(name);
  });
});

describe('an inflected word of another language', () => {
  it.each([
    ['perros', /^dog/],
    ['gatos', /^cat/],
    ['Blumen', /flower|plant|tulip/],
    ['Häuser', /house|home/],
    ['avions', /plane/],
    ['alberi', /tree/],
    ['katten', /^cat/],
    ["l'étoile", /star/],
    ['הבית', /house|home/],
    ['poissons', /^fish/],
    ['båtar', /boat|ship/],
    ['별들', /star/],
    ['Flugzeuge', /plane/],
    ['fåglar', /bird/],
    ['vattnet', /droplet|water/],
    ['katter', /^cat/],
    ['stromy', /tree|plug/],
    ['птицы', /bird/],
    ['סוסים', /horse/],
    ['سگ‌ها', /dog|paw/],
    ['vitabu', /book/],
    ['کتے', /dog|paw/],
  ])('finds the icons of its base form: "%s"', (query, name) => {
    expect(findNames(query, { limit: 1 })[0]).toMatch(name);
  });
});
