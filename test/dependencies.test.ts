// Production dependencies in the lock file, and the required release of Node.js.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it, test } from 'vitest';

interface LockedPackage {
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const root = resolve(import.meta.dirname, '..');
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const needed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);

/**
 * The path of a required package in the lock file. Starts in the node_modules of `from`, then looks in those of
 * parent folders.
 */
const pathOf = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder) === '.' ? '' : dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
};

/** Adds the paths of all packages that a package needs in production. */
const addNeeds = (from: string, paths: Set<string>): Set<string> => {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = packages[from] ?? {};
  const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta?.[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const path = pathOf(name, from);
    if (path === undefined || paths.has(path)) continue;
    addNeeds(path, paths.add(path));
  }
  return paths;
};

test('the lockfile marks exactly the packages that the dependencies need as production packages', () => {
  expect(needed.map(([path]) => path)).toEqual([...addNeeds('', new Set())].sort());
  expect(Object.keys(packages['']?.dependencies ?? {}).map(name => pathOf(name, ''))).not.toContain(
    undefined,
  );
});

test('no production dependency is platform-specific or has an install script', () => {
  const native = needed.filter(([, { os, cpu, hasInstallScript }]) => os || cpu || hasInstallScript);
  expect(native.map(([path]) => path)).toEqual([]);
});

test('no production dependency contains native code', () => {
  const files = needed
    .map(([path]) => join(root, path))
    .filter(existsSync)
    .flatMap(path => readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file)));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(file => /\.(node|so|dylib|dll)$|\bbinding\.gyp$/.test(file))).toEqual([]);
});

describe('an entry point', () => {
  const fakeRelease =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.18.9"}})';

  it.each([
    'dist/bundle/cli.js',
    'dist/main.js',
    'scripts/start.mjs',
    'scripts/test.mjs',
    'scripts/check.mjs',
  ])('names the required release of Node.js in one line if it runs on an older one: %s', path => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', fakeRelease, path], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Favsmith needs Node\.js 20\.19(\.0)? or newer: this is v[\d.]+\.\n$/);
    expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe('>=20.19.0');
  });

  it.each(['src/main.ts', 'src/cli/main.ts'])(
    'imports no module before it has checked the release: %s',
    path => {
      const imports = readFileSync(path, 'utf8').match(/^import .*$/gm);
      expect(imports).toEqual([
        "import module from 'node:module';",
        expect.stringMatching(/^import '.*\/http\/node-release\.ts';$/),
      ]);
    },
  );
});
