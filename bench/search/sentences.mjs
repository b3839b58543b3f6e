// node bench/search/sentences.mjs: sentences in 16 languages, by what the first icons and the ideas show.
//   --work      measures the half of the set for work, and lists its misses
//   --lang      gives the language of each sentence as a hint
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { openSearch } from '../../dist/search/search.js';
import { findIdeas } from '../../dist/service/ideas.js';

const root = join(import.meta.dirname, '..', '..');
const file = readCatalogFile(join(root, 'data', 'catalog.bin'));
const catalog = openCatalog(file);
const search = openSearch(catalog, file);
const isWork = process.argv.includes('--work');
const seen = new Map();
const rows = readFileSync(join(root, 'bench', 'relevance', 'sentences.txt'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => line.split(' | '))
  .filter(([language]) => {
    const number = (seen.get(language) ?? 0) + 1;
    seen.set(language, number);
    return isWork === number <= 3;
  });
const counts = { first: 0, ideas: 0, wrong: 0, pictures: 0 };
const byLanguage = {};
for (const [language, q, words] of rows) {
  const accepted = words.split(' ');
  const isRight = name => accepted.some(word => `-${name}-`.includes(`-${word}-`));
  const lang = process.argv.includes('--lang') ? { lang: language } : {};
  const { positions } = search.search({ q, limit: 6, offset: 0, group: 'name', ...lang });
  const names = Array.from(positions, position => catalog.icon(position).name);
  const { ideas } = findIdeas({ index: () => ({ catalog, search }) }, { q, offset: 0, ...lang });
  const pictures = ideas.flatMap(({ icon }) => icon?.name ?? []);
  const right = pictures.filter(isRight).length;
  const isFirst = isRight(names[0] ?? '');
  counts.first += Number(isFirst);
  counts.ideas += Number(right > 0);
  counts.wrong += pictures.length - right;
  counts.pictures += pictures.length;
  byLanguage[language] = (byLanguage[language] ?? 0) + Number(isFirst);
  if (isWork && !(isFirst && right > 0))
    console.log(`${language} ${q}\n   search ${names.join(' ')}\n   ideas ${pictures.join(' ')}`);
}
const percent = part => `${(100 * part).toFixed(0)} %`;
console.log(
  `${rows.length} sentences: right first ${percent(counts.first / rows.length)}, one of six ideas right ` +
    `${percent(counts.ideas / rows.length)}, wrong idea pictures ${percent(counts.wrong / counts.pictures)}`,
);
console.log(
  Object.entries(byLanguage)
    .map(([language, count]) => `${language} ${count}`)
    .join(', '),
);
