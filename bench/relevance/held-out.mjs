// Held-out query files, and the results of their first run.

/**
 * Percent of queries whose first relevant icon was at rank 1 (`first`), or among the first ten (`tenth`). After a
 * first run, missing words were added to the vocabulary. Only these figures therefore estimate the relevance for
 * unseen queries.
 */
export const HELD_OUT = [
  { file: 'held-out.txt', content: 'nouns, typos, languages', first: 89.7, tenth: 93.7 },
  { file: 'held-out-2.txt', content: '14 kinds of phrasing, 24 languages', first: 82.3, tenth: 86.0 },
  { file: 'held-out-3.txt', content: 'slang, whole phrases, rare nouns', first: 81.4, tenth: 87.5 },
  { file: 'held-out-4.txt', content: 'a mix of all kinds', first: 87.9, tenth: 93.8 },
  { file: 'held-out-5.txt', content: 'phrases of two or three words', first: 74.5, tenth: 92.5 },
  {
    file: 'held-out-6.txt',
    content: 'purposes of sites, emoji, brands, 24 languages, code names',
    first: 94.5,
    tenth: 97.5,
  },
  {
    file: 'held-out-7.txt',
    content: 'purposes, emoji, brands, 24 languages, typos, code names, negatives',
    first: 90.6,
    tenth: 94.5,
  },
  {
    file: 'held-out-8.txt',
    content: 'the same kinds, other questions',
    first: 91.4,
    tenth: 94.5,
  },
  { file: 'held-out-9.txt', content: 'purposes of sites, sentences', first: 66.0, tenth: 83.0 },
  { file: 'held-out-10.txt', content: 'sentences, used for work', first: 69.0, tenth: 87.3 },
  { file: 'held-out-11.txt', content: 'sentences, only measured', first: 76.1, tenth: 85.9 },
];
