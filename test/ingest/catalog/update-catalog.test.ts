// updateCatalog in a project folder with a simulated npm.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCatalog } from '../../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../../src/catalog/catalog-file.ts';
import { buildCatalog } from '../../../src/ingest/catalog/collect-icons.ts';
import {
  type Additions,
  type CatalogUpdate,
  findSources,
  updateCatalog,
} from '../../../src/ingest/catalog/update-catalog.ts';
import { temporaryFolder } from '../../at-end.ts';
import { SQUARE, writeIconSet } from './added-set.ts';

let root: string;
let registry: string;
let npmCalls: string[];
beforeEach(() => {
  const folder = temporaryFolder();
  root = join(folder, 'project');
  registry = join(folder, 'registry');
  npmCalls = [];
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeJson('package.json', { name: 'project', devDependencies: { vitest: '1.0.0' } });
  writeJson('package-lock.json', { packages: {} });
  publish('@iconify-json/tools', { prefix: 'tools' });
  publish('@iconify-json/toys', { prefix: 'toys' });
  publish('@iconify-json/closed', { prefix: 'closed', info: { license: { spdx: 'GPL-3.0' } } });
  publish('@iconify-json/evil', { prefix: '../../evil' });
  publish('@iconify-json/empty', { prefix: 'empty', icons: {} });
  publishCollection();
});

const writeJson = (file: string, value: object) =>
  writeFileSync(join(root, file), JSON.stringify(value, null, 2));
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const publish = (name: string, set: { prefix: string; info?: object; icons?: Record<string, string> }) => {
  const target = join(registry, name);
  mkdirSync(target, { recursive: true });
  const folder = writeIconSet(registry, { icons: { box: SQUARE }, ...set, info: { ...set.info } });
  cpSync(folder, target, { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
};

/** A package with two sets, in the structure of `@iconify/json`. */
const publishCollection = () => {
  const target = join(registry, '@iconify/json');
  mkdirSync(join(target, 'json'), { recursive: true });
  const info = { name: 'Set', license: { spdx: 'MIT' } };
  writeFileSync(join(target, 'package.json'), '{"name":"@iconify/json"}');
  writeFileSync(join(target, 'collections.json'), JSON.stringify({ one: info, two: info }));
  for (const slug of ['one', 'two'])
    writeFileSync(join(target, 'json', `${slug}.json`), JSON.stringify({ icons: { box: { body: SQUARE } } }));
};

/** Changes node_modules, package.json and the lock file as npm does. */
const npm = (...command: readonly string[]): void => {
  npmCalls.push(command.join(' '));
  const [action] = command;
  const names = command.slice(1).filter(word => !word.startsWith('--'));
  const save = !command.includes('--no-save');
  const declared = readJson('package.json').devDependencies;
  if (names.some(name => action === 'install' && !existsSync(join(registry, name))))
    throw new Error('npm failed: 404');
  if (names.length === 0) {
    for (const scope of readdirSync(join(root, 'node_modules')))
      for (const name of readdirSync(join(root, 'node_modules', scope)))
        if (!declared[`${scope}/${name}`])
          rmSync(join(root, 'node_modules', scope, name), { recursive: true });
    for (const name of Object.keys(declared).filter(name => name.startsWith('@')))
      cpSync(join(registry, name), join(root, 'node_modules', name), { recursive: true });
    return;
  }
  for (const name of names) {
    const folder = join(root, 'node_modules', name);
    if (action === 'install') cpSync(join(registry, name), folder, { recursive: true });
    else rmSync(folder, { recursive: true });
    if (action === 'install') declared[name] = '1.0.0';
    else delete declared[name];
  }
  if (!save) return;
  writeJson('package.json', { ...readJson('package.json'), devDependencies: declared });
  writeJson('package-lock.json', { packages: declared });
};

const build = async (additions: Additions) => {
  const { sources } = findSources(additions, { builtIn: [], root });
  return (await buildCatalog(sources)).sections;
};

const update = (change: Partial<CatalogUpdate>, tools: { build?: typeof build } = {}) =>
  updateCatalog({ add: [], remove: [], ...change }, { root, npm, build, ...tools });

const libraries = (path = join(root, 'data', 'catalog.bin')) =>
  openCatalog(readCatalogFile(path)).libraries.map(library => library.slug);

/** Every file of the project with its content, and the installed packages. */
const state = () => ({
  files: readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => [entry.name, readFileSync(join(root, entry.name), 'utf8')]),
  installed: readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('package.json'))
    .sort(),
  catalog: existsSync(join(root, 'data', 'catalog.bin'))
    ? readFileSync(join(root, 'data', 'catalog.bin')).toString('hex')
    : undefined,
});

