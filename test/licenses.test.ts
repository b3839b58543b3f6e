// License texts that are distributed with the service and the studio.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

interface LockEntry {
  readonly version: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}
const runtime = Object.entries<LockEntry>(readJson('package-lock.json').packages)
  .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
  .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`);

/** Development packages that are not distributed. */
const TOOLS = [
  '@arethetypeswrong/core',
  '@biomejs/biome',
  '@modelcontextprotocol/client',
  '@resvg/resvg-js',
  'ajv',
  'ajv-formats',
  'axe-core',
  'playwright-core',
  'rolldown',
  'publint',
  'puppeteer-core',
  '@eslint-community/regexpp',
  'scslre',
  'sixel',
  'spdx-license-list',
  'typescript',
  'vite',
  'vitest',
  'woff2-encoder',
];

const [, ...parts] = read('dist/studio/licenses.txt').split(/^={80}\n/m);
const titles = parts.filter((_, index) => index % 2 === 0);
const texts = parts.filter((_, index) => index % 2 === 1);
const isListed = (start: string) => titles.some(title => title.startsWith(`${start} `));

test('every title in licenses.txt is followed by a license text', () => {
  expect(titles.length).toBe(texts.length);
  const grants =
    /Permission|Redistribution|without restriction|Each contributor licenses|Grant of Copyright License/i;
  expect(titles.filter((_, index) => !grants.test(texts[index] ?? ''))).toEqual([]);
});

test('licenses.txt lists every package that production installs, with its version', () => {
  expect(runtime.length).toBeGreaterThan(Object.keys(readJson('package.json').dependencies).length);
  expect(runtime.filter(name => !isListed(name))).toEqual([]);
});

test('licenses.txt lists every development dependency except tools', () => {
  const development = Object.keys(readJson('package.json').devDependencies);
  const missing = development.filter(
    name => !TOOLS.includes(name) && !name.startsWith('@types/') && !isListed(name),
  );
  expect(missing).toEqual([]);
});

test('licenses.txt lists every package in the scripts of the studio, with its version', async () => {
  const ids: string[] = [];
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'collect-modules',
        generateBundle: (_options, bundle) => {
          for (const output of Object.values(bundle))
            if (output.type === 'chunk') ids.push(...output.moduleIds);
        },
      },
    ],
  });
  const names = new Set(ids.flatMap(id => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));
  expect([...names]).toEqual(expect.arrayContaining(['preact', '@preact/signals', 'fflate']));
  const versions = [...names].map(name => `${name} ${readJson(`node_modules/${name}/package.json`).version}`);
  expect(versions.filter(name => !isListed(name))).toEqual([]);
});

test('licenses.txt lists every package in the bundle of the server, with its version', () => {
  const bundle = join(root, 'dist', 'bundle');
  const names = readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.js'))
    .flatMap(path => [
      ...readFileSync(join(bundle, path), 'utf8').matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/\n]+)/gm),
    ])
    .map(([, name]) => `${name} ${readJson(`node_modules/${name}/package.json`).version}`);
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^fastify \d/)]));
  expect([...new Set(names)].filter(name => !isListed(name))).toEqual([]);
});

test.each(['HarfBuzz, in harfbuzzjs', 'ColorAide, in @csstools/color-helpers'])(
  'licenses.txt lists %s',
  title => {
    expect(isListed(title)).toBe(true);
  },
);

test('the bill of materials of the operator’s guide has every package whose license text ships', () => {
  const guide = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const [, options = ''] = /`npm (sbom [^`]+)`/.exec(guide) ?? [];
  const text = execFileSync('npm', options.split(' '), { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { name: string; group?: string; version: string; purl: string; licenses?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`),
  );
  const licenses = readFileSync(join(root, 'dist', 'studio', 'licenses.txt'), 'utf8');
  const shipped = [...licenses.matchAll(/^=+\n((?:@[\w.-]+\/)?[\w.-]+ \d[\w.+-]*) \(.*\): .*\n=+$/gm)].map(
    ([, name]) => name,
  );
  expect(shipped.length).toBeGreaterThan(80);
  expect(shipped.filter(name => !listed.has(name as string))).toEqual([]);
  expect(components.filter(({ purl }) => !/^pkg:npm\/.+@\d/.test(purl))).toEqual([]);
});
