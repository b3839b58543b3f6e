// Head elements as JavaScript objects: Next.js metadata, Nuxt, Docusaurus and VitePress configurations.
import type { HeadElement } from './head-elements.ts';

type Literal = string | readonly Literal[] | { readonly [name: string]: Literal };

/** Formats a value as source code, with one item per line. Objects of strings in a list take one line each. */
const toLiteral = (value: Literal, indentation = ''): string => {
  if (typeof value === 'string') return quote(value);
  const inner = `${indentation}  `;
  if (isList(value)) {
    const items = value.map(
      item => `${inner}${isFlat(item) ? inlineObject(item) : toLiteral(item, inner)},\n`,
    );
    return `[\n${items.join('')}${indentation}]`;
  }
  const members = Object.entries(value).map(
    ([name, item]) => `${inner}${key(name)}: ${toLiteral(item, inner)},\n`,
  );
  return `{\n${members.join('')}${indentation}}`;
};

type StringObject = Readonly<Record<string, string>>;

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

const isFlat = (value: Literal): value is StringObject =>
  typeof value === 'object' && !isList(value) && Object.values(value).every(item => typeof item === 'string');

const inlineObject = (value: StringObject): string =>
  `{ ${Object.entries(value)
    .map(([name, item]) => `${key(name)}: ${quote(item)}`)
    .join(', ')} }`;

const key = (name: string): string =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quote(name);

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

type Attributes = HeadElement['attributes'];

/**
 * The exports `metadata` and `viewport` of a layout in the app router. Next.js reads theme colors from `viewport` and
 * all other elements from `metadata`.
 */
export const toNextObjects = (elements: readonly HeadElement[]) => {
  const links = attributesOf(elements, 'link');
  const metas = attributesOf(elements, 'meta');
  const ofRel = (name: string) => links.filter(({ rel }) => rel === name);
  const [manifest] = ofRel('manifest');
  const [apple] = ofRel('apple-touch-icon');
  const isPlain = manifest?.crossorigin === undefined;
  const others = [...(manifest && !isPlain ? [manifest] : []), ...ofRel('apple-touch-startup-image')];
  const images = metas.filter(({ property }) => property === 'og:image').map(({ content = '' }) => content);
  const other = metas
    .filter(meta => !isThemeColor(meta) && meta.property === undefined)
    .map(({ name = '', content = '' }) => [name, content]);
  return {
    metadata: {
      ...(manifest?.href !== undefined && isPlain && { manifest: manifest.href }),
      icons: {
        icon: ofRel('icon').map(({ rel: _, href = '', ...rest }) => ({ url: href, ...rest })),
        ...(apple?.href !== undefined && { apple: apple.href }),
        ...(others.length > 0 && { other: others.map(toIcon) }),
      },
      ...(images.length > 0 && { openGraph: { images } }),
      ...(other.length > 0 && { other: Object.fromEntries(other) }),
    },
    viewport: {
      themeColor: metas
        .filter(isThemeColor)
        .map(({ content = '', media }) => ({ ...(media !== undefined && { media }), color: content })),
    },
  };
};

/** A link that Next.js has no member of its own for: a manifest that needs cookies, a launch screen. */
const toIcon = ({ href = '', crossorigin, ...rest }: Attributes) => ({
  ...rest,
  url: href,
  ...(crossorigin !== undefined && { crossOrigin: crossorigin }),
});

export const toNextMetadata = (elements: readonly HeadElement[]): string => {
  const { metadata, viewport } = toNextObjects(elements);
  return `export const metadata = ${toLiteral({ ...metadata })};

export const viewport = ${toLiteral({ ...viewport })};
`;
};

/** Source code of a Nuxt configuration with `app.head`. */
export const toNuxtConfig = (elements: readonly HeadElement[]): string => {
  const head = { link: attributesOf(elements, 'link'), meta: attributesOf(elements, 'meta') };
  return `export default defineNuxtConfig(${toLiteral({ app: { head } })});\n`;
};

/** Source code of a Docusaurus configuration. Does not set `favicon`, which would add a second link. */
export const toDocusaurusConfig = (elements: readonly HeadElement[]): string => {
  const headTags = elements.map(({ tag, attributes }) => ({ tagName: tag, attributes }));
  return `export default ${toLiteral({ headTags }).replace('{', '{\n  favicon: undefined,')};\n`;
};

/** Source code of a VitePress configuration. */
export const toVitePressConfig = (elements: readonly HeadElement[]): string =>
  `export default ${toLiteral({ head: elements.map(({ tag, attributes }) => [tag, attributes]) })};\n`;

export const attributesOf = (
  elements: readonly HeadElement[],
  name: HeadElement['tag'],
): readonly Attributes[] => elements.filter(({ tag }) => tag === name).map(({ attributes }) => attributes);

const isThemeColor = ({ name }: Attributes): boolean => name === 'theme-color';
