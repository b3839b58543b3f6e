// Icon links in markup: HTML, templates and JSX.
import { Parser } from 'htmlparser2';
import { type HeadElement, toHtml } from './head-elements.ts';

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly name: 'link' | 'meta';
  readonly attributes: Attributes;
  /** Offsets of the tag in the text. `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface MarkupOptions {
  /** Whether the markup is JSX, which has self-closing tags and no raw-text elements. */
  readonly isJsx?: boolean;
}

/** Expressions and comments of template languages: ERB, EJS, PHP, Blade, Twig, Django, Liquid, Handlebars, Razor, JSX. */
const TEMPLATE_SYNTAX: readonly (readonly [open: string, close: string])[] = [
  ['{% comment', 'endcomment %}'],
  ['<%--', '--%>'],
  ['{{--', '--}}'],
  ['{{!--', '--}}'],
  ['{/*', '*/}'],
  ['<%', '%>'],
  ['<?', '?>'],
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['@*', '*@'],
];

const OPENINGS = /@[\w.]{1,60}\(|\{% comment|<%--|\{\{--|\{\{!--|\{\/\*|<%|<\?|\{\{|\{%|\{#|@\*/g;

/** Characters that mean something in markup, and their place in the private use area. */
const MARKUP_CHARACTERS = '<>"\'&=/` \t\n';
const SHIELDED = 0xe000;

/** Replaces the markup characters in template syntax one by one, so that offsets stay and no tag begins or ends there. */
const shieldTemplates = (text: string): string => {
  const missing = new Set<string>();
  let shielded = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(OPENINGS)) {
    if (index < end || missing.has(found)) continue;
    // Razor: @Url.Content("~/favicon.ico").
    const close = TEMPLATE_SYNTAX.find(([open]) => open === found)?.[1] ?? ')';
    const closeAt = text.indexOf(close, index + found.length);
    // Without this, a page of unclosed openings takes quadratic time.
    if (closeAt < 0) missing.add(found);
    else {
      const expression = text.slice(index, closeAt + close.length);
      const shield = (character: string) =>
        String.fromCharCode(SHIELDED + MARKUP_CHARACTERS.indexOf(character));
      shielded += text.slice(end, index) + expression.replace(/[<>"'&=/` \t\n]/g, shield);
      end = closeAt + close.length;
    }
  }
  return shielded + text.slice(end);
};

const unshield = (text: string): string =>
  text.replace(
    /[\ue000-\ue00a]/g,
    character => MARKUP_CHARACTERS[character.charCodeAt(0) - SHIELDED] ?? character,
  );

/** Finds `link` and `meta` tags, but not in comments, scripts and template expressions. */
export const headTags = (text: string, { isJsx = false }: MarkupOptions = {}): readonly Tag[] => {
  const tags: Tag[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'link' || name === 'meta')
          tags.push({
            name,
            attributes: Object.fromEntries(
              Object.entries(attributes).map(([key, value]) => [key, unshield(value)]),
            ),
            start: parser.startIndex,
            end: parser.endIndex + 1,
          });
      },
    },
    { xmlMode: isJsx, decodeEntities: true },
  );
  parser.end(shieldTemplates(text));
  return tags;
};

/** Files of site generators in which `lineSetting` finds the title of the site. */
export const TITLE_FILES: readonly string[] = [
  ...['_config.yml', '.vitepress/config.mts', '.vitepress/config.ts', '.vitepress/config.js'],
  ...['docusaurus.config.ts', 'docusaurus.config.js', 'gatsby-config.ts', 'gatsby-config.js'],
  ...['hugo', 'config'].flatMap(stem => ['toml', 'yaml', 'yml'].map(extension => `${stem}.${extension}`)),
];

/** The first setting of this name in TOML, YAML or JavaScript, on a line of its own. */
export const lineSetting = (text: string, name: string): string | undefined => {
  const [, , , quoted, plain] =
    [...text.matchAll(LINE_SETTING)].find(([, setting]) => setting === name) ?? [];
  return quoted ?? plain?.split(/\s#/, 1)[0]?.trim().replace(/,$/, '');
};

const LINE_SETTING = /^[ \t]*([\w-]+)[ \t]*[:=][ \t]*(?:(["'`])(.*?)\2|([^\s"'`>|#].*))/gm;

/** The text of the first element with this name, if there is one. */
export const elementText = (text: string, element: string): string | undefined => {
  let content: string | undefined;
  let isInside = false;
  const parser = new Parser({
    onopentagname: name => {
      isInside = name === element && content === undefined;
    },
    ontext: part => {
      if (isInside) content = (content ?? '') + part;
    },
    onclosetag: () => {
      isInside = false;
    },
  });
  parser.end(text);
  return content;
};

const ICON_RELATIONS = [
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
  'fluid-icon',
  'manifest',
];

const ICON_NAMES =
  /^(theme-color|apple-mobile-web-app-title|msapplication-(tileimage|tilecolor|config|square.*logo|wide.*logo))$/;

/**
 * Matches og:image of a package: at the root, with a version, or as a path without a host, which networks do not read.
 * Other images stay in the page.
 */
const OG_IMAGE =
  /^(?:https?:\/\/[^/]+)?\/og-image\.png$|^(?!\w+:)(?:.*\/)?og-image\.png$|\/og-image\.png\?v=[\da-f]{8}$/;

/** Matches a launch screen of a package. Others stay in the page. */
const STARTUP_IMAGE = /(?:^|\/)apple-touch-startup-\d+x\d+\.png(?:\?|$)/;

/** Whether a tag is an icon, manifest, theme color, Windows tile, or og:image of a package. */
export const isIconTag = ({
  name,
  attributes: { rel = '', href = '', name: property = '', content },
}: {
  readonly name: string;
  readonly attributes: Attributes;
}): boolean =>
  name === 'link'
    ? STARTUP_IMAGE.test(href) ||
      rel
        .toLowerCase()
        .split(/\s+/)
        .some(relation => ICON_RELATIONS.includes(relation))
    : ICON_NAMES.test(property.toLowerCase()) || OG_IMAGE.test(content ?? '');

export const hasHead = (text: string): boolean => /<\/head>/i.test(text);

export const removeIconTags = (text: string, options: MarkupOptions = {}): string => {
  let kept = '';
  let line = '';
  let at = 0;
  for (const { start, end } of headTags(text, options).filter(isIconTag)) {
    const between = text.slice(at, start);
    const lineStart = between.lastIndexOf('\n') + 1;
    if (lineStart > 0) kept += withoutBlankLine(line, between.slice(0, lineStart), at > 0);
    line = lineStart > 0 ? between.slice(lineStart) : line + between;
    at = end;
  }
  return kept + withoutBlankLine(line, text.slice(at), at > 0);
};

/** The attribute `crossorigin` of the present manifest link: without it, a site behind a login does not serve the manifest. */
export const crossOriginOf = (tags: readonly Pick<Tag, 'attributes'>[]): Attributes => {
  const manifest = tags.find(({ attributes }) => attributes.rel === 'manifest');
  return Object.fromEntries(
    Object.entries(manifest?.attributes ?? {}).filter(([name]) => /^crossorigin$/i.test(name)),
  );
};

/** The elements with these attributes of the manifest link, unless the design sets crossorigin. */
export const withCrossOrigin = (
  elements: readonly HeadElement[],
  crossOrigin: Attributes,
): readonly HeadElement[] =>
  elements.map(element =>
    element.attributes.rel === 'manifest' && element.attributes.crossorigin === undefined
      ? { ...element, attributes: { ...element.attributes, ...crossOrigin } }
      : element,
  );

/** Replaces the icon links of a built page. A fragment, which another program includes in a page, stays as it is. */
export const replaceHeadIcons = (page: string, elements: readonly HeadElement[]): string => {
  const text = removeIconTags(page);
  const end = headEnd(text);
  if (end === undefined) return page;
  const html = toHtml(withCrossOrigin(elements, crossOriginOf(headTags(page))));
  return text.slice(0, end) + html + text.slice(end);
};

/** Offset of the end of the head, whose tags HTML lets authors omit. Undefined in a fragment. */
const headEnd = (page: string): number | undefined => {
  const tag = /<\/head\s*>|<body\b/i.exec(page);
  if (tag) return tag.index;
  return /<!doctype html|<html\b|<head\b/i.test(page) ? HEAD_CONTENT.exec(page)?.[0].length : undefined;
};

const HEAD_CONTENT =
  /^(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>|<(?:html|head|meta|link|base)\b[^>]*>|<(title|style|script)\b[\s\S]*?<\/\1\s*>)*/i;

/** Joins the rest of a line with the text after the last tag in it. Drops a line that has become blank. */
const withoutBlankLine = (line: string, rest: string, hasTag: boolean): string => {
  const nextLine = rest.indexOf('\n') + 1 || rest.length;
  const isBlank = hasTag && (line + rest.slice(0, nextLine)).trim() === '';
  return isBlank ? rest.slice(nextLine) : line + rest;
};

/** Removes icon tags from a component, and also unused imports and an empty `<svelte:head>`. */
export const removeComponentIcons = (text: string, options: MarkupOptions = {}): string => {
  const rest = removeIconTags(text, options);
  if (rest === text) return text;
  const names = (source: string) => new Set(source.match(/[\w$]+/g));
  return rest
    .split(/(?<=\n)/)
    .filter((line, index, lines) => {
      const [, name] = /^\s*import ([\w$]+) from ['"][^'"]*['"];?\s*$/.exec(line) ?? [];
      return name === undefined || names(lines.toSpliced(index, 1).join('')).has(name);
    })
    .join('')
    .replace(/<svelte:head>\s{0,100}<\/svelte:head>(?:\r?\n){0,2}/, '');
};
