// Requests of a realistic mix: visitors type, open icons, move sliders and download packages.

/**
 * @typedef {object} LoadRequest
 * @property {'search' | 'lookup' | 'preview' | 'export'} [operation]
 * @property {string} path
 * @property {string | undefined} [body]
 * @property {boolean} [isPlain] Whether the client accepts no content coding.
 */

/** Fractions of the operations. A visitor types a few words and downloads one package. */
const SHARES = { search: 0.6, lookup: 0.2, preview: 0.15, export: 0.05 };

const WORDS = 'rocket, house, shopping cart, arrow left, user, calendar, heart, chart, photo, mail'.split(
  ', ',
);
const ICONS = ['rocket', 'house', 'heart', 'camera', 'star', 'bell', 'cloud', 'anchor', 'gift', 'coffee'];
const STUDIO_PAGE = 96;

let serial = 0;
const pick = list => list[Math.floor(Math.random() * list.length)];
const color = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;

/** @returns {LoadRequest} */
const exportOf = body => ({ operation: 'export', path: '/api/v1/export', body: JSON.stringify(body) });

/** A package that was not exported before. Every third has dark mode, every second a gradient. */
export const newExport = () => {
  const number = serial++;
  const body = {
    library: 'lucide',
    name: pick(ICONS),
    bg: color(),
    bg_mode: number % 2 ? 'linear' : 'solid',
    include_dark_mode: number % 3 === 0,
    site_name: `Site ${number}`,
  };
  return exportOf(body);
};

const INITIALS = ['A', 'Wm', '設', 'あ', '한', 'ش', 'ש', 'अ', 'ก'];
const FONTS = ['sans', 'serif', 'rounded'];

export const newInitials = () => {
  const font_weight = 200 + 100 * Math.floor(Math.random() * 8);
  const body = { text: pick(INITIALS), font: pick(FONTS), font_weight, bg: color() };
  return exportOf(body);
};

export const newArtwork = () => {
  const paths = Array.from(
    { length: 40 },
    (_, n) => `<path fill="${color()}" d="M${n % 24} ${(7 * n) % 24}h5v5z"/>`,
  );
  const artwork = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`;
  return exportOf({ artwork, include_dark_mode: true });
};

/** A search during typing: the first letters of a word. */
export const newSearch = () => {
  const word = pick(WORDS);
  const typed = word.slice(0, 1 + Math.floor(Math.random() * word.length));
  const query = `q=${encodeURIComponent(typed)}&limit=${STUDIO_PAGE}`;
  return /** @type {LoadRequest} */ ({ operation: 'search', path: `/api/v1/icons?${query}` });
};

const OTHERS = {
  lookup: () => ({ path: `/api/v1/icons/lucide/${pick(ICONS)}` }),
  preview: () => ({
    path: `/api/v1/preview.png?library=lucide&name=${pick(ICONS)}&size=180&bg=${encodeURIComponent(color())}`,
  }),
};

/** @returns {LoadRequest} */
export const newPreview = () => ({ operation: 'preview', ...OTHERS.preview() });

/** @returns {LoadRequest} */
export const newRequest = () => {
  let random = Math.random();
  for (const [operation, share] of Object.entries(SHARES)) {
    random -= share;
    if (random > 0) continue;
    if (operation === 'export') return newExport();
    if (operation === 'search') return newSearch();
    return { operation, ...OTHERS[operation]() };
  }
  return newSearch();
};
