// Concepts: the curated tables of words that mean the same, nearly the same, or belong together.

import type { Relation } from '../../search/rank/weights.ts';
import { phraseKey, tokenize } from '../../search/text/tokenize.ts';
import type { References } from './references.ts';

/** A row: a word of icon names, and the words by which people look for such a picture. */
export interface Concept {
  readonly word: string;
  readonly same: readonly string[];
  readonly close: readonly string[];
  readonly associated: readonly string[];
}

const RELATIONS = ['same', 'close', 'associated'] as const satisfies readonly Relation[];

/** Reads a table of lines `word: same, same | close, close | associated`; blank lines and lines that begin with # are skipped. */
export const parseConcepts = (table: string): readonly Concept[] =>
  table
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(parseConcept);

const parseConcept = (line: string): Concept => {
  const colon = line.indexOf(':');
  if (colon < 1) throw new Error(`a concept needs "word: …", got "${line}"`);
  const [same = [], close = [], associated = [], ...rest] = line
    .slice(colon + 1)
    .split('|')
    .map(tier =>
      tier
        .split(',')
        .map(entry => entry.trim())
        .filter(entry => entry !== ''),
    );
  if (rest.length > 0) throw new Error(`a concept has at most three tiers, got "${line}"`);
  return { word: line.slice(0, colon).trim(), same, close, associated };
};

/** Makes each concept's words find its icons; words that mean the same find each other. */
export const addConcepts = (references: References, concepts: readonly Concept[]): void => {
  for (const concept of concepts) {
    const [target] = keysOf(concept.word);
    if (target === undefined) continue;
    for (const relation of RELATIONS) {
      for (const entry of concept[relation]) {
        const keys = keysOf(entry);
        for (const key of keys) references.add(key, target, relation);
        if (relation === 'same' && keys[0] !== undefined) references.add(target, keys[0], relation);
      }
    }
  }
};

/** The terms under which a word or phrase is asked for: with hyphens and, if it has several words, as one. */
export const keysOf = (phrase: string): readonly string[] => {
  const words = tokenize(phrase);
  if (words.length === 0) return [];
  return words.length === 1 ? words : [phraseKey(words), words.join('')];
};
