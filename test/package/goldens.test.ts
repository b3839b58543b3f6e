// Golden files: expected outputs. `npm run goldens` writes them; a missing file fails the test.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../cases.ts';
import { packageOf } from './packages.ts';

const folder = join(import.meta.dirname, 'goldens');
const isUpdate = process.env.GOLDENS === 'update';

if (isUpdate) rmSync(folder, { recursive: true, force: true });

/** Asserts that `text` equals the golden file at `path`. */
const expectGolden = (path: string, text: string): void => {
  const file = join(folder, path);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
};

/** Paths of all golden files. */
const goldenPaths = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48">
  <style>.mark { fill: url(#shade) }</style>
  <linearGradient id="shade"><stop stop-color="#1e1b4b"/><stop offset=".4" stop-color="#4338ca"/><stop offset="1" stop-color="#db2777"/></linearGradient>
  <clipPath id="frame"><rect width="64" height="40" rx="8"/></clipPath>
  <g clip-path="url(#frame)"><rect class="mark" width="64" height="48"/><g opacity=".6"><circle cx="20" cy="24" r="9" fill="#fff"/><circle cx="28" cy="24" r="9" fill="#fff"/></g></g>
  <path d="M40 12l12 8-12 8" fill="none" stroke="#fde047" stroke-width="3" stroke-linejoin="round"/>
</svg>`;

/** Artwork that the text table names. */
const ARTWORK: Readonly<Record<string, string>> = {
  '{LOGO}': LOGO,
  '{LOGO with a filter}': LOGO.replace(
    '</style>',
    '</style><filter id="blur"><feGaussianBlur stdDeviation="1"/></filter>',
  ).replace('<path ', '<path filter="url(#blur)" '),
};
const bodies: Readonly<Record<string, object>> = Object.fromEntries(
  readCases('package/goldens.txt', 'bodies').bodies.map(([name = '', body = '']) => [
    name,
    JSON.parse(body, (_, value) => ARTWORK[value] ?? value),
  ]),
);

/** Packages whose text files are stored. Of all other packages, only SHA-256 hashes are stored. */
const readable = new Set(['all-defaults', 'every-setting', 'initials', 'logo-plate-dark']);

const sumLine = (path: string, bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${path}`;

test.each(Object.entries(bodies))(
  'the files of the package %s have the SHA-256 hashes of the golden file',
  async (name, body) => {
    const { zip, files, fileName } = await packageOf(body);
    const sums = files.map(({ path, bytes }) => sumLine(path, bytes));
    expectGolden(`${name}/SHA256SUMS`, `${[...sums, sumLine(fileName, zip)].join('\n')}\n`);
  },
);

const texts = /^(favicon.*\.svg|site\.webmanifest|head\.html|README\.txt|report\.json|favsmith\.json)$/;

test.each([...readable])('the text files of the package %s equal the golden files', async name => {
  const { files } = await packageOf(bodies[name] as object);
  for (const { path, bytes } of files.filter(({ path }) => texts.test(path))) {
    expectGolden(`${name}/${path}`, new TextDecoder().decode(bytes));
  }
});

test('every golden file belongs to a package of this test', () => {
  const paths = goldenPaths();
  expect(paths.filter(path => path.endsWith('SHA256SUMS'))).toHaveLength(Object.keys(bodies).length);
  expect(new Set(paths.map(path => path.split('/')[0]))).toEqual(new Set(Object.keys(bodies)));
});
