// Head elements as JavaScript objects: metadata of Next.js, configuration of Nuxt.
import type { HeadElement } from './head-elements.ts';

type Attributes = HeadElement['attributes'];

/** Exports of a layout in the app router. Next.js takes theme colors from `viewport` and all others from `metadata`. */
export const toNextMetadata = (elements: readonly HeadElement[]): string => {
  const themeColors = metasOf(elements).filter(isThemeColor);
  return `export const metadata = {
${indent(toNextMetadataProperties(elements), 2)}};

export const viewport = {
  themeColor: [
${themeColors
  .map(({ content, media }) => `    ${objectLiteral({ ...(media && { media }), color: content ?? '' })},\n`)
  .join('')}  ],
};
`;
};

const toNextMetadataProperties = (elements: readonly HeadElement[]): string => {
  const links = elements.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
  const hrefOf = (rel: string) => links.find(each => each.rel === rel)?.href ?? '';
  const icons = links.filter(({ rel }) => rel === 'icon');
  const others = metasOf(elements).filter(attributes => !isThemeColor(attributes));
  const other = others
    .map(({ name = '', content = '' }) => `  ${quote(name)}: ${quote(content)},\n`)
    .join('');
  return `manifest: ${quote(hrefOf('manifest'))},
icons: {
  icon: [
${icons.map(({ rel: _, href = '', ...rest }) => `    ${objectLiteral({ url: href, ...rest })},\n`).join('')}  ],
  apple: ${quote(hrefOf('apple-touch-icon'))},
},
${other && `other: {\n${other}},\n`}`;
};

/** Configuration of Nuxt with `app.head`. */
export const toNuxtConfig = (elements: readonly HeadElement[]): string => {
  const list = (tag: HeadElement['tag']) =>
    elements
      .filter(each => each.tag === tag)
      .map(({ attributes }) => `        ${objectLiteral(attributes)},\n`)
      .join('');
  return `export default defineNuxtConfig({
  app: {
    head: {
      link: [
${list('link')}      ],
      meta: [
${list('meta')}      ],
    },
  },
});
`;
};

const metasOf = (elements: readonly HeadElement[]): readonly Attributes[] =>
  elements.filter(({ tag }) => tag === 'meta').map(({ attributes }) => attributes);

const isThemeColor = ({ name }: Attributes): boolean => name === 'theme-color';

const objectLiteral = (attributes: Attributes): string =>
  `{ ${Object.entries(attributes)
    .map(([name, value]) => `${name}: ${quote(value)}`)
    .join(', ')} }`;

/** A string literal in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const indent = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));
