// What people mean comes first: one table per way of asking.
import { describe, expect, it } from 'vitest';
import { ask, icons, names } from './real-search.ts';

/** A query and the names of which one must stand first. */
type Row = readonly [query: string, ...first: string[]];

const first = (query: string) => names(query, { limit: 1 })[0];

const MEANING: readonly Row[] = [
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
  ['télécharger', 'download', 'download-01'],
  ['настройки', 'settings', 'settings-01'],
  ['настройка', 'settings', 'settings-01'],
  ['şemsiyeler', 'umbrella'],
  ['рюкзак', 'backpack', 'backpack-01'],
  ['Benutzerkonto', 'user', 'account', 'user-account', 'user-circle'],
  ['洗濯機', 'wash', 'washing-machine'],
  ['מכונת כביסה', 'wash', 'washing-machine'],
  ['🚀', 'rocket'],
  ['❤️', 'heart'],
  ['👍🏽', 'thumb-up', 'thumbs-up'],
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
  ['unicorn rocket qwxz', 'rocket'],
];

const CODE: readonly Row[] = [
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

const WEAKLY_ANSWERED: readonly Row[] = [
  ['yellow sun', 'sun'],
  ['red car', 'car'],
  ['touch reading', 'touch-01'],
];

const NOT_DRAWN: readonly Row[] = [
  ['dinosaur', 'bone'],
  ['loneliness', 'user'],
  ['compare prices', 'scale', 'git-compare'],
  ['picture of a cat', 'cat'],
  ['go home', 'home', 'house'],
];

describe.each([
  ['meaning', MEANING],
  ['a name as code has it', CODE],
  ['an emoji', EMOJI],
  ['a word that no icon is named after', NOT_DRAWN],
  ['words that no icon answers well together', WEAKLY_ANSWERED],
  ['another language', LANGUAGES],
  ['signs', SIGNS],
  ['a form, a beginning, a slip', FORMS],
  ['several words', SEVERAL_WORDS],
] as const)('a query by %s', (_, rows) => {
  it.each(rows)('is answered first by what it means: %s', (query, ...wanted) => {
    expect(wanted).toContain(first(query));
  });
});

describe('synonyms', () => {
  it.each([
    ['photo', 'image'],
    ['trash', 'delete'],
    ['house', 'home'],
    ['home', 'house'],
  ])('of a query are on its first page: %s covers %s', (query, synonym) => {
    expect(names(query)).toContain(synonym);
  });

  it('never stand above the name asked for', () => {
    const order = names('trash', { limit: 300 });
    expect(order.indexOf('trash')).toBe(0);
    expect(order.lastIndexOf('trash')).toBeLessThan(order.indexOf('delete'));
  });
});

describe('style and library words', () => {
  it.each([
    ['rocket duotone', { library: 'phosphor', style: 'duotone' }],
    ['lucide rocket', { library: 'lucide', style: 'outline' }],
    ['phosphor bold heart', { library: 'phosphor', style: 'bold' }],
    ['remix icon user', { library: 'remix' }],
    ['tabler filled star', { library: 'tabler', style: 'filled' }],
  ])('act as filters: %s', (query, expected) => {
    const found = icons(query);
    expect(found.length).toBeGreaterThan(0);
    for (const icon of found) expect(icon).toMatchObject(expected);
  });

  it('mean every style that people call by that word', () => {
    const styles = new Set(
      icons('solid star', { limit: 5 }).map(({ library, style }) => `${library} ${style}`),
    );
    expect(styles).toContain('tabler filled');
    expect(styles).toContain('phosphor fill');
    expect(styles).toContain('remix fill');
  });

  it('list a whole library or style where nothing else is asked for', () => {
    expect(ask('duotone').total).toBe(1512);
    expect(ask('phosphor thin').total).toBe(1512);
  });
});

describe('what matches nothing', () => {
  it.each(['ქართული', 'ᚠᚢᚦ', 'qwxzvbnmlkj', '!!!', '§$', '\u0000', '\ud800', '___'])(
    'finds nothing: %j',
    query => {
      expect(ask(query)).toEqual({ total: 0, positions: new Uint32Array() });
    },
  );

  it('is not blurred: a true match keeps slips out', () => {
    expect(names('rocket', { limit: 300 })).not.toContain('pocket');
    expect(names('card', { limit: 300 })).not.toContain('car');
  });
});

describe('old names', () => {
  it.each([
    ['home', 'lucide', 'house'],
    ['edit', 'lucide', 'square-pen'],
  ])('find their icon once: %s', (alias, library, name) => {
    const found = icons(alias, { library, limit: 300 }).filter(icon => icon.name === name);
    expect(found).toHaveLength(1);
  });
});
