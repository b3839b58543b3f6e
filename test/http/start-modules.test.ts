// Modules that load before the server listens.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'src');

/** The packages that a file imports statically, directly or through other files. */
const staticPackages = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  // Only the text before the first declaration is read: example programs in template literals contain import
  // statements too.
  const [head = ''] = readFileSync(file, 'utf8').split(/^(?:export )?(?:const|let|function|class) /m, 1);
  const statements = head.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm);
  return [...statements].flatMap(([, from = '']) =>
    from.startsWith('.') ? staticPackages(join(dirname(file), from), seen) : [from],
  );
};

test('the server imports statically only fastify, its proxy-addr with ipaddr.js, lru-cache and color-helpers', () => {
  const packages = new Set(
    staticPackages(join(source, 'http', 'server.ts')).filter(name => !name.startsWith('node:')),
  );
  expect([...packages].sort()).toEqual([
    '@csstools/color-helpers',
    '@fastify/proxy-addr',
    'fastify',
    'ipaddr.js',
    'lru-cache',
  ]);
});

test('the bundles contain Fastify without Ajv, which validates by JSON Schema', () => {
  const file = join(source, '..', 'dist', 'bundle', '.licenses.json');
  const folders: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
  expect(folders).toContain('node_modules/fastify');
  expect(folders.filter(folder => folder.includes('ajv'))).toEqual([]);
});
