// Parses link and meta elements in HTML.
import { Parser } from 'htmlparser2';
import type { HeadTag } from '../../check/site.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';

/** Limits for pasted text, because parsing must not block the page. Heads of sites are far smaller. */
const MAXIMUM_TEXT = 1_000_000;
const MAXIMUM_TAGS = 500;
/** Maximum depth of open elements, each of which slows down the parser. */
const MAXIMUM_DEPTH = 200;
const CHUNK = 4096;

/**
 * Returns the first `link` and `meta` elements of a page, template or fragment. Does not use DOMParser: it reports
 * style attributes as violations of the Content-Security-Policy, and workers do not have it.
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
