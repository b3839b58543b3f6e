// Vite plugin that leaves the documentation texts of the contract's tables out of the studio.
import { isObject } from '../../model/narrow.ts';

/** Tables of the contract whose texts only the service, the documentation and the clients show. */
const TABLES = /\/src\/contract\/(?:problems|export\/(?!read-)[a-z]+-fields)\.ts$/;
const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'trigger',
  'triggerWithoutBody',
  'title',
  'hint',
  'hintElsewhere',
  'hints',
  'example',
]);

/** Replaces the texts of the properties in TEXTS by empty strings: 2 kB of the compressed script for the first use. */
export const contractTextsPlugin = () => ({
  name: 'contract-texts',
  transform(this: { parse(code: string): unknown }, code: string, id: string): string | undefined {
    if (!TABLES.test(id)) return undefined;
    return textValues(this.parse(code)).reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`,
      code,
    );
  },
});

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Expressions of texts, and of objects that hold them. */
const TEXT_TYPES: ReadonlySet<unknown> = new Set([
  'Literal',
  'TemplateLiteral',
  'BinaryExpression',
  'ObjectExpression',
]);

const isText = (node: unknown): node is Range => isObject(node) && TEXT_TYPES.has(node.type);

/** Ranges of the texts, in the order of the source. */
const textValues = (node: unknown): readonly Range[] => {
  if (Array.isArray(node)) return node.flatMap(textValues);
  if (!isObject(node)) return [];
  const { type, key, value } = node;
  const isNamed =
    type === 'Property' && isObject(key) && (TEXTS.has(String(key.name)) || isSentence(key.name, value));
  return isNamed && isText(value) ? [value] : Object.values(node).flatMap(textValues);
};

/** The default of a color may be a sentence about other fields. */
const isSentence = (name: unknown, value: unknown): boolean =>
  name === 'default' && isObject(value) && (value.type !== 'Literal' || /\s/.test(String(value.value)));
