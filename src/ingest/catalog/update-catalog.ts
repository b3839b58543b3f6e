// Addition and removal of icon sets, all or nothing.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_LIBRARIES } from './libraries.ts';
import { quotePrintable } from './sanitize.ts';
import { type LibrarySource, SourceError } from './source.ts';
import { type FoundSets, findIconifySets, splitSpecifier } from './sources/iconify/find-sets.ts';
import { isFolderPath, isInstalled, isPackageName } from './sources/package-files.ts';
import { type Sections, writeCatalogFile } from './write-catalog-file.ts';

/** Specifiers of added icon sets. `findIconifySets` explains their syntax. */
export type Additions = readonly string[];

/** Reads `{"add": [...]}`. Empty if the file is missing. */
export const readAdditions = (path: string): Additions => {
  if (!existsSync(path)) return [];
  try {
    const { add } = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(add) && add.every(entry => typeof entry === 'string')) return add;
  } catch {
    // Throws the same error for other content.
  }
  throw new SourceError(`${path} must be {"add": ["<package>", ...]}`);
};

export const writeAdditions = (path: string, add: Additions): void =>
  writeFileSync(path, `${JSON.stringify({ add }, null, 2)}\n`);

/** Lists the built-in libraries and the added sets. `refused` lists the unusable sets of collections. */
export const findSources = (
  additions: Additions,
  { builtIn = BUILT_IN_LIBRARIES, root }: { builtIn?: readonly LibrarySource[]; root?: string } = {},
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

export interface CatalogUpdate {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Output file. If set, the configuration and the package files stay unchanged. */
  readonly out?: string | undefined;
}

interface UpdateTools {
  /** The folder that contains package.json, package-lock.json, catalog.config.json, node_modules and data. */
  readonly root: string;
  readonly npm: (...command: readonly string[]) => void;
  readonly build: (additions: Additions) => Promise<Sections>;
}

/** Builds the catalog with the recorded sets, those to add, and without those to remove. A failure restores all files. (Decision 014) */
export const updateCatalog = async (
  { add, remove, out }: CatalogUpdate,
  { root, npm, build }: UpdateTools,
) => {
  const configPath = join(root, 'catalog.config.json');
  const path = out ?? join(root, 'data', 'catalog.bin');
  const isRecorded = out === undefined;
  const previous = readAdditions(configPath);
  assertAdded(previous, remove);
  const additions = [...new Set([...previous, ...add])].filter(set => !remove.includes(set));
  assertSpecifiers(additions);
  const missing = packagesOf(additions).filter(
    name => !isInstalled(name, root) || (isRecorded && !isDeclared(root, name)),
  );
  const obsolete = packagesOf(previous).filter(
    name => isRecorded && isDeclared(root, name) && !packagesOf(additions).includes(name),
  );
  const files = ['package.json', 'package-lock.json', 'catalog.config.json'].map(name => join(root, name));
  const restoreFiles = snapshot(files);
  let packagesChanged = false;
  try {
    if (missing.length > 0) {
      const record = isRecorded ? ['--save-dev', '--save-exact'] : ['--no-save'];
      npm('install', ...record, '--ignore-scripts', ...missing);
      packagesChanged = true;
    }
    const sections = await build(additions);
    if (obsolete.length > 0) {
      packagesChanged = true;
      npm('uninstall', '--ignore-scripts', ...obsolete);
    }
    const recorded = isRecorded && String(additions) !== String(previous);
    if (recorded) writeAdditions(configPath, additions);
    writeCatalogFile(path, sections);
    return { path, recorded, sections };
  } catch (error) {
    restoreFiles();
    if (packagesChanged) {
      // `npm install` without arguments restores node_modules to the state of the lock file.
      npm('install', '--ignore-scripts');
      restoreFiles();
    }
    throw error;
  }
};

const assertAdded = (additions: Additions, remove: readonly string[]): void => {
  const unknown = remove.find(set => !additions.includes(set));
  if (unknown === undefined) return;
  const list = additions.length > 0 ? additions.join(', ') : 'none';
  throw new SourceError(`${quotePrintable(unknown)} is not an added set; added sets: ${list}`);
};

/** Rejects all strings but specifiers, because npm could interpret them as options or URLs. */
const assertSpecifiers = (additions: Additions): void => {
  const wrong = additions.find(set => {
    const [name] = splitSpecifier(set);
    return !isFolderPath(name) && !isPackageName(name);
  });
  if (wrong !== undefined)
    throw new SourceError(
      `${quotePrintable(wrong)} must be the name of an npm package or the path of a folder`,
    );
};

const packagesOf = (additions: Additions): readonly string[] => [
  ...new Set(additions.map(set => splitSpecifier(set)[0]).filter(name => !isFolderPath(name))),
];

const isDeclared = (root: string, name: string): boolean => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.hasOwn({ ...dependencies, ...devDependencies }, name);
};

/** Records files. Returns a function that restores their content and deletes files that did not exist. */
const snapshot = (paths: readonly string[]): (() => void) => {
  const contents = paths.map(path => (existsSync(path) ? readFileSync(path) : undefined));
  return () => {
    for (const [index, path] of paths.entries()) {
      const content = contents[index];
      if (content === undefined) rmSync(path, { force: true });
      else writeFileSync(path, content);
    }
  };
};
