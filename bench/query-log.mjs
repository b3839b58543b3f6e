// The fixed query log of the speed benchmark: every kind of question, with filters and deep pages among them.

const page = { limit: 96, offset: 0 };

export const QUERY_LOG = [
  ...['rocket', 'xylophone', 'stethoscope', 'lighthouse', 'tornado', 'scooter', 'kiwi', 'zodiac'].map(q => [
    'rare',
    q,
  ]),
  ...['arrow', 'user', 'file', 'heart', 'home', 'circle', 'square', 'chart', 'brand', 'settings'].map(q => [
    'common',
    q,
  ]),
  ['empty', ''],
  ...['a', 'c', 's', 'x', 'z'].map(q => ['one letter', q]),
  ...['ar', 'roc', 'hea', 'calen', 'downl', 'setti'].map(q => ['prefix', q]),
  ...[
    'arrow left',
    'user settings',
    'shopping cart',
    'chart bar',
    'file text',
    'arrow up right circle',
    'calendar with check mark',
    'two people talking',
  ].map(q => ['several words', q]),
  ...[
    'photo',
    'trash',
    'delete',
    'cog',
    'envelope',
    'lightning',
    'picture',
    'money',
    'maison',
    'Rakete',
    'ロケット',
    'корзина',
  ].map(q => ['synonym', q]),
  ...['hosue', 'calender', 'rokcet', 'umbrela', 'recieve', 'notifcation', 'telescpe'].map(q => ['typo', q]),
  ...['qwxzvbnmlkj', '!!!', 'ქართული', 'zzzzzz yyyyyy'].map(q => ['no hit', q]),
  ['filtered', 'heart', { library: 'phosphor' }],
  ['filtered', 'star', { style: 'fill' }],
  ['filtered', '', { library: 'tabler', style: 'filled' }],
  ['filtered', 'arrow', { library: 'remix', style: 'line' }],
  ['filtered', 'rocket duotone', {}],
  ['filtered', 'lucide user', {}],
  ['deep page', 'arrow', { offset: 960 }],
  ['deep page', '', { offset: 20000 }],
].map(([kind, q, rest = {}]) => ({ kind, query: { ...page, q, ...rest } }));
