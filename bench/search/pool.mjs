// Pools of results to grade, without the names of the engines that found them. Measures of graded pools.
//
// Question files have rows `kind<tab>question`, grade files rows `kind<tab>question<tab>library/name/style<tab>grade`.
// Grades: 3 exactly right, 2 a good substitute, 1 related, 0 wrong.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pictureOf, readJudgedQuestions, readPools, relativeGain } from '../relevance/judged/judgments.mjs';
import { mean } from '../statistics.mjs';

const RIGHT = 3;
const ACCEPTABLE = 2;
/** Number of icons per engine in a graded pool. The measures use as many. */
const DEPTH = 10;
/** Two more pictures than the measures use, so that later versions rank fewer ungraded ones. */
const SET_DEPTH = 12;
const PAGE = 96;

const hashOf = text => createHash('sha256').update(text).digest('hex');

/** An order that depends only on the question and the results. It reveals neither engine nor rank. */
const shuffle = (question, results) =>
  [...results]
    .map(result => ({ result, key: hashOf(`${question}|${result}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ result }) => result);

const readRows = path =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t').map(cell => cell.trim()));

const idOf = ({ library, name, style }) => `${library}/${name}/${style}`;

/**
 * @typedef {{ kind: string, grades: Map<string, number>, byName: Map<string, number> }} GradedQuestion
 * `grades`: by icon id. `byName`: by library and name, because a grade holds for all styles.
 */
const nameOf = ({ library, name }) => `${library}/${name}`;

/** @returns {Map<string, GradedQuestion>} by question; throws if a row has no grade from 0 to 3 */
const readGrades = path => {
  const questions = new Map();
  for (const [kind, question, icon, grade] of readRows(path)) {
    if (!/^[0-3]$/.test(grade ?? ''))
      throw new Error(`${path}: "${question}" ${icon} needs a grade from 0 to 3`);
    if (!questions.has(question)) questions.set(question, { kind, grades: new Map(), byName: new Map() });
    const { grades, byName } = questions.get(question);
    grades.set(icon, Number(grade));
    byName.set(icon.replace(/\/[^/]*$/, ''), Number(grade));
  }
  return questions;
};

/**
 * Prints the first ten icons of all engines for each question of a file. Omits icons with a grade in `gradesPath`.
 * @param {string} path
 * @param {Record<string, (question: string, limit: number) => Promise<import('./corpus.mjs').Document[]>>} engines
 * @param {string} [gradesPath]
 */
export const printPool = async (path, engines, gradesPath) => {
  const known = gradesPath === undefined ? new Map() : readGrades(gradesPath);
  for (const [kind, question] of readRows(path)) {
    const pool = new Set();
    for (const find of Object.values(engines)) {
      for (const icon of (await find(question, PAGE)).slice(0, DEPTH)) pool.add(idOf(icon));
    }
    const graded = known.get(question)?.grades ?? new Map();
    const icons = shuffle(question, pool).filter(icon => !graded.has(icon));
    for (const icon of icons) console.log(`${kind}\t${question}\t${icon}\t`);
  }
};

/** With `isNew`, prints only pictures without a grade. */
export const printSetPool = async (set, engines, isNew) => {
  const pools = isNew ? readPools(set) : new Map();
  for (const { question, set: own } of readJudgedQuestions()) {
    if (set !== own) continue;
    const pool = new Set();
    for (const find of Object.values(engines)) {
      const names = (await find(question, PAGE)).map(icon => icon.name);
      for (const picture of [...new Set(names.map(pictureOf))].slice(0, SET_DEPTH)) pool.add(picture);
    }
    const known = pools.get(question) ?? new Set();
    const pictures = shuffle(question, pool).filter(picture => !known.has(picture));
    if (pictures.length > 0) console.log(`${question} | ${pictures.join(', ')}`);
  }
};

/** The measures of the first ten icons. The ideal order may contain any icon of the pool. */
const measure = ({ grades, byName }, icons) => {
  const ranked = icons.slice(0, DEPTH).map(icon => byName.get(nameOf(icon)));
  const [first = 0] = ranked;
  const isAvailable = [...grades.values()].includes(RIGHT);
  return {
    right: Number(first === RIGHT),
    rightIfAvailable: isAvailable ? Number(first === RIGHT) : undefined,
    acceptable: Number(first >= ACCEPTABLE),
    gain: relativeGain(
      ranked.map(grade => grade ?? 0),
      [...grades.values()],
    ),
    nothingRight: Number(!ranked.includes(RIGHT)),
    nothingAcceptable: Number(!ranked.some(grade => grade >= ACCEPTABLE)),
    ungraded: ranked.filter(grade => grade === undefined).length,
  };
};

const summarize = rows => {
  const values = key => rows.map(row => row[key]).filter(value => value !== undefined);
  const percent = key => (values(key).length === 0 ? '-' : (100 * mean(values(key))).toFixed(1));
  return {
    questions: rows.length,
    'right first %': percent('right'),
    'where a right icon exists %': percent('rightIfAvailable'),
    'acceptable first %': percent('acceptable'),
    'nDCG@10': mean(values('gain')).toFixed(3),
    'nothing acceptable in ten %': percent('nothingAcceptable'),
    'nothing right in ten %': percent('nothingRight'),
    'ungraded icons': values('ungraded').reduce((sum, count) => sum + count, 0),
  };
};

/** Measures for all questions and by kind. `misses` are questions whose first icon is not right. */
export const judgeGrades = async (path, engines) => {
  const questions = readGrades(path);
  const rows = [];
  const misses = [];
  for (const [engine, find] of Object.entries(engines)) {
    for (const [question, graded] of questions) {
      const icons = await find(question, PAGE);
      const row = { engine, kind: graded.kind, ...measure(graded, icons) };
      rows.push(row);
      if (engine !== Object.keys(engines)[0] || row.right === 1) continue;
      const shown = icons.slice(0, 6).map(icon => `${icon.name}=${graded.byName.get(nameOf(icon)) ?? '?'}`);
      misses.push(`${graded.kind}: ${question}: ${shown.join(' ')}`);
    }
  }
  const kinds = ['all', ...new Set(rows.map(({ kind }) => kind))];
  const tables = kinds.map(kind => [
    kind,
    Object.fromEntries(
      Object.keys(engines).map(engine => [
        engine,
        summarize(rows.filter(row => row.engine === engine && (kind === 'all' || row.kind === kind))),
      ]),
    ),
  ]);
  return { tables, misses };
};
