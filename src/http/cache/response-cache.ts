// Answers given before, by the words of the request: an equal request is answered before anything of it is parsed.
import { LRUCache } from 'lru-cache';
import type { Answer } from '../protocol/response.ts';

/** What a text has led to: an answer, or, as long as it came but once, the mere knowledge of that. */
type Memory = Answer | typeof ASKED;

const ASKED = Symbol('asked once');

export interface AnswerMemory {
  /** The answer that is kept for that text and origin (an index, say). */
  recall(origin: object, text: string): Answer | undefined;
  /**
   * Whether the text has come before, which is noted from now on. Most questions never come again, so an answer is
   * worth keeping from its second time on.
   */
  isDue(origin: object, text: string): boolean;
  keep(origin: object, text: string, answer: Answer): void;
}

const MAXIMUM_BYTES = 32 * 1024 * 1024;
const MAXIMUM_TEXTS = 20_000;

// Beside its bytes an answer keeps its compressed forms, which take about a third of them each.
const FORMS_FACTOR = 1.7;
const BYTES_OF_BOOKKEEPING = 500;

/** A memory of `maxSize` bytes for each origin; it lets go of an origin's answers when nobody else holds that. */
export const createAnswerMemory = (maxSize = MAXIMUM_BYTES): AnswerMemory => {
  const memories = new WeakMap<object, LRUCache<string, Memory>>();
  const memoryOf = (origin: object): LRUCache<string, Memory> => {
    const memory = memories.get(origin) ?? createMemory(maxSize);
    memories.set(origin, memory);
    return memory;
  };
  return {
    recall: (origin, text) => {
      const known = memories.get(origin)?.get(text);
      return known === ASKED ? undefined : known;
    },
    isDue: (origin, text) => {
      const memory = memoryOf(origin);
      const isDue = memory.has(text);
      if (!isDue) memory.set(text, ASKED);
      return isDue;
    },
    keep: (origin, text, answer) => {
      memoryOf(origin).set(text, answer);
    },
  };
};

const createMemory = (maxSize: number) =>
  new LRUCache<string, Memory>({ max: MAXIMUM_TEXTS, maxSize, sizeCalculation: sizeOf });

const sizeOf = (memory: Memory, text: string): number =>
  2 * text.length + BYTES_OF_BOOKKEEPING + (memory === ASKED ? 0 : sizeOfForms(memory));

const sizeOfForms = ({ representation: { bytes } }: Answer): number => Math.ceil(bytes.length * FORMS_FACTOR);
