// npm run catalog: builds the artefact that the server reads, out of the installed icon packages.
//
//     --add <set>      also take an icon set in Iconify's format, now and in later builds
//     --remove <set>   no longer take it
//     --out <file>     write to that file, and remember nothing
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSources, readAdditions, writeAdditions } from './catalog/additions.ts';
import { writeArtefact } from './catalog/artefact.ts';
import { type BuildProgress, buildCatalog } from './catalog/build.ts';
import { SourceError } from './catalog/source.ts';
import { splitSpecifier } from './catalog/sources/iconify.ts';
import { isInstalled } from './catalog/sources/package-files.ts';
import { buildSearchIndex } from './search/build-index.ts';
import { allConcepts } from './search/concept-tables.ts';
import { toSearchDocuments } from './search/document.ts';

const root = join(import.meta.dirname, '..');
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
  for (const specifier of additions) install(splitSpecifier(specifier)[0]);

  const { sources, refused } = findSources(additions);
  for (const { slug, reason } of refused) console.log(`not added: ${slug}, since ${reason}`);
  const { libraries, icons, sections } = await buildCatalog(sources, { progress: showProgress });
  const path = values.out ?? join(root, 'data', 'catalog.bin');
  console.log('Search index');
  const searchSections = buildSearchIndex(toSearchDocuments(icons), allConcepts());
  writeArtefact(path, new Map([...sections, ...searchSections]));
  console.log(`${icons.length.toLocaleString('en')} icons of ${libraries.length} libraries in ${path}`);
  if (values.out === undefined && String(additions) !== String(remembered)) {
    writeAdditions(additionsPath, additions);
    console.log(`later builds take the same sets: catalog.config.json has been changed`);
  }
};

/** Installs an added package that is not there yet, as a dependency of this deployment. */
const install = (name: string): void => {
  if (isInstalled(name)) return;
  console.log(`installing ${name}`);
  const command = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', name];
  const { status } = spawnSync('npm', command, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new SourceError(`the package ${name} could not be installed`);
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
