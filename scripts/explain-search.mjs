// npm run vocabulary -- --explain WORDS: the terms, fields and scores of the first icons that a search finds.
import { join } from 'node:path';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { parseSearchQuery } from '../dist/contract/search-query.js';
import {
  entryStyles,
  namePostingCount,
  openIndex,
  postingsStart,
} from '../dist/search/index/index-sections.js';
import { EXACT_IMPACT, POSTING_MAX, postingEntry, postingImpact } from '../dist/search/index/posting.js';
import { planQuery } from '../dist/search/query/query-plan.js';
import { collectStyleWords } from '../dist/search/query/scope.js';
import { createMatcher, matchRelaxed } from '../dist/search/rank/match.js';
import {
  EVIDENCE_MAX,
  evidenceCoverage,
  evidenceStrength,
  postingEvidence,
} from '../dist/search/rank/term-reader.js';
import { openSearch, readQuery } from '../dist/search/search.js';
import { LANGUAGES } from '../dist/search/text/languages.js';
import { tokenizeSpelled, wordsOf } from '../dist/search/text/tokenize.js';
import { root } from './steps.mjs';

const ICONS = 12;

const file = readCatalogFile(join(root, 'data', 'catalog.bin'));
const catalog = openCatalog(file);
const index = openIndex(file);
const q = process.argv.slice(2).join(' ');
const { words, ...options } = readQuery({ index, styleWords: collectStyleWords(catalog.libraries) }, q);
const plan = planQuery(index, words, options);
const { entries, scores } = matchRelaxed(createMatcher(index), plan);
const tokens = new Set([...wordsOf(q), ...tokenizeSpelled(q)]);
const scoreOf = new Map(Array.from(entries, (entry, at) => [entry, scores[at]]));

const relationOf = (word, term, { isReference, wordCount }) => {
  if (isReference) return wordCount > 1 ? 'related term of a phrase' : 'related term';
  if (wordCount > 1) return 'phrase';
  return term === word ? 'word' : 'inflection, completion or correction';
};
const fieldOf = (term, at) => {
  const impact = postingImpact(index.postings[at]);
  if (impact === EXACT_IMPACT) return 'whole name';
  if (at - postingsStart(index, term) >= namePostingCount(index, term)) return 'tag';
  return impact >>> 6 === POSTING_MAX ? 'name without counter' : 'word of name or alias';
};

const bestMatch = (word, ranges, entry) => {
  let best;
  for (const range of ranges)
    for (let at = range.start; at < range.end; at++) {
      if (postingEntry(index.postings[at]) !== entry) continue;
      const evidence = postingEvidence(index.postings[at], range.factor, range.wordCount);
      const strength = evidenceStrength(evidence, range.wordCount);
      if (strength <= (best?.strength ?? -1)) continue;
      const term = index.terms.term(range.term);
      const weight = ((evidence >>> 16) / EVIDENCE_MAX).toFixed(3);
      const coverage = (evidenceCoverage(evidence) / EVIDENCE_MAX).toFixed(3);
      const text = `${word}: ${relationOf(word, term, range)} "${term}" in ${fieldOf(range.term, at)}`;
      best = { strength, text: `${text}, weight ${weight}, coverage ${coverage}` };
    }
  return best?.text;
};
const entryAt = position =>
  index.entryPositions.findIndex((start, entry) => {
    const styles = entryStyles(index.entryTraits[entry]).toString(2).replaceAll('0', '').length;
    return position >= start && position < start + styles;
  });

console.log(`language: ${options.language > 0 ? LANGUAGES[options.language] : 'English or open'}`);
for (const [at, { idf, isStopWord, ranges }] of plan.entries()) {
  const notes = [
    isStopWord && 'stop word',
    ranges.length === 0 && 'unknown',
    !tokens.has(words[at]) && 'not as typed',
  ];
  console.log([`word ${words[at]}: weight ${idf.toFixed(3)}`, ...notes.filter(Boolean)].join(', '));
}
const { total, positions } = openSearch(catalog, file).search(
  parseSearchQuery({ q, limit: `${ICONS}`, group: 'name' }),
);
console.log(`${total} results`);
for (const position of positions) {
  const entry = entryAt(position);
  const { library, name } = catalog.icon(position);
  console.log(
    `${library}/${name}: score ${scoreOf.get(entry)?.toFixed(3) ?? '– (filtered by style or library)'}`,
  );
  for (const [term, { ranges }] of plan.entries()) {
    const match = bestMatch(words[term], ranges, entry);
    if (match) console.log(`  ${match}`);
  }
}
