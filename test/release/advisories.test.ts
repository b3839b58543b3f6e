// Bundled packages against advisories: ADVISORIES names the output of `npm audit --json`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledAdvisories } from '../../scripts/release.mjs';

const root = join(import.meta.dirname, '..', '..');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('finds the advisories of bundled packages alone', () => {
  const vulnerabilities = {
    fastify: { severity: 'high', nodes: ['node_modules/fastify'] },
    vite: { severity: 'critical', nodes: ['node_modules/vite'] },
    preact: { severity: 'low', nodes: ['node_modules/preact'] },
  };
  expect(bundledAdvisories({ vulnerabilities }, ['node_modules/fastify', 'node_modules/preact'])).toEqual([
    'fastify (high)',
    'preact (low)',
  ]);
  expect(() => bundledAdvisories({}, [])).toThrow('no result of npm audit');
});

it.skipIf(!process.env.ADVISORIES)('no bundled package has an advisory', () => {
  const bundled: string[] = readJson(join(root, 'dist', 'bundle', '.licenses.json'));
  const studio: { name: string }[] = readJson(join(root, 'dist', 'studio', '.licenses.json'));
  const installed = Object.keys(readJson(join(root, 'package.json')).dependencies);
  const paths = [
    ...bundled,
    ...[...studio.map(({ name }) => name), ...installed].map(name => `node_modules/${name}`),
  ];
  expect(bundledAdvisories(readJson(join(root, process.env.ADVISORIES ?? '')), paths)).toEqual([]);
});
