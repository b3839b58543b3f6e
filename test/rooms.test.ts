// The order of the rooms and the single owners, read from every import in the source.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url).pathname;
const order = [
  'model',
  'svg',
  'compose',
  'contract',
  'catalog',
  'search',
  'raster',
  'export',
  'pages',
  'http',
  'main',
];
const pure = ['model', 'svg', 'compose', 'contract'];
const studioMayEnter = ['model', 'compose', 'contract', 'studio'];

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

/** The room of a file: its folder, or `main` for the files that stand beside the folders. */
const roomOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'main');
const targetRoom = ({ file, from }: Import) => roomOf(normalize(join(dirname(file), from)));
const show = ({ file, from }: Import) => `${file} imports ${from}`;

test('the source has files and imports to check', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(relative.length).toBeGreaterThan(100);
});

test('every folder is a room', () => {
  expect([...new Set(files.map(roomOf))].filter(room => ![...order, 'studio'].includes(room))).toEqual([]);
});

test('a file imports from its own room and from rooms to its left', () => {
  const wrong = relative.filter(
    entry =>
      roomOf(entry.file) !== 'studio' &&
      (targetRoom(entry) === 'studio' ||
        order.indexOf(targetRoom(entry)) > order.indexOf(roomOf(entry.file))),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the studio enters the pure rooms alone', () => {
  const wrong = relative.filter(
    entry => roomOf(entry.file) === 'studio' && !studioMayEnter.includes(targetRoom(entry)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the pure rooms import nothing of Node', () => {
  expect(
    packages.filter(({ file, from }) => pure.includes(roomOf(file)) && from.startsWith('node:')).map(show),
  ).toEqual([]);
});

const owners: { thing: string; import: RegExp; owner: RegExp }[] = [
  {
    thing: 'the icon packages',
    import: /^(lucide-static|@tabler\/icons|@phosphor-icons\/core|@hugeicons\/core-free-icons|remixicon)\b/,
    owner: /^catalog\/sources\//,
  },
  { thing: 'the HTTP framework', import: /^@?fastify/, owner: /^http\// },
  { thing: 'the zip reader', import: /^fflate$/, owner: /^export\// },
];

test.each(owners)('$thing has one owner', ({ import: pattern, owner }) => {
  expect(packages.filter(({ file, from }) => pattern.test(from) && !owner.test(file)).map(show)).toEqual([]);
});

test('the environment is read in one file', () => {
  expect(files.filter(file => /\bprocess\.env\b/.test(text.get(file) ?? ''))).toEqual(['config.ts']);
});
