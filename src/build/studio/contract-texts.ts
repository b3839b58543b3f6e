// Vite plugin that removes documentation texts of the contract from the studio.
import { isObject } from '../../model/unknown-value.ts';

/** Contract tables whose texts the studio never shows. */
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

/** Empties the TEXTS of contract tables. This saves 2 kB (compressed) of the script for the first view. */
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

/** AST node types of string expressions, and of objects that contain strings. */
const TEXT_TYPES: ReadonlySet<unknown> = new Set([
  'Literal',
  'TemplateLiteral',
  'BinaryExpression',
  'ObjectExpression',
]);

const isText = (node: unknown): node is Range => isObject(node) && TEXT_TYPES.has(node.type);

/** Source ranges of the texts, in source order. */
const textValues = (node: unknown): readonly Range[] => {
  if (Array.isArray(node)) return node.flatMap(textValues);
  if (!isObject(node)) return [];
  const { type, key, value } = node;
  const isNamed =
    type === 'Property' && isObject(key) && (TEXTS.has(String(key.name)) || isSentence(key.name, value));
  return isNamed && isText(value) ? [value] : Object.values(node).flatMap(textValues);
};

/** Whether a default is a sentence. The default of a color may describe other fields. */
const isSentence = (name: unknown, value: unknown): boolean =>
  name === 'default' && isObject(value) && (value.type !== 'Literal' || /\s/.test(String(value.value)));
