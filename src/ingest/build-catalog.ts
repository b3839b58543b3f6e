// npm run catalog: builds the catalog file from the installed icon packages.
//
//     --add <set>      adds an icon set in Iconify's format to this and later builds, and installs its package
//     --remove <set>   removes an added set from this and later builds, and uninstalls its package
//     --out <file>     writes the catalog to that file; changes apply to this build only
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalog } from './catalog/collect-icons.ts';
import { SourceError } from './catalog/source.ts';
import { type Additions, findSources, updateCatalog } from './catalog/update-catalog.ts';
import type { Sections } from './catalog/write-catalog-file.ts';
import { buildSearchIndex } from './search-index/build-index.ts';
import { toSearchDocuments } from './search-index/entries.ts';
import { readVocabulary } from './search-index/vocabulary/read-vocabulary.ts';

const root = join(import.meta.dirname, '..', '..');

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      add: { type: 'string', multiple: true, default: [] },
      remove: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const { path, recorded } = await updateCatalog(values, { root, npm: runNpm, build });
  if (recorded) console.log('Changed catalog.config.json: later builds use the same sets');
  console.log(`Wrote ${path}`);
};

const build = async (additions: Additions): Promise<Sections> => {
  const { sources, refused } = findSources(additions, { root });
  for (const { reason } of refused) console.log(`Skipped ${reason}`);
  const { libraries, icons, sections } = await buildCatalog(sources, {
    progress: ({ name, iconCount, leftOut }) => {
      console.log(`${name}: ${iconCount} icons`);
      for (const [reason, count] of leftOut ?? []) console.log(`  left out ${count}: the drawing ${reason}`);
    },
    skipped: reason => console.log(`Skipped ${reason}`),
  });
  console.log('Building the search index');
  const searchSections = buildSearchIndex(toSearchDocuments(icons), readVocabulary());
  console.log(`${icons.length.toLocaleString('en')} icons from ${libraries.length} libraries`);
  return new Map([...sections, ...searchSections]);
};

const runNpm = (...command: readonly string[]): void => {
  console.log(`npm ${command.join(' ')}`);
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new SourceError(`npm ${command.join(' ')} failed`);
};

try {
  await main();
} catch (error) {
  // The user can resolve these errors. Other errors are bugs and are printed with a stack.
  const isForUser = error instanceof SourceError || (error instanceof TypeError && 'code' in error);
  console.error(isForUser ? `catalog: ${error.message}` : error);
  process.exitCode = 1;
}
