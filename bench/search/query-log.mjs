// Query log of the speed benchmark, with every kind of query.

const page = { limit: 96, offset: 0 };

/** Queries by kind. A query is a text, or an object with filters or an offset. */
const KINDS = {
  rare: ['rocket', 'xylophone', 'stethoscope', 'lighthouse', 'tornado', 'scooter', 'kiwi', 'zodiac'],
  common: ['arrow', 'user', 'file', 'heart', 'home', 'circle', 'square', 'chart', 'brand', 'settings'],
  empty: [''],
  'one letter': ['a', 'c', 's', 'x', 'z'],
  prefix: ['ar', 'roc', 'hea', 'calen', 'downl', 'setti'],
  'several words':
    'arrow left, user settings, shopping cart, chart bar, file text, arrow up right circle, calendar with check mark, two people talking'.split(
      ', ',
    ),
  synonym:
    'photo, trash, delete, cog, envelope, lightning, picture, money, maison, Rakete, ロケット, корзина'.split(
      ', ',
    ),
  typo: ['hosue', 'calender', 'rokcet', 'umbrela', 'recieve', 'notifcation', 'telescpe'],
  'no match': ['qwxzvbnmlkj', '!!!', 'ქართული', 'zzzzzz yyyyyy'],
  filtered: [
    { q: 'heart', library: 'phosphor' },
    { q: 'star', style: 'fill' },
    { q: '', library: 'tabler', style: 'filled' },
    { q: 'arrow', library: 'remix', style: 'line' },
    'rocket duotone',
    'lucide user',
  ],
  'deep page': [
    { q: 'arrow', offset: 960 },
    { q: '', offset: 20000 },
  ],
};

/** @type {{ kind: string, query: { q: string, limit: number, offset: number, library?: string, style?: string } }[]} */
export const QUERY_LOG = Object.entries(KINDS).flatMap(([kind, queries]) =>
  queries.map(query => ({ kind, query: { ...page, ...(typeof query === 'string' ? { q: query } : query) } })),
);
