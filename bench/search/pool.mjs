// Pools of pictures to grade, without the engines that found them.
//   node bench/search/pool.mjs            prints `question | pictures` for set B
//   node bench/search/pool.mjs --set C    for another set
//   node bench/search/pool.mjs --new      only pictures that the pools in bench/relevance/judged do not contain
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pictureOf, readJudgedQuestions, readPools } from '../relevance/judged/judgments.mjs';
import { openCorpus } from './corpus.mjs';
import { ENGINES } from './engines.mjs';

// Two more than the measures use: another version then ranks fewer ungraded pictures.
const DEPTH = 12;
const PAGE = 96;
const { values } = parseArgs({
  options: { new: { type: 'boolean', default: false }, set: { type: 'string', default: 'B' } },
});

const hashOf = text => createHash('sha256').update(text).digest('hex');

/** An order that depends only on the question and the name, hence not on the engine or the rank. */
const shuffle = (question, pictures) =>
  pictures
    .map(picture => ({ picture, key: hashOf(`${question}|${picture}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ picture }) => picture);

const corpus = openCorpus();
const engines = ENGINES.filter(engine => !engine.isSlow && !engine.hasSameResults);
const searches = await Promise.all(engines.map(({ create }) => create(corpus)));
const pools = values.new ? readPools(values.set) : new Map();

for (const { question, set } of readJudgedQuestions()) {
  if (set !== values.set) continue;
  const pool = new Set();
  for (const search of searches) {
    const names = Array.from(await search({ q: question }, PAGE), position => corpus.iconAt(position).name);
    for (const picture of [...new Set(names.map(pictureOf))].slice(0, DEPTH)) pool.add(picture);
  }
  const known = pools.get(question) ?? new Set();
  const pictures = [...pool].filter(picture => !known.has(picture));
  if (pictures.length > 0) console.log(`${question} | ${shuffle(question, pictures).join(', ')}`);
}
