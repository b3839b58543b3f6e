// Icon sets that the operator added, recorded in catalog.config.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BUILT_IN_LIBRARIES } from './libraries.ts';
import { type LibrarySource, SourceError } from './source.ts';
import { type FoundSets, findIconifySets } from './sources/iconify/find-sets.ts';

/** Specifiers of added icon sets; see `findIconifySets` for their forms. */
export type Additions = readonly string[];

/** Reads `{"add": [...]}`; returns an empty list if the file is missing. Throws a SourceError for any other content. */
export const readAdditions = (path: string): Additions => {
  if (!existsSync(path)) return [];
  const add = parseAdditions(readFileSync(path, 'utf8'));
  if (add === undefined) throw new SourceError(`${path} must be {"add": ["<package>", ...]}`);
  return add;
};

export const writeAdditions = (path: string, add: Additions): void =>
  writeFileSync(path, `${JSON.stringify({ add }, null, 2)}\n`);

const parseAdditions = (text: string): Additions | undefined => {
  try {
    const { add } = JSON.parse(text);
    return Array.isArray(add) && add.every(entry => typeof entry === 'string') ? add : undefined;
  } catch {
    return undefined;
  }
};

export interface SourceOptions {
  readonly builtIn?: readonly LibrarySource[];
  /** The folder whose `node_modules` holds the packages of the sets. */
  readonly root?: string;
}

/** The built-in libraries, followed by the added sets; `refused` lists the unusable sets of collections. */
export const findSources = (
  additions: Additions,
  { builtIn = BUILT_IN_LIBRARIES, root }: SourceOptions = {},
): FoundSets => {
  const sources = [...builtIn];
  const refused: FoundSets['refused'][number][] = [];
  for (const specifier of additions) {
    const taken = new Set(sources.map(source => source.slug));
    const found = findIconifySets(specifier, { taken, ...(root !== undefined && { root }) });
    sources.push(...found.sources);
    refused.push(...found.refused);
  }
  return { sources, refused };
};
