// Head elements for a favicon: links and theme colors.

import { DOUBLE_RESOLUTION, FRACTIONAL_RESOLUTION, ICO_SIZES } from '../../compose/defaults.ts';
import type { ThemeColor } from '../../compose/theme-color.ts';
import { DEFAULT_PARTS, PARTS, type Part } from '../../contract/export/field.ts';
import { MANIFEST_FILE } from '../../model/package-file.ts';

/** An element of the `<head>`. Attributes stay in order. `href` starts with `/`, the site root, unless `path` is another. */
export interface HeadElement {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

interface HeadOptions {
  /** The URL of a file of the package. */
  readonly url?: (path: string) => string;
  readonly parts?: readonly Part[];
  readonly crossorigin?: string | undefined;
  /** Launch screens of iOS. */
  readonly startup?: readonly { readonly path: string; readonly media: string }[];
  readonly title?: string | undefined;
  readonly hasSvg?: boolean;
  readonly hasDouble?: boolean;
  readonly hasDark?: boolean;
}

const DOUBLE = `(min-resolution: ${DOUBLE_RESOLUTION}dppx)`;
const BELOW_DOUBLE = `(max-resolution: ${DOUBLE_RESOLUTION}dppx)`;
const FRACTIONAL = `(min-resolution: ${FRACTIONAL_RESOLUTION}dppx) and ${BELOW_DOUBLE}`;
const largestIco = Math.max(...ICO_SIZES);

/**
 * The elements in the order that browsers need. Of equally suitable icons, browsers use the last one, so the SVG
 * comes after the ICO.
 * The ICO states its largest size only. With all sizes or with `any`, Chromium fetches the ICO in addition to the
 * SVG and may show it. (Decision 052)
 * Chromium chooses between the SVGs and, at one device pixel per CSS pixel, the ICO by `media`, unless the package has
 * a dark look, which only the SVG shows. Firefox ignores `media` and uses the last SVG. (Decision 026)
 * `title` names the icon on the home screen of iOS, which otherwise shows the title of the page. `hasSvg` and
 * `hasDouble` tell whether the package has favicon.svg and favicon-2x.svg. The URL of og:image is relative here;
 * the Open Graph protocol requires an absolute URL.
 */
export const headElements = (
  colors: readonly ThemeColor[],
  {
    title,
    hasSvg = true,
    hasDouble = hasSvg,
    hasDark = false,
    url = path => `/${path}`,
    parts = DEFAULT_PARTS,
    crossorigin,
    startup = [],
  }: HeadOptions = {},
): readonly HeadElement[] => {
  const svg = (path: string, media?: string) =>
    link({
      rel: 'icon',
      href: url(path),
      sizes: 'any',
      type: 'image/svg+xml',
      ...(media !== undefined && { media }),
    });
  const double = () => [
    svg('favicon.svg', hasDark ? BELOW_DOUBLE : FRACTIONAL),
    svg('favicon-2x.svg', DOUBLE),
  ];
  const tab = () => [
    link({ rel: 'icon', href: url('favicon.ico'), sizes: `${largestIco}x${largestIco}` }),
    ...(hasDouble ? double() : hasSvg ? [svg('favicon.svg')] : []),
  ];
  const manifest = () =>
    link({
      rel: 'manifest',
      href: url(MANIFEST_FILE),
      ...(crossorigin !== undefined && { crossorigin }),
    });
  const themeColor = ({ hex, scheme }: ThemeColor) =>
    meta({
      name: 'theme-color',
      content: hex,
      ...(scheme && { media: `(prefers-color-scheme: ${scheme})` }),
    });
  const [hasTab, hasTouch, hasApp, hasSocial] = PARTS.map(part => parts.includes(part));
  return [
    ...(hasTab ? tab() : []),
    ...(hasTouch ? [link({ rel: 'apple-touch-icon', href: url('apple-touch-icon.png') })] : []),
    ...(hasApp ? [manifest(), ...colors.map(themeColor)] : []),
    ...(hasTouch && title !== undefined
      ? [meta({ name: 'apple-mobile-web-app-title', content: title })]
      : []),
    ...startup.map(({ path, media }) => link({ rel: 'apple-touch-startup-image', href: url(path), media })),
    ...(hasSocial ? [meta({ property: 'og:image', content: url('og-image.png') })] : []),
  ];
};

/** The elements of a site at `base`, such as `/shop/`. `suffix` follows each URL without a version. */
export const elementsAt = (
  elements: readonly HeadElement[],
  base: string,
  suffix = '',
): readonly HeadElement[] =>
  elements.map(({ tag, attributes }) =>
    attributes.href === undefined
      ? { tag, attributes }
      : { tag, attributes: { ...attributes, href: hrefAt(attributes.href, base, suffix) } },
  );

const hrefAt = (href: string, base: string, suffix: string): string =>
  href.replace(/^\//, () => base) + (href.includes('?') ? '' : suffix);

const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });
const meta = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'meta', attributes });

/** The elements as HTML lines. `root` replaces the leading slash of URLs. */
export const toHtml = (elements: readonly HeadElement[], { root = '/' } = {}): string =>
  (root === '/' ? tagsOf(elements) : elements.map(element => tagOf(element, root)))
    .map(tag => `<${tag}>\n`)
    .join('');

/** The elements as JSX, which has the same entities and, except `crossOrigin`, the same attribute names. */
export const toJsx = (elements: readonly HeadElement[]): string =>
  tagsOf(elements)
    .map(tag => `<${tag.replace(' crossorigin=', ' crossOrigin=')} />\n`)
    .join('');

/** The tags without angle brackets. Cached, because the guides of most frameworks use them. */
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
      ([name, value]) =>
        `${name}="${name === 'href' ? escapeAttribute(value).replace(/^\//, () => root) : escapeAttribute(value)}"`,
    ),
  ].join(' ');

/** Also escapes the delimiters of template languages: Blade, Django, Svelte, Astro, JSX. */
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
