// Judged questions: pictures with grades, and the measures of ranked results.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const RIGHT = 2;
export const RELATED = 1;

export const pictureOf = name => name.replace(/(?:-\d+)+$/, '');

const NEGATION = /-(?:off|slash|disabled)$/;
const ASKS_NEGATION =
  /\b(?:off|slash|disabled?|no|not|none|without|un\w+|offline|mute|blocked|missing|hidden)\b/;

const SHAPE =
  /^(?:circles?|square|rounded|round|simple|big|small|large|classic|alt|horizontal|vertical|left|right|up|down|top|bottom|broad|open|front|back|side|cw|ccw|clockwise|line|bold|fat|[a-z]|3d|\d+)$/;

const readRows = file =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('|').map(cell => cell.trim()));

const listOf = cell => (cell ?? '').split(', ').filter(glob => glob !== '');

/** `heart*` matches `heart`, `hearts` and `heart-circle` as `whole`, and compounds such as `heart-rate` as `compound`. */
const matchGlob = (glob, name) => {
  const isOpen = /[a-z\d]\*$/.test(glob);
  const source = (isOpen ? glob.slice(0, -1) : glob).replaceAll('*', '.*').replaceAll('[0-9]', '\\d');
  if (!isOpen) return new RegExp(`^${source}$`).test(name) ? 'whole' : undefined;
  const rest = new RegExp(`^${source}(?:e?s)?(-.+)?$`).exec(name);
  if (rest === null) return undefined;
  return (rest[1] ?? '')
    .split('-')
    .slice(1)
    .every(word => SHAPE.test(word))
    ? 'whole'
    : 'compound';
};

const hasWhole = (globs, name) => globs.some(glob => matchGlob(glob, name) === 'whole');
const hasAny = (globs, name) => globs.some(glob => matchGlob(glob, name) !== undefined);

/** 2 right, 1 related, 0 wrong. A negation such as `bell-off` gets one less if the question does not ask for it. */
const gradeOf = ({ question, right, related }, picture) => {
  const isListed = right.includes(picture) || related.includes(picture);
  if (NEGATION.test(picture) && !ASKS_NEGATION.test(question) && !isListed) {
    const grade = gradeOf({ question, right, related }, picture.replace(NEGATION, ''));
    return Math.max(0, grade - 1);
  }
  if (hasWhole(right, picture)) return related.includes(picture) ? RELATED : RIGHT;
  return hasAny(right, picture) || hasAny(related, picture) ? RELATED : 0;
};

/** The set of a question with globs: `A` is for tuning, `B` for the report. */
const halfOf = question => (createHash('sha256').update(question).digest()[0] % 2 === 0 ? 'A' : 'B');

/** @typedef {{ question: string, set: 'A' | 'B' | 'C', grade: (name: string) => number }} JudgedQuestion */

/** @returns {JudgedQuestion[]} questions of the sets A and B */
const readHalves = () =>
  readRows('judgments.txt').map(([question, right, related]) => {
    const row = { question, right: listOf(right), related: listOf(related) };
    const grades = new Map();
    const grade = name => {
      const picture = pictureOf(name);
      if (!grades.has(picture)) grades.set(picture, gradeOf(row, picture));
      return grades.get(picture);
    };
    return { question, set: halfOf(question), grade };
  });

/** @returns {JudgedQuestion[]} questions of set C, whose rows list every picture by its exact name */
const readSetC = () =>
  readRows('set-c.txt').map(([question, right, related]) => {
    const grades = new Map([
      ...listOf(related).map(picture => [picture, RELATED]),
      ...listOf(right).map(picture => [picture, RIGHT]),
    ]);
    return { question, set: 'C', grade: name => grades.get(pictureOf(name)) ?? 0 };
  });

export const readJudgedQuestions = () => [...readHalves(), ...readSetC()];

/**
 * @returns {Map<string, Set<string>>} the graded pictures by question of a set; the grader did not know which
 * engine found them
 */
export const readPools = set =>
  new Map(
    readRows(set === 'C' ? 'set-c-pools.txt' : 'pools.txt').map(([question, pictures]) => [
      question,
      new Set(listOf(pictures)),
    ]),
  );

/** @returns {{ question: string, names: string[] }[]} the names of the plain picture, for each common question */
export const readCommonQuestions = () =>
  readRows('common.txt').map(([question, names]) => ({ question, names: listOf(names) }));

const DEPTH = 10;
const gain = (grade, rank) => (2 ** grade - 1) / Math.log2(rank + 2);
const sum = numbers => numbers.reduce((a, b) => a + b, 0);

/** nDCG@10 of pictures, each at the rank of its first icon. The ideal order may contain any picture. */
export const discountedGain = ({ grade }, names, allPictures) => {
  const ranked = [...new Set(names.map(pictureOf))].slice(0, DEPTH).map(grade);
  return relativeGain(ranked, allPictures.map(grade));
};

/** nDCG@10 of ranked grades. The ideal order sorts `grades`. If no grade exceeds 0, the result is 1. */
export const relativeGain = (ranked, grades) => {
  const ideal = grades.toSorted((a, b) => b - a).slice(0, DEPTH);
  return sum(ideal.map(gain)) === 0 ? 1 : sum(ranked.map(gain)) / sum(ideal.map(gain));
};

export const countNegations = (question, names) =>
  ASKS_NEGATION.test(question) ? 0 : names.slice(0, DEPTH).filter(name => NEGATION.test(name)).length;

export const countCopies = names => {
  const seen = new Set();
  let copies = 0;
  for (const name of names.slice(0, DEPTH)) {
    const picture = pictureOf(name);
    if (seen.has(picture) && picture !== name) copies++;
    seen.add(picture);
  }
  return copies;
};
