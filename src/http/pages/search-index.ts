// Index for the search over the documentation, which runs in the browser.

/** URL relative to the service root, title, title of the page, and other words in lower case. */
type Entry = readonly [path: string, title: string, page: string, words: string];

/** Words in more than this fraction of the entries are left out, because they distinguish none. */
const COMMON = 0.2;
const MINIMUM_LETTERS = 3;

const SECTION = /<section class="\w+" id="([^"]+)">\n<h2>(.*?)<\/h2>/;

/** Builds the index from rendered pages by their paths: one entry for each page and for each of its sections. */
export const searchIndex = (pages: readonly (readonly [path: string, html: string])[]): readonly Entry[] => {
  const entries = pages.flatMap(([path, html]) => entriesOf(path, html));
  const counts = new Map<string, number>();
  for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) => (counts.get(word) ?? 0) <= COMMON * entries.length;
  return entries.map(({ path, title, page, words }) => [path, title, page, words.filter(isRare).join(' ')]);
};

const entriesOf = (path: string, html: string) => {
  const [, heading = '', main = ''] = /<h1>(.*?)<\/h1>(.*)<\/main>/s.exec(html) ?? [];
  const title = textOf(heading);
  const [start = '', ...sections] = main.replace(/<nav.*?<\/nav>/gs, '').split(SECTION);
  // Many operations have the same fields: a word belongs to the first section of the page that has it.
  const listed = new Set<string>();
  const newWords = (markup: string) => {
    const words = wordsOf(markup).filter(word => !listed.has(word));
    for (const word of words) listed.add(word);
    return words;
  };
  const entries = [{ path, title, page: '', words: newWords(start) }];
  for (let at = 0; at < sections.length; at += 3) {
    const [id, label = '', body = ''] = sections.slice(at);
    entries.push({ path: `${path}#${id}`, title: textOf(label), page: title, words: newWords(body) });
  }
  return entries;
};

/** The words of a text in markup, without code blocks, forms and the fields of responses. */
const wordsOf = (markup: string): readonly string[] => {
  const prose = markup
    .replace(/<(pre|form)\b.*?<\/\1>/gs, ' ')
    .replace(/<details><summary>Response.*?<\/details>/gs, ' ');
  const words =
    textOf(prose)
      .toLowerCase()
      .match(/[\p{L}\d_]+/gu) ?? [];
  return [...new Set(words.filter(word => word.length >= MINIMUM_LETTERS))];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
