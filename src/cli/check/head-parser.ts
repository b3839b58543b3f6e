// Parser for the head of a page, with bounded time and memory.
import { Parser } from 'htmlparser2';
import type { HeadTag } from '../../check/site.ts';

const MAXIMUM_CHARACTERS = 1_000_000;
/** The parser searches its open elements at each tag; elements of a head do not nest. */
const MAXIMUM_DEPTH = 100;
const MAXIMUM_TAGS = 1000;
/** Characters after which the limits are tested. */
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

  /** Parses more of the page. Returns true at the end of the head, after which nothing is parsed. */
  write(html: string): boolean {
    for (let at = 0; at < html.length && !this.#isDone; at += SLICE) {
      this.#parser.write(html.slice(at, at + SLICE));
      this.#length += SLICE;
      this.#isDone ||= this.#length >= MAXIMUM_CHARACTERS;
    }
    return this.#isDone;
  }
}

/** The `link`, `meta` and `base` elements of the head. */
export const parseHead = (html: string): readonly HeadTag[] => {
  const parser = new HeadParser();
  parser.write(html);
  return parser.tags;
};
