// License texts that are distributed with service and studio.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

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

const fontFiles = ['data/fonts', 'data/fonts-rare'].flatMap(folder =>
  readdirSync(join(root, folder)).map(file => `${folder}/${file}`),
);

/** Development packages that are not distributed. */
const TOOLS = [
  '@cyclonedx/cyclonedx-library',
  '@arethetypeswrong/core',
  '@biomejs/biome',
  '@modelcontextprotocol/client',
  '@resvg/resvg-js',
  'ajv',
  'ajv-formats',
  'axe-core',
  'fast-png',
  'playwright-core',
  'rolldown',
  'publint',
  'puppeteer-core',
  'svgpath',
  '@eslint-community/regexpp',
  '@iconify-json/logos',
  'scslre',
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
    /Permission|Redistribution|hereby grants|without restriction|Each contributor licenses|Grant of Copyright License/i;
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
  const folders: readonly string[] = readJson('dist/bundle/.licenses.json');
  const names = folders
    .map(folder => folder.replace(/^.*node_modules\//, ''))
    .map(name => `${name} ${readJson(`node_modules/${name}/package.json`).version}`);
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^fastify \d/)]));
  expect(names.filter(name => !isListed(name))).toEqual([]);
});

test.each(['HarfBuzz, in harfbuzzjs', 'ColorAide, in @csstools/color-helpers'])(
  'licenses.txt lists %s',
  title => {
    expect(isListed(title)).toBe(true);
  },
);

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly scope?: string;
  readonly licenses?: readonly { readonly license: { readonly id: string } }[];
  readonly components?: readonly Component[];
}

describe('the bill of materials', () => {
  const [, script = ''] = /`npm run --silent (sbom) > [^`]+`/.exec(read(join('docs', 'operations.md'))) ?? [];
  const text = execFileSync('npm', ['run', '--silent', script], { cwd: root, maxBuffer: 2 ** 24 });
  const bill = JSON.parse(text.toString());
  const components = bill.components as readonly Component[];

  test('is valid by the JSON Schema of CycloneDX', () => {
    const schema = (name: string) =>
      readJson(`node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`);
    const ajv = new Ajv({
      strict: false,
      allErrors: true,
      formats: { 'iri-reference': text => URL.canParse(text, 'http://a'), 'idn-email': true },
    });
    formats.default(ajv);
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    const isValid = ajv.compile(schema(`bom-${bill.specVersion}`));
    expect([isValid(bill), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...bill, bomFormat: 'SPDX' })).toBe(false);
  });

  test('marks exactly the packages whose license text ships as required, and the others as build tools', () => {
    const shipped = titles
      .map(title => /^((?:@[\w.-]+\/)?[\w.-]+) (\d[\w.+-]*) \(/.exec(title))
      .flatMap(match => (match ? [`${match[1]}@${match[2]}`] : []));
    const required = components.filter(({ scope }) => scope === 'required').map(each => each['bom-ref']);
    expect(shipped.length).toBeGreaterThan(80);
    expect(required.toSorted()).toEqual([...new Set(shipped)].sort());
    expect(required).toEqual(
      expect.arrayContaining([expect.stringMatching(/^zod@/), expect.stringMatching(/^fastify@/)]),
    );
    expect(components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded');
  });

  test('contains every icon library, font and work of others with its license', () => {
    const data = components.filter(({ scope }) => scope === undefined);
    const all = data.flatMap(component => [component, ...(component.components ?? [])]);
    const names = all.filter(({ type }) => type !== 'file').map(({ name }) => name);
    const notices = read('THIRD-PARTY-NOTICES.md');
    const libraries = [...notices.matchAll(/^\| \[([^\]]+)\]\(https/gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([...libraries, 'Inter', 'Nunito', 'Oswald', 'Noto Sans JP', 'Noto Sans Khmer']),
    );
    expect(names).toEqual(
      expect.arrayContaining([expect.stringMatching(/^HarfBuzz/), expect.stringMatching(/^WordNet/)]),
    );
    expect(all.filter(({ type, licenses }) => type !== 'file' && !licenses?.[0]?.license.id)).toEqual([]);
    const files = fontFiles.filter(file => file.endsWith('.ttf.br'));
    const listed = new Set(all.map(({ name }) => name));
    expect(files.filter(file => !listed.has(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test('contains every npm package that the MCP SDK has in its own files', () => {
    const folder = join('node_modules', '@modelcontextprotocol', 'server', 'dist');
    const code = readdirSync(join(root, folder))
      .filter(name => name.endsWith('.mjs'))
      .map(name => read(join(folder, name)))
      .join('\n');
    const inside = [...code.matchAll(/#region \S+\/\.pnpm\/([\w+@.-]+?)@([\d.]+)/g)].map(
      ([, name, version]) => `pkg:npm/${name}@${version}`,
    );
    // This validator is for Cloudflare Workers: the bundle does not contain it.
    const bundled = new Set(inside.filter(purl => !purl.includes('@cfworker')));
    expect(bundled.size).toBeGreaterThan(4);
    const listed = components.map(({ purl }) => purl);
    expect([...bundled].filter(purl => !listed.includes(purl))).toEqual([]);
  });

  test('names fonts whose license text is the SIL Open Font License 1.1', () => {
    const texts = fontFiles.filter(file => file.includes('/LICENSE-'));
    const others = texts.filter(file => !/SIL OPEN FONT LICENSE\s+Version 1\.1/i.test(read(file)));
    expect([texts.length > 15, others]).toEqual([true, []]);
  });
});
