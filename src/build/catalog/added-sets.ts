// Added icon sets of this deployment, recorded in catalog.config.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BUILT_IN_LIBRARIES } from './libraries.ts';
import { type LibrarySource, SourceError } from './source.ts';
import { type FoundSets, findIconifySets } from './sources/iconify/find-sets.ts';

/** Specifiers of icon sets, as in `findIconifySets`. */
export type Additions = readonly string[];

/** Reads `{"add": [...]}`; a missing file adds nothing. Throws a SourceError if the file has another form. */
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

/** The built-in libraries, then the added sets; `refused` lists the sets of collections that cannot be used. */
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
