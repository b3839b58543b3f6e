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
const ORDER = [...PURE, ...PRODUCT, 'http', 'cli', 'plugins', 'studio', 'ingest', 'main'];

/** Modules that may import only some of the modules before them. */
const NARROW: Readonly<Record<string, readonly string[]>> = {
  client: ['client', 'contract'],
  plugins: [...PURE, ...PRODUCT, 'cli', 'plugins'],
  studio: [...PURE, 'check', 'package', 'studio'],
  ingest: [...PURE, 'catalog', 'search', 'package', 'service', 'http', 'ingest'],
  main: ['http'],
};

/** Parts of `package/` that run in browsers too. The studio may import only these. */
const BROWSER_PARTS = /^package\/(install\/|(?:artwork-reader|draw-design|engine|plan)\.ts$)/;

interface Import {
  readonly file: string;
  readonly from: string;
}

/** Folders of a module in their order. Files beside these folders may be imported by all and import all of them. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  compose: ['color', 'glyph', 'measure', 'fit', 'artwork', 'svg', 'report'],
  http: [
    ...['pages', 'quota', 'protocol', 'connections', 'cache'],
    ...['handlers', 'routes', 'iconify', 'mcp', 'admin'],
  ],
  studio: [
    ...['languages', 'api', 'render', 'state', 'shell', 'check', 'download', 'logo', 'style'],
    ...['front', 'search', 'share', 'preview', 'install', 'studio-page'],
  ],
};

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

test('no import is part of a circle, also if it imports only types', () => {
  const targets = new Map<string, string[]>();
  for (const entry of relative)
    targets.set(entry.file, [...(targets.get(entry.file) ?? []), targetFile(entry)]);
  const ended = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' -> '));
    if (start >= 0 || ended.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...path, file]);
    ended.add(file);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

test.each(Object.entries(FLOORS))('a folder of %s imports only from folders before it', (module, floors) => {
  const floorOf = (file: string) =>
    moduleOf(file) === module ? floors.indexOf(file.split('/')[1] ?? '') : -1;
  const wrong = relative.filter(
    entry => floorOf(entry.file) >= 0 && floorOf(targetFile(entry)) > floorOf(entry.file),
  );
  expect(wrong.map(show)).toEqual([]);
  const folders = files
    .filter(file => moduleOf(file) === module)
    .map(file => file.split('/').slice(1, -1)[0]);
  expect([...new Set(folders)].filter(folder => folder !== undefined).sort()).toEqual(floors.toSorted());
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

/** The packages that the sources of the built-in libraries open. */
const iconPackages = files
  .filter(file => /^ingest\/catalog\/sources\/[^/]+$/.test(file))
  .flatMap(file =>
    [...(text.get(file) ?? '').matchAll(/\b(?:openPackage\(|PACKAGE = )'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );

test('package.json pins the package of every built-in library, and THIRD-PARTY-NOTICES.md has its version', () => {
  const rows = (text.get('ingest/catalog/libraries.ts') ?? '').match(/^ {4}read: /gm) ?? [];
  expect(iconPackages.length).toBe(rows.length);
  const read = (path: string) => readFileSync(join(root, '..', path), 'utf8');
  const { devDependencies } = JSON.parse(read('package.json'));
  const notices = read('THIRD-PARTY-NOTICES.md');
  const isNamed = (version = '') => /^[\d.]+$/.test(version) && notices.includes(`| ${version} |`);
  expect(iconPackages.filter(name => !isNamed(devDependencies[name]))).toEqual([]);
});

const owners: { dependency: string; packages: readonly string[]; owner: RegExp }[] = [
  { dependency: 'the icon packages', packages: iconPackages, owner: /^ingest\/catalog\/sources\// },
  { dependency: 'the HTTP framework', packages: ['fastify', '@fastify'], owner: /^http\// },
];

test.each(owners)('only one module imports $dependency', ({ packages: owned, owner }) => {
  const isOwned = (from: string) => owned.some(name => from === name || from.startsWith(`${name}/`));
  expect(packages.filter(({ file, from }) => isOwned(from) && !owner.test(file)).map(show)).toEqual([]);
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
