// Six answers of the first page. They stay while the studio is open.
import { type Signal, signal } from '@preact/signals';
import type { Glyphs } from '../../compose/favicon.ts';
import type { Design } from './design/design.ts';

export interface Answer {
  readonly design: Design;
  readonly glyphs: Glyphs;
}

export interface Answers {
  /** The answers in the colors that the service chose. */
  readonly list: Signal<readonly Answer[]>;
  /** Text and offset of `list`. */
  readonly key: Signal<string>;
  readonly offset: Signal<number>;
  /** Color and mood that recolor all answers; empty if none is chosen. */
  readonly brand: Signal<string>;
  readonly mood: Signal<string>;
}

export const createAnswers = (): Answers => ({
  list: signal([]),
  key: signal(''),
  offset: signal(0),
  brand: signal(''),
  mood: signal(''),
});
