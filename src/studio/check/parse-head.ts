// Links and meta elements of HTML.
import { Parser } from 'htmlparser2';
import type { HeadTag } from '../../check/site.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';

/** Limits for pasted text: parsing must not block the page. Real heads are far smaller. */
const MAXIMUM_TEXT = 1_000_000;
const MAXIMUM_TAGS = 500;
/** The parser slows down with each open element. */
const MAXIMUM_DEPTH = 200;
const CHUNK = 4096;

/**
 * The first `link` and `meta` elements of a page, a template or a part of one. Does not use the browser's parser: it
 * reports style attributes as violations of the Content-Security-Policy, and does not exist in workers.
 */
export const parseHeadTags = (html: string): readonly HeadTag[] => {
  const tags: HeadTag[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      if (name === 'link' || name === 'meta') tags.push({ name, attributes });
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  const text = html.slice(0, MAXIMUM_TEXT);
  for (let at = 0; at < text.length && depth <= MAXIMUM_DEPTH && tags.length < MAXIMUM_TAGS; at += CHUNK)
    parser.write(text.slice(at, at + CHUNK));
  parser.end();
  return tags.slice(0, MAXIMUM_TAGS);
};

/** The elements of head.html. */
export const parseHeadElements = (html: string): readonly HeadElement[] =>
  parseHeadTags(html).map(({ name, attributes }) => ({ tag: name === 'link' ? 'link' : 'meta', attributes }));
