// Hugeicons (free): drawings as JavaScript arrays. Each has several export names.
import { element, type SvgElement } from '../../../svg/element.ts';
import { type SourceContent, SourceError } from '../source.ts';
import { openPackage } from './package-files.ts';

const PACKAGE = '@hugeicons/core-free-icons';

type ElementArray = readonly (readonly [string, Readonly<Record<string, string | number>>])[];

export const readHugeicons = async (): Promise<SourceContent> => {
  const files = openPackage(PACKAGE);
  const modules = new Map(Object.entries((await import(PACKAGE)) as Record<string, ElementArray>));
  return {
    licenseText: files.text('LICENSE.md'),
    icons: readExports(files.text('dist/esm/index.js')).map(({ fileName, exportNames }) => {
      const elements = modules.get(fileName);
      if (elements === undefined)
        throw new SourceError(`hugeicons: ${fileName} is not exported under its file name`);
      const name = kebabCase(fileName);
      const otherNames = new Set(exportNames.map(kebabCase));
      otherNames.delete(name);
      return {
        name,
        style: 'stroke-rounded',
        drawing: toDrawing(elements),
        aliases: [...otherNames],
        tags: [],
      };
    }),
  };
};

/**
 * Parses the exports of index.js. The folder also contains 42 obsolete files of renamed icons, so listing it would not
 * work.
 *
 * export { default as Plus, default as Add01Icon } from './Add01Icon.js';
 */
const readExports = (index: string): { fileName: string; exportNames: string[] }[] =>
  [...index.matchAll(/^export \{([^}]+)\} from '\.\/(\w+)\.js';$/gm)].map(
    ([, names = '', fileName = '']) => ({
      fileName,
      exportNames: names.split(',').map(name => name.replace('default as', '').trim()),
    }),
  );

const NAME_TOKENS = /\d+x\d+|[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+|[a-z]+/g;

/** `AArrowDownIcon` → `a-arrow-down`, `Add01FreeIcons` → `add-01`, `Grid2x2CheckIcon` → `grid-2x2-check`. */
const kebabCase = (exportName: string): string =>
  (exportName.replace(/(FreeIcons|Icon)$/, '').match(NAME_TOKENS) ?? []).join('-').toLowerCase();

/** Builds the SVG document with the root attributes of the publisher's React component. */
const toDrawing = (elements: ElementArray): SvgElement =>
  element(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none' },
    elements.map(([name, attributes]) => element(name, toSvgAttributes(attributes))),
  );

/** Converts React properties to SVG attributes: `strokeWidth: 1.5` → `stroke-width="1.5"`. Drops `key`. */
const toSvgAttributes = ({ key, ...attributes }: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      String(value),
    ]),
  );
