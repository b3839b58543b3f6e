// Order of the modules, and exclusive imports, checked on every import in src/.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
/** Modules that use neither Node.js nor the DOM. */
const PURE = ['model', 'svg', 'compose', 'raster', 'contract', 'client'];
const PRODUCT = ['check', 'catalog', 'search', 'package', 'service'];

/**
 * Modules in their order. `main` stands for the files beside the folders. A module may import from itself and from
 * modules before it.
 */
const ORDER = [...PURE, ...PRODUCT, 'http', 'cli', 'plugins', 'studio', 'build', 'main'];

/** Modules that may import only some of the modules before them. */
const NARROW: Readonly<Record<string, readonly string[]>> = {
  client: ['client', 'contract'],
  plugins: [...PURE, ...PRODUCT, 'cli', 'plugins'],
  studio: [...PURE, 'check', 'package', 'studio'],
  build: [...PURE, 'catalog', 'search', 'package', 'service', 'http', 'build'],
  main: ['http'],
};

/** Parts of `package/` that run in browsers too. The studio may import only these. */
const BROWSER_PARTS = /^package\/(install\/|(?:draw-design|engine|plan)\.ts$)/;

interface Import {
  readonly file: string;
  readonly from: string;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => path.replaceAll('\\', '/'))
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

const moduleOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'main');
const targetFile = ({ file, from }: Import) => normalize(join(dirname(file), from));
const show = ({ file, from }: Import) => `${file} imports ${from}`;

const mayImport = (from: string, target: string): boolean =>
  NARROW[from]?.includes(target) ?? ORDER.indexOf(target) <= ORDER.indexOf(from);

test('the source has files and imports to check', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(relative.length).toBeGreaterThan(100);
});

test('every folder under src is a known module', () => {
  expect([...new Set(files.map(moduleOf))].filter(name => !ORDER.includes(name))).toEqual([]);
});

test('ARCHITECTURE.md has a row for every module', () => {
  const architecture = readFileSync(join(root, '..', 'ARCHITECTURE.md'), 'utf8');
  const rows = [...architecture.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  expect(rows).toEqual(ORDER.filter(name => name !== 'main'));
});

test('a file imports only from its own module and from modules it may depend on', () => {
  const wrong = relative.filter(entry => !mayImport(moduleOf(entry.file), moduleOf(targetFile(entry))));
  expect(wrong.map(show)).toEqual([]);
});

test('the studio imports only those parts of package that run in browsers', () => {
  const wrong = relative.filter(
    entry =>
      moduleOf(entry.file) === 'studio' &&
      moduleOf(targetFile(entry)) === 'package' &&
      !BROWSER_PARTS.test(targetFile(entry)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the compiler checks the pure modules without the types of Node.js and the DOM', () => {
  const listed = execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--listFilesOnly'],
    { cwd: join(root, '..'), encoding: 'utf8' },
  ).split(/\r?\n/);
  const isPure = (file: string) =>
    [...PURE, 'check'].includes(moduleOf(file)) || BROWSER_PARTS.test(file)
      ? !file.includes('/assembly/')
      : false;
  expect(files.filter(file => isPure(file) && !listed.some(path => path.endsWith(`/src/${file}`)))).toEqual(
    [],
  );
  expect(listed.filter(file => /@types\/node|lib\.(?:dom|webworker)/.test(file))).toEqual([]);
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

test('only config.ts, the environment of the command line and the mode of plugins read process.env', () => {
  expect(files.filter(file => /\bprocess\.env\b/.test(text.get(file) ?? ''))).toEqual([
    'cli/context.ts',
    'http/config.ts',
    // At build time, Next.js replaces this expression by a value that withFavsmith sets.
    'plugins/next-metadata.ts',
    'plugins/plugin-options.ts',
  ]);
});
