// npm run catalog: builds the catalog file that the server reads, out of the installed icon packages.
//
//     --add <set>      also take an icon set in Iconify's format, now and in later builds; installs its package
//     --remove <set>   no longer take it
//     --out <file>     write to that file, and remember nothing
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Additions, findSources, readAdditions, writeAdditions } from './catalog/added-sets.ts';
import { type BuildProgress, buildCatalog } from './catalog/collect-icons.ts';
import { SourceError } from './catalog/source.ts';
import { splitSpecifier } from './catalog/sources/iconify.ts';
import { isInstalled } from './catalog/sources/package-files.ts';
import { writeCatalogFile } from './catalog/write-catalog-file.ts';
import { buildSearchIndex } from './search-index/build-index.ts';
import { allConcepts } from './search-index/concept-tables.ts';
import { toSearchDocuments } from './search-index/document.ts';

const root = join(import.meta.dirname, '..', '..');
const additionsPath = join(root, 'catalog.config.json');

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      add: { type: 'string', multiple: true, default: [] },
      remove: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const remembered = readAdditions(additionsPath);
  const additions = [...new Set([...remembered, ...values.add])].filter(set => !values.remove.includes(set));
  const packages = new Set(additions.map(set => splitSpecifier(set)[0]));
  const missing = [...packages].filter(name => !isInstalled(name));
  const record = values.out === undefined ? ['--save-dev', '--save-exact'] : ['--no-save'];
  for (const name of missing) npm('install', ...record, '--ignore-scripts', name);
  try {
    await build(additions, values.out ?? join(root, 'data', 'catalog.bin'));
  } catch (error) {
    for (const name of missing) npm('uninstall', name);
    throw error;
  }
  if (values.out === undefined && String(additions) !== String(remembered)) {
    writeAdditions(additionsPath, additions);
    console.log('later builds take the same sets: catalog.config.json has been changed');
  }
};

const build = async (additions: Additions, path: string): Promise<void> => {
  const { sources, refused } = findSources(additions);
  for (const { slug, reason } of refused) console.log(`not added: ${slug}, since ${reason}`);
  const { libraries, icons, sections } = await buildCatalog(sources, { progress: showProgress });
  console.log('Search index');
  const searchSections = buildSearchIndex(toSearchDocuments(icons), allConcepts());
  writeCatalogFile(path, new Map([...sections, ...searchSections]));
  console.log(`${icons.length.toLocaleString('en')} icons of ${libraries.length} libraries in ${path}`);
};

const npm = (...command: readonly string[]): void => {
  console.log(`npm ${command.join(' ')}`);
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new SourceError(`npm ${command.join(' ')} failed`);
};

const showProgress = ({ library, done, total, leftOut }: BuildProgress): void => {
  const isComplete = done === total;
  if (process.stdout.isTTY)
    process.stdout.write(`\r\x1b[K${library}: ${done} of ${total}${isComplete ? '\n' : ''}`);
  else if (isComplete) console.log(`${library}: ${total}`);
  for (const [reason, count] of leftOut ?? []) console.log(`  left out: ${count}, ${reason}`);
};

/** What the person at the terminal can act on; anything else is a fault of ours and shows where it happened. */
const isForUser = (error: unknown): error is Error =>
  error instanceof SourceError || (error instanceof TypeError && 'code' in error);

try {
  await main();
} catch (error) {
  console.error(isForUser(error) ? `catalog: ${error.message}` : error);
  process.exitCode = 1;
}
