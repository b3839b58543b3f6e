// Edits of exported objects in scripts: metadata of Next.js, configuration of Nuxt.
import { mergeLiteral } from './object-literal.ts';

/** Position of an object literal after `head` in a script. */
interface ExportedObject {
  readonly name: string;
  readonly head: RegExp;
  /** The script computes the object, so only its author can change it. */
  readonly computed: RegExp;
}

const METADATA: readonly ExportedObject[] = ['metadata', 'viewport'].map(name => ({
  name,
  head: new RegExp(`export\\s+const\\s+${name}\\b[^={]*=\\s*(?=\\{)`),
  computed: new RegExp(
    `\\b(generate${name[0]?.toUpperCase()}${name.slice(1)}\\b|export\\s+const\\s+${name}\\b)`,
  ),
}));

const NUXT_CONFIG: readonly ExportedObject[] = [
  { name: 'config', head: /defineNuxtConfig\s*\(\s*(?=\{)/, computed: /export default/ },
];

export const SCRIPT_OBJECTS = { 'next-metadata': METADATA, 'nuxt-config': NUXT_CONFIG } as const;

/**
 * Merges the objects that `code` exports into those of `source`; objects that are missing are added after the imports.
 * Returns undefined if the source computes one of them.
 */
export const mergeExports = (
  source: string,
  code: string,
  objects: readonly ExportedObject[],
): string | undefined => {
  let text: string | undefined = source;
  for (const object of objects) {
    const addition = literalIn(code, object);
    if (addition === undefined || text === undefined) continue;
    text = mergeExport(text, code.slice(addition), object, code);
  }
  return text;
};

const literalIn = (source: string, { head }: ExportedObject): number | undefined => {
  const match = head.exec(source);
  return match ? match.index + match[0].length : undefined;
};

const mergeExport = (
  text: string,
  addition: string,
  object: ExportedObject,
  code: string,
): string | undefined => {
  const open = literalIn(text, object);
  if (open !== undefined) return mergeLiteral(text, open, addition);
  if (object.computed.test(text)) return undefined;
  const statement = statementOf(code, object);
  const imports = [...text.matchAll(/^import\b[^;]*?(?:from\s*)?['"][^'"]+['"];?[ \t]*\r?\n/gm)].at(-1);
  const at = imports ? imports.index + imports[0].length : 0;
  return `${text.slice(0, at)}\n${statement}\n\n${text.slice(at).replace(/^(\r?\n)+/, '')}`.replace(
    /^\n/,
    '',
  );
};

/** The statements of the generated code are separated by empty lines. */
const statementOf = (code: string, { head }: ExportedObject): string =>
  code
    .trimEnd()
    .split('\n\n')
    .find(statement => head.test(statement)) ?? code;
