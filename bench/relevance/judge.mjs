// Relevance judgements: parsing, ranking and scores.
import { readFileSync } from 'node:fs';
import { mean } from '../statistics.mjs';

const FIRST_PAGE = 96;

/**
 * Reads lines `query | glob, glob` below [group] headings. A query without globs must find nothing.
 * @param {string} path
 */
export const readJudgements = path => {
  let group = '';
  const judgements = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      group = heading;
      continue;
    }
    const bar = line.lastIndexOf(' |');
    const globs = line
      .slice(bar + 2)
      .split(',')
      .map(glob => glob.trim())
      .filter(glob => glob !== '');
    judgements.push({
      group,
      query: line.slice(0, bar),
      isRelevant: globs.length > 0 ? matcherOf(globs) : undefined,
    });
  }
  return judgements;
};

const matcherOf = globs => {
  const patterns = globs.map(glob => {
    const full = glob.includes('/') ? glob : `*/${glob}/*`;
    return new RegExp(`^${full.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
  });
  return ({ library, name, style }) => patterns.some(pattern => pattern.test(`${library}/${name}/${style}`));
};

/** The rank of the first relevant icon, from 1; undefined if there is none. */
export const firstRelevant = async ({ query, isRelevant }, find) => {
  const icons = await find(query, FIRST_PAGE);
  if (isRelevant === undefined) return icons.length === 0 ? 1 : undefined;
  const index = icons.findIndex(isRelevant);
  return index < 0 ? undefined : index + 1;
};

/**
 * Success at 1, at 10 and on the first page, as fractions of the queries, and the mean reciprocal rank.
 * @param {readonly (number | undefined)[]} ranks
 */
export const score = ranks => {
  const successAt = most => ranks.filter(rank => rank !== undefined && rank <= most).length / ranks.length;
  return {
    count: ranks.length,
    at1: successAt(1),
    at10: successAt(10),
    page: successAt(FIRST_PAGE),
    mrr: mean(ranks.map(rank => (rank === undefined ? 0 : 1 / rank))),
  };
};
