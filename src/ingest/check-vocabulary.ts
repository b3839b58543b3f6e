// npm run vocabulary: validates the vocabulary files against the built catalog, and prints the coverage per language.
//
// --hidden   lists words whose search misses the icons of their headword.
import { join } from 'node:path';
import { openCatalog } from '../catalog/catalog.ts';
import { readCatalogFile } from '../catalog/catalog-file.ts';
import { openSearch } from '../search/search.ts';
import { BUILT_IN_LIBRARIES } from './catalog/libraries.ts';
import {
  formatProblem,
  readVocabulary,
  VOCABULARY_FOLDER,
} from './search-index/vocabulary/read-vocabulary.ts';
import {
  checkVocabulary,
  collectIconTerms,
  findHiddenWords,
  measureLanguageCoverage,
} from './search-index/vocabulary/validate.ts';

const started = performance.now();
const file = readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin'));
const catalog = openCatalog(file);
// Only built-in libraries count, because the vocabulary must be valid in every clone.
const iconTerms = collectIconTerms(BUILT_IN_LIBRARIES.flatMap(({ slug }) => catalog.spellingsOf(slug)));
const problems = checkVocabulary(VOCABULARY_FOLDER, iconTerms);

if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(`vocabulary: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  const vocabulary = readVocabulary();
  const hidden = findHiddenWords(
    vocabulary.languages,
    openSearch(catalog, file),
    position => catalog.icon(position).name,
  );
  const countHidden = (path: string) => hidden.filter(({ row }) => row.file === path).length;
  const columns = (name: string, ...cells: readonly (string | number)[]) =>
    console.log([name.padEnd(18), ...cells.map(cell => `${cell}`.padStart(8))].join(' '));
  columns('language', 'heads', 'share', 'words', 'hidden');
  for (const { file, language, heads, share, words } of measureLanguageCoverage(vocabulary.languages)) {
    const percent = `${Math.round(100 * share)} %`;
    columns(language, heads, percent, words, countHidden(file));
  }
  if (process.argv.includes('--hidden')) {
    for (const { row, word } of hidden) {
      console.log(formatProblem({ ...row, message: `"${word}" does not show ${row.heads[0]} first` }));
    }
  }
  const rows = Object.values(vocabulary).reduce((sum, list) => sum + list.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`vocabulary: ${rows.toLocaleString('en')} rows without a problem (${seconds} s)`);
}
