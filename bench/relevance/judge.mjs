// Judging: reads the judged queries and scores an engine's answers against them.
import { readFileSync } from 'node:fs';

const FIRST_PAGE = 96;

/** Reads `query | glob, glob` lines under [group] headings; a query without globs must find nothing. */
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

/** The place of the first relevant icon, from 1, or undefined. `find(query, limit)` gives icons, the best first. */
export const firstRelevant = async ({ query, isRelevant }, find) => {
  const icons = await find(query, FIRST_PAGE);
  if (isRelevant === undefined) return icons.length === 0 ? 1 : undefined;
  const place = icons.findIndex(isRelevant);
  return place < 0 ? undefined : place + 1;
};

/** Shares of queries whose first relevant icon stands first, among the first ten, on the first page; and the mean reciprocal rank. */
export const score = places => {
  const share = most => places.filter(place => place !== undefined && place <= most).length / places.length;
  const reciprocal = places.reduce((sum, place) => sum + (place === undefined ? 0 : 1 / place), 0);
  return {
    count: places.length,
    at1: share(1),
    at10: share(10),
    page: share(FIRST_PAGE),
    mrr: reciprocal / places.length,
  };
};
