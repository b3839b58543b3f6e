// Packages that a running service needs, as the lockfile lists them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
}

const root = join(import.meta.dirname, '..');
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const needed = Object.entries(lockfile.packages).filter(([path, { dev }]) => path !== '' && !dev);

test('the lockfile lists the packages that a running service needs', () => {
  expect(needed.map(([path]) => path)).toContain('node_modules/fastify');
});

test('no package that a running service needs is made for one platform or runs an install script', () => {
  const native = needed.filter(([, { os, cpu, hasInstallScript }]) => os || cpu || hasInstallScript);
  expect(native.map(([path]) => path)).toEqual([]);
});

test('no package that a running service needs contains native code', () => {
  const files = needed
    .map(([path]) => join(root, path))
    .filter(existsSync)
    .flatMap(path => readdirSync(path, { recursive: true, encoding: 'utf8' }).map(file => join(path, file)));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => /\.(node|so|dylib|dll)$|\bbinding\.gyp$/.test(file))).toEqual([]);
});
