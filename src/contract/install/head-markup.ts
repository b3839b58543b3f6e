// Head elements as HTML and JSX.
import type { HeadElement } from './head-elements.ts';

/** One element per line. `root` replaces the leading slash of URLs. */
export const toHtml = (elements: readonly HeadElement[], { root = '/' } = {}): string =>
  (root === '/' ? tagsOf(elements) : elements.map(element => tagOf(element, root)))
    .map(tag => `<${tag}>\n`)
    .join('');

/** Attributes of links and meta elements have the same names in JSX; entities are decoded there too. */
export const toJsx = (elements: readonly HeadElement[]): string =>
  tagsOf(elements)
    .map(tag => `<${tag} />\n`)
    .join('');

/** Cached, because the guides of most frameworks contain the same tags. */
const tagsOf = (elements: readonly HeadElement[]): readonly string[] => {
  const tags = cachedTags.get(elements) ?? elements.map(element => tagOf(element, '/'));
  cachedTags.set(elements, tags);
  return tags;
};

const cachedTags = new WeakMap<readonly HeadElement[], readonly string[]>();

const tagOf = ({ tag, attributes }: HeadElement, root: string): string =>
  [
    tag,
    ...Object.entries(attributes).map(
      ([name, value]) => `${name}="${escapeAttribute(name === 'href' ? value.replace(/^\//, root) : value)}"`,
    ),
  ].join(' ');

/**
 * Escapes also the delimiters of template languages (Blade, Django, Svelte, Astro, JSX), because the text is pasted
 * into their files.
 */
const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>{}@]/g, character => ENTITIES[character] ?? '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
  '@': '&#64;',
};
