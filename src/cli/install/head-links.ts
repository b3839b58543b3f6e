// Icon links of markup: HTML, templates and JSX.
import { Parser } from 'htmlparser2';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offsets of the tag in the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface MarkupOptions {
  /** JSX: self-closing tags, no raw-text elements. */
  readonly isJsx?: boolean;
}

/** Finds `link` and `meta` tags outside of comments and scripts. */
export const headTags = (text: string, { isJsx = false }: MarkupOptions = {}): readonly Tag[] => {
  const tags: Tag[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'link' || name === 'meta')
          tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
      },
    },
    { xmlMode: isJsx, decodeEntities: true },
  );
  parser.end(text);
  return tags;
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

/** Whether a tag belongs to a favicon: links of icons and manifest, theme colors, tiles of Windows. */
const isIconTag = ({ name, attributes: { rel = '', name: property = '' } }: Tag): boolean =>
  name === 'link'
    ? rel
        .toLowerCase()
        .split(/\s+/)
        .some(relation => ICON_RELATIONS.includes(relation))
    : ICON_NAMES.test(property.toLowerCase());

/** Removes the icon tags; lines that contain nothing else disappear. */
export const removeIconTags = (text: string, options: MarkupOptions = {}): string =>
  headTags(text, options)
    .filter(isIconTag)
    .toReversed()
    .reduce((rest, { start, end }) => {
      const lineStart = rest.lastIndexOf('\n', start - 1) + 1;
      const nextLine = rest.indexOf('\n', end);
      const lineEnd = nextLine < 0 ? rest.length : nextLine;
      const isAlone = /^\s*$/.test(rest.slice(lineStart, start)) && /^\s*$/.test(rest.slice(end, lineEnd));
      return isAlone
        ? rest.slice(0, lineStart) + rest.slice(lineEnd + 1)
        : rest.slice(0, start) + rest.slice(end);
    }, text);
