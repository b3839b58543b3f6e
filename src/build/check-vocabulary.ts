// npm run vocabulary: validates the vocabulary files and prints the coverage per language.
import { listBuiltInNames } from './catalog/libraries.ts';
import { checkVocabulary } from './search-index/vocabulary/check-files.ts';
import { collectIconTerms } from './search-index/vocabulary/icon-terms.ts';
import { measureLanguageCoverage } from './search-index/vocabulary/language-coverage.ts';
import {
  formatProblem,
  readVocabulary,
  VOCABULARY_FOLDER,
} from './search-index/vocabulary/read-vocabulary.ts';

const started = performance.now();
const iconTerms = collectIconTerms(await listBuiltInNames());
const problems = checkVocabulary(VOCABULARY_FOLDER, iconTerms);

if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(`vocabulary: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  const vocabulary = readVocabulary();
  console.log('language             heads   share   words');
  for (const { language, heads, share, words } of measureLanguageCoverage(vocabulary.languages)) {
    const percent = `${Math.round(100 * share)} %`;
    console.log(
      `${language.padEnd(18)} ${`${heads}`.padStart(7)} ${percent.padStart(7)} ${`${words}`.padStart(7)}`,
    );
  }
  const rows = Object.values(vocabulary).reduce((sum, list) => sum + list.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`vocabulary: ${rows.toLocaleString('en')} rows without a problem (${seconds} s)`);
}