describe('updateCatalog', () => {
  it('installs the package of an added set and records the package and the set', async () => {
    await update({ add: ['@iconify-json/tools'] });
    expect(libraries()).toEqual(['tools']);
    expect(readJson('package.json').devDependencies).toHaveProperty('@iconify-json/tools');
    expect(readJson('catalog.config.json')).toEqual({ add: ['@iconify-json/tools'] });
    expect(npmCalls).toEqual(['install --save-dev --save-exact --ignore-scripts @iconify-json/tools']);
  });

  it('records a package that is installed but not in package.json', async () => {
    await update({ add: ['@iconify-json/tools'], out: join(root, 'other.bin') });
    rmSync(join(root, 'other.bin'));
    await update({ add: ['@iconify-json/tools'] });
    expect(readJson('package.json').devDependencies).toHaveProperty('@iconify-json/tools');
  });

  it('removes the package and the records of a removed set', async () => {
    await update({ add: ['@iconify-json/tools'] });
    const before = state();
    await update({ add: ['@iconify-json/toys'] });
    expect(libraries()).toEqual(['tools', 'toys']);
    await update({ remove: ['@iconify-json/toys'] });
    expect(state()).toEqual(before);
  });

  it('keeps the package of a removed set if another added set needs it', async () => {
    await update({ add: ['@iconify/json#one', '@iconify/json#two'] });
    await update({ remove: ['@iconify/json#one'] });
    expect(libraries()).toEqual(['two']);
    expect(readJson('package.json').devDependencies).toHaveProperty('@iconify/json');
    await update({ add: ['@iconify-json/tools'], remove: ['@iconify/json#two'] });
    expect(readJson('package.json').devDependencies).not.toHaveProperty('@iconify/json');
    expect(existsSync(join(root, 'node_modules', '@iconify', 'json'))).toBe(false);
  });

  it('adds a set from a folder without running npm', async () => {
    const folder = writeIconSet(registry, { prefix: 'mine', icons: { box: SQUARE } });
    await update({ add: [folder] });
    await update({ add: ['@iconify-json/tools'], remove: [folder] });
    expect(libraries()).toEqual(['tools']);
    expect(npmCalls).toHaveLength(1);
  });

  it('with `out` writes the catalog there and leaves the files of the project unchanged', async () => {
    await update({ add: ['@iconify-json/tools'] });
    const { files, catalog } = state();
    const out = join(dirname(root), 'other.bin');
    await update({ add: ['@iconify-json/toys'], remove: ['@iconify-json/tools'], out });
    expect(libraries(out)).toEqual(['toys']);
    expect(state()).toMatchObject({ files, catalog });
  });
});

describe('updateCatalog leaves all files and packages unchanged', () => {
  beforeEach(async () => {
    await update({ add: ['@iconify-json/tools'] });
  });

  const failingBuild = async () => {
    throw new Error('disk full');
  };

  it.each<[string, Partial<CatalogUpdate>, { build?: typeof build }]>([
    ['if a package does not exist', { add: ['@iconify-json/toys', '@iconify-json/nope'] }, {}],
    ['if the license of a set forbids the use', { add: ['@iconify-json/closed'] }, {}],
    ['if the second of two sets is refused', { add: ['@iconify-json/toys', '@iconify-json/evil'] }, {}],
    ['if a set has no icon', { add: ['@iconify-json/empty'] }, {}],
    ['if the set to remove was not added', { remove: ['@iconify-json/toys'] }, {}],
    ['if the package to remove is not an icon set', { remove: ['vitest'] }, {}],
    ['if the build fails after an install', { add: ['@iconify-json/toys'] }, { build: failingBuild }],
    [
      'if the build fails after a set was removed',
      { add: ['@iconify-json/toys'], remove: ['@iconify-json/tools'] },
      { build: failingBuild },
    ],
  ])('%s', async (_, change, tools) => {
    const before = state();
    await expect(update(change, tools)).rejects.toThrow();
    expect(state()).toEqual(before);
  });

  it.each(['--global', 'https://example.org/x.tgz', 'a@npm:b', 'a b', 'git+ssh://x', '', '#mdi'])(
    'without running npm, if the specifier is %j',
    async specifier => {
      const before = state();
      npmCalls = [];
      await expect(update({ add: [specifier] })).rejects.toThrow('must be the name of an npm package');
      expect(npmCalls).toEqual([]);
      expect(state()).toEqual(before);
    },
  );

  it('if the catalog file cannot be written', async () => {
    const before = state();
    rmSync(join(root, 'data'), { recursive: true });
    writeFileSync(join(root, 'data'), 'a file in place of the folder');
    await expect(update({ add: ['@iconify-json/toys'], remove: ['@iconify-json/tools'] })).rejects.toThrow();
    rmSync(join(root, 'data'));
    expect(state()).toEqual({ ...before, catalog: undefined });
  });
});
