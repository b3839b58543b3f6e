// Links and meta elements of HTML.
import type { HeadTag } from '../../check/icon-links.ts';
import type { HeadElement } from '../../contract/install/head-elements.ts';

const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(?:link|meta)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * The `link` and `meta` elements of a page, a template or a part of one. Only these tags are parsed: the browser reports
 * style attributes of others as violations of the Content-Security-Policy.
 */
export const parseHeadTags = (html: string): readonly HeadTag[] => {
  const tags = html.replace(COMMENT_OR_SCRIPT, '').match(TAG) ?? [];
  const { head } = new DOMParser().parseFromString(`<head>${tags.join('')}`, 'text/html');
  return [...head.children].map(({ localName, attributes }) => ({
    name: localName,
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  }));
};

/** The elements of head.html. */
export const parseHeadElements = (html: string): readonly HeadElement[] =>
  parseHeadTags(html).map(({ name, attributes }) => ({ tag: name === 'link' ? 'link' : 'meta', attributes }));
