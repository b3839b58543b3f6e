// Vite plugin that leaves the documentation texts of the contract's tables out of the studio.

/** Tables of the contract whose texts only the service, the documentation and the clients show. */
const TABLES = /\/src\/contract\/(?:problem-table|export\/(?:export|dark|home-screen)-fields)\.ts$/;
const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'trigger',
  'triggerWithoutBody',
  'title',
  'hint',
  'example',
]);

/** Replaces the values of the properties in TEXTS by empty strings: 2 kB of the compressed script for the first use. */
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

/** Ranges of the values, in the order of the source. */
const textValues = (node: unknown): readonly Range[] => {
  if (Array.isArray(node)) return node.flatMap(textValues);
  if (node === null || typeof node !== 'object') return [];
  const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: Range };
  if (type === 'Property' && value && TEXTS.has(key?.name ?? '')) return [value];
  return Object.values(node).flatMap(textValues);
};
