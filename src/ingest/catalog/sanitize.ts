// Sanitizer of icon sets: an allowlist of SVG, and checks of names and texts. (Decision 014)
import { quote } from '../../contract/problems.ts';
import { MAX_STYLES } from '../../search/query/scope.ts';
import { SVG_NAMESPACE, type SvgElement } from '../../svg/element.ts';
import { SourceError, type SourceLibrary } from './source.ts';

const PAINT =
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity transform'.split(
    ' ',
  );

const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['viewBox']],
  ['g', []],
  ['path', ['d']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polyline', ['points']],
  ['polygon', ['points']],
]);

/** Allows words, numbers, hex colors and functions, but no quotes, colons, slashes, backslashes and `url()`. */
const HARMLESS_VALUE = /^(?!.*url\s*\()[\w\s.,#%()+-]*$/is;

// Elements and attributes that do not affect the rendering: `lossesOf` does not list them.
const IGNORED_ELEMENTS = new Set(['title', 'desc', 'metadata']);
const IGNORED_ATTRIBUTE =
  /^(xmlns(:.*)?|class|id|key|role|version|focusable|aria-.*|data-.*|(xml|x):.*|clip-rule)$/;
const IGNORED_ON_ROOT = new Set(['width', 'height', 'preserveAspectRatio']);

/**
 * Converts declarations in `style` to attributes. Then removes all elements and attributes that are not allowed.
 *
 * <svg …><path onload="x()" style="fill:none" d="M0 0"/><script/></svg>  →  <svg …><path d="M0 0" fill="none"/></svg>
 */
export const sanitize = (root: SvgElement): SvgElement => {
  const clean = sanitizeElement(root);
  return { ...clean, attributes: { xmlns: SVG_NAMESPACE, ...clean.attributes } };
};

/** The elements and attributes that `sanitize` removes although they affect the rendering. */
export const lossesOf = (root: SvgElement): readonly string[] => [...new Set(findLosses(root, true))];

const sanitizeElement = ({ name, attributes, children }: SvgElement): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(styleToAttributes(attributes)).filter(([key, value]) =>
      isAllowedAttribute(name, key, value),
    ),
  ),
  children: children.filter(isAllowedElement).map(sanitizeElement),
});

/** A nested `svg` element is not allowed, because it establishes a new viewport. */
const isAllowedElement = ({ name }: SvgElement): boolean => name !== 'svg' && ELEMENTS.has(name);

const isAllowedAttribute = (element: string, key: string, value: string): boolean =>
  (ELEMENTS.get(element)?.includes(key) || PAINT.includes(key)) && HARMLESS_VALUE.test(value);

const styleToAttributes = ({
  style,
  ...attributes
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  if (style === undefined) return attributes;
  const declarations = style.split(';').flatMap(declaration => {
    const [property, value, ...rest] = declaration.split(':').map(part => part.trim());
    return property && value && rest.length === 0 ? [[property, value] as const] : [];
  });
  return { ...attributes, ...Object.fromEntries(declarations) };
};

const findLosses = ({ name, attributes, children }: SvgElement, isRoot: boolean): string[] => [
  ...Object.entries(styleToAttributes(attributes))
    .filter(([key, value]) => !isAllowedAttribute(name, key, value) && !isIgnored(key, value, isRoot))
    .map(([key]) => key),
  ...children
    .filter(child => !IGNORED_ELEMENTS.has(child.name))
    .flatMap(child => (isAllowedElement(child) ? findLosses(child, false) : [`<${child.name}>`])),
];

const isIgnored = (key: string, value: string, onRoot: boolean): boolean =>
  IGNORED_ATTRIBUTE.test(key) ||
  (key === 'color' && /^currentcolor$/i.test(value)) ||
  (onRoot && IGNORED_ON_ROOT.has(key));

/** Syntax of library slugs, styles and icon names, which become parts of URLs and file names. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 100;

/**
 * Characters that texts must not contain: line and paragraph separators, control characters, surrogates,
 * private-use and unassigned characters, and format characters such as bidirectional overrides. The joiners U+200C
 * and U+200D are allowed, because scripts and emoji need them.
 */
const UNPRINTABLE = /[\p{Zl}\p{Zp}\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;
const MAX_TEXT_LENGTH = 200;

const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_SLUG_LENGTH && SLUG.test(text);

export const isLine = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MAX_TEXT_LENGTH && !UNPRINTABLE.test(text);

const isWebUrl = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= 500 &&
  /^https?:\/\/[^\s"'<>`\\]+$/i.test(text) &&
  isPrintable(text) &&
  URL.canParse(text);

/** Returns a function that returns a valid value, and throws a SourceError for other values. */
const asserted =
  (isValid: (value: unknown) => value is string, form: string) =>
  (field: string, value: unknown): string => {
    if (isValid(value)) return value;
    throw new SourceError(`${field} must be ${form}, got ${quotePrintable(value)}`);
  };

export const assertSlug = asserted(
  isSlug,
  `up to ${MAX_SLUG_LENGTH} lowercase letters, digits and single hyphens`,
);
export const assertLine = asserted(isLine, `one line of 1 to ${MAX_TEXT_LENGTH} printable characters`);
export const assertWebUrl = asserted(isWebUrl, 'an http or https URL');

/** Quotes a value for an error message. Writes unprintable characters as `\u{…}`. */
export const quotePrintable = (value: unknown): string =>
  quote(value).replace(
    new RegExp(UNPRINTABLE, 'gu'),
    character => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

export const assertLibrary = (library: Omit<SourceLibrary, 'icons' | 'leftOut'>): void => {
  const { slug, name, license, attributionNote, licenseText, styles } = library;
  assertSlug('the slug of a library', slug);
  assertLine(`${slug}: name`, name);
  assertLine(`${slug}: license`, license);
  assertText(`${slug}: the attribution`, attributionNote, 1500);
  assertText(`${slug}: the license text`, licenseText.replace(/[\t\n\f\r]/g, ' '), 100_000);
  for (const style of styles) assertSlug(`${slug}: a style`, style);
  if (styles.length > MAX_STYLES)
    throw new SourceError(`${slug}: ${styles.length} styles are too many, the catalog holds ${MAX_STYLES}`);
};

const assertText = (field: string, text: string, maxLength: number): void => {
  if (text.length > maxLength) throw new SourceError(`${field} is longer than ${maxLength} characters`);
  if (!isPrintable(text)) throw new SourceError(`${field} contains control characters`);
};
