import { Parser } from 'htmlparser2';
import type { HeadTag } from './site.ts';

const MAXIMUM_CHARACTERS = 1_000_000;
/** Maximum number of open elements. The parser searches all of them at each tag. */
const MAXIMUM_DEPTH = 100;
const MAXIMUM_TAGS = 1000;
/** Number of characters to parse between two checks of the limits. */
const SLICE = 4096;

export class HeadParser {
  readonly tags: HeadTag[] = [];
  #isDone = false;
  #depth = 0;
  #length = 0;
  readonly #parser = new Parser({
    onopentag: (name, attributes) => {
      this.#depth++;
      if (this.#isDone) return;
      if (name === 'link' || name === 'meta' || name === 'base') this.tags.push({ name, attributes });
      this.#isDone ||= name === 'body' || this.#depth > MAXIMUM_DEPTH || this.tags.length >= MAXIMUM_TAGS;
    },
    onclosetag: name => {
      this.#depth--;
      this.#isDone ||= name === 'head';
    },
  });

  /** Parses the next part. Returns true if the head has ended or a limit is reached. Ignores later parts. */
  write(html: string): boolean {
    for (let at = 0; at < html.length && !this.#isDone; at += SLICE) {
      this.#parser.write(html.slice(at, at + SLICE));
      this.#length += SLICE;
      this.#isDone ||= this.#length >= MAXIMUM_CHARACTERS;
    }
    return this.#isDone;
  }
}

export const parseHead = (html: string): readonly HeadTag[] => {
  const parser = new HeadParser();
  parser.write(html);
  return parser.tags;
};
