// Production dependencies in the lockfile.
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

test('the lockfile contains exactly the expected production dependencies', () => {
  expect(needed.map(([path]) => path)).toContain('node_modules/fastify');
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
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => /\.(node|so|dylib|dll)$|\bbinding\.gyp$/.test(file))).toEqual([]);
});
