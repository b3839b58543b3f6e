// Module order and single owners, read from every import in the source.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url).pathname;
const order = [
  'model',
  'svg',
  'compose',
  'contract',
  'check',
  'catalog',
  'search',
  'kernel',
  'deflate',
  'raster',
  'export',
  'mcp',
  'pages',
  'http',
  'main',
];
const pure = ['model', 'svg', 'compose', 'contract', 'check'];

/** Modules beside the order, with the modules that they may import. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  studio: ['model', 'compose', 'contract', 'check', 'raster', 'studio'],
  engine: [...order.slice(0, order.indexOf('export') + 1), 'client', 'engine'],
  client: ['client'],
  mcp: [...order.slice(0, order.indexOf('mcp') + 1), 'client'],
  cli: [...order.slice(0, order.indexOf('mcp') + 1), 'client', 'engine', 'cli'],
  plugins: [...order.slice(0, order.indexOf('export') + 1), 'client', 'engine', 'plugins'],
  build: [...order.slice(0, order.indexOf('export') + 1), 'build'],
};

interface Import {
  readonly file: string;
  readonly from: string;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .sort();
const text = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
const imports: Import[] = files.flatMap(file =>
  [...(text.get(file) ?? '').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(match => ({
    file,
    from: match[1] ?? '',
  })),
);
const relative = imports.filter(({ from }) => from.startsWith('.'));
const packages = imports.filter(({ from }) => !from.startsWith('.'));

/** The module of a file: its top folder, or `main` for the files beside the folders. */
const moduleOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'main');
const targetModule = ({ file, from }: Import) => moduleOf(normalize(join(dirname(file), from)));
const show = ({ file, from }: Import) => `${file} imports ${from}`;

/** Imports that modules beside the order have in one file only. */
const exceptions: readonly Import[] = [{ file: 'cli/commands/serve.ts', from: '../../load-server.ts' }];

const mayImport = (from: string, target: string): boolean =>
  allowedImports[from]?.includes(target) ??
  (order.includes(target) && order.indexOf(target) <= order.indexOf(from));

test('the source has files and imports to check', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(relative.length).toBeGreaterThan(100);
});

test('every folder under src is a known module', () => {
  const known = [...order, ...Object.keys(allowedImports)];
  expect([...new Set(files.map(moduleOf))].filter(name => !known.includes(name))).toEqual([]);
});

test('a file imports only from its own module and from modules it may depend on', () => {
  const wrong = relative.filter(
    entry =>
      !mayImport(moduleOf(entry.file), targetModule(entry)) &&
      !exceptions.some(({ file, from }) => file === entry.file && from === entry.from),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the pure modules import nothing from Node', () => {
  expect(
    packages.filter(({ file, from }) => pure.includes(moduleOf(file)) && from.startsWith('node:')).map(show),
  ).toEqual([]);
});

const owners: { dependency: string; import: RegExp; owner: RegExp }[] = [
  {
    dependency: 'the icon packages',
    import: /^(lucide-static|@tabler\/icons|@phosphor-icons\/core|@hugeicons\/core-free-icons|remixicon)\b/,
    owner: /^build\/catalog\/sources\//,
  },
  { dependency: 'the HTTP framework', import: /^@?fastify/, owner: /^http\// },
];

test.each(owners)('only one module imports $dependency', ({ import: pattern, owner }) => {
  expect(packages.filter(({ file, from }) => pattern.test(from) && !owner.test(file)).map(show)).toEqual([]);
});

test('only config.ts, the environment of the command line and the metadata for Next.js read process.env', () => {
  expect(files.filter(file => /\bprocess\.env\b/.test(text.get(file) ?? ''))).toEqual([
    'cli/environment.ts',
    'config.ts',
    // Next.js replaces the expression by the value that withFavsmith sets.
    'plugins/next-metadata.ts',
  ]);
});
