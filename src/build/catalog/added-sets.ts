// Which icon sets this deployment adds to the built-in ones: remembered in a file, so that every later build has them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BUILT_IN_LIBRARIES } from './libraries.ts';
import { type LibrarySource, SourceError } from './source.ts';
import { findIconifySets, type RefusedSet } from './sources/iconify.ts';

/** Specifiers of icon sets, as `findIconifySets` reads them. */
export type Additions = readonly string[];

/** Reads `{ "add": [...] }`; a file that is not there adds nothing. Throws a SourceError if it says something else. */
export const readAdditions = (path: string): Additions => {
  if (!existsSync(path)) return [];
  const add = parseAdditions(readFileSync(path, 'utf8'));
  if (add === undefined) throw new SourceError(`${path} must hold {"add": ["<package>", ...]}`);
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

/** The built-in libraries and then the added ones, with the sets of whole collections that may not be used. */
export const findSources = (
  additions: Additions,
): { readonly sources: readonly LibrarySource[]; readonly refused: readonly RefusedSet[] } => {
  const sources = [...BUILT_IN_LIBRARIES];
  const refused: RefusedSet[] = [];
  for (const specifier of additions) {
    const found = findIconifySets(specifier, new Set(sources.map(source => source.slug)));
    sources.push(...found.sources);
    refused.push(...found.refused);
  }
  return { sources, refused };
};
