// Depictions: words that no icon is named after, and the icons by which people draw what they mean.
import { keysOf } from './concepts.ts';
import type { References } from './references.ts';
import { depictions as actions } from './vocabulary/depictions/actions.ts';
import { depictions as callings } from './vocabulary/depictions/callings.ts';
import { depictions as computing } from './vocabulary/depictions/computing.ts';
import { depictions as food } from './vocabulary/depictions/food.ts';
import { depictions as ideas } from './vocabulary/depictions/ideas.ts';
import { depictions as leisure } from './vocabulary/depictions/leisure.ts';
import { depictions as motions } from './vocabulary/depictions/motions.ts';
import { depictions as nature } from './vocabulary/depictions/nature.ts';
import { depictions as objects } from './vocabulary/depictions/objects.ts';
import { depictions as qualities } from './vocabulary/depictions/qualities.ts';
import { depictions as sayings } from './vocabulary/depictions/sayings.ts';
import { depictions as tasks } from './vocabulary/depictions/tasks.ts';
import { depictions as things } from './vocabulary/depictions/things.ts';

/** The first picture of a row is nearly what is asked for, each further one a little less. */
const FIRST = 0.9;
const STEP = 0.05;
const LEAST = 0.65;

const TABLES: readonly string[] = [
  things,
  objects,
  nature,
  food,
  leisure,
  callings,
  actions,
  motions,
  qualities,
  ideas,
  sayings,
  computing,
  tasks,
];

/** Adds all tables of lines `word, word: name of an icon, the next best, …`. */
export const addDepictions = (references: References): void => {
  for (const table of TABLES) {
    for (const line of table.trim().split('\n')) addRow(references, line);
  }
};

const addRow = (references: References, line: string): void => {
  const [asked = '', drawn = '', ...rest] = line.split(':').map(part => part.split(','));
  if (drawn.length === 0 || rest.length > 0) throw new Error(`a depiction needs "word: icon", got "${line}"`);
  const keys = [...asked].flatMap(keysOf);
  [...drawn].forEach((name, rank) => {
    const [target] = keysOf(name);
    if (target === undefined) return;
    for (const key of keys) references.add(key, target, 'same', Math.max(LEAST, FIRST - STEP * rank));
  });
};
