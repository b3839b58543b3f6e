// Adds a library, an export field, a search parameter or a surface to a copy of src/, as CONTRIBUTING.md
// describes.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSections } from './catalog/open-sections.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
mkdirSync(join(root, '.tmp'), { recursive: true });
let copy: string;
// Each test has its own copy, because imported modules cannot be reloaded. It is inside the project, so that its
// packages are found.
beforeEach(() => {
  copy = mkdtempSync(join(root, '.tmp', 'extension-'));
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(tsx?|json|md)$/.test(path))
    .map(path => join(folder, path).replaceAll(sep, '/'));
const SOURCES = filesBelow('src');

/** The file below src/ that exports `name`. */
const exporterOf = (name: string): string => {
  const found = SOURCES.filter(path => new RegExp(`^export (?:const|type) ${name}\\b`, 'm').test(read(path)));
  expect(found, `files that export ${name}`).toHaveLength(1);
  return found[0] as string;
};
const importCopy = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href);
const edit = (path: string, change: (text: string) => string): string => {
  const text = read(path);
  expect(change(text)).not.toBe(text);
  writeFileSync(join(copy, path), change(text));
  return path;
};

/** Errors of the compiler for a folder of the copy. */
const compileErrors = (folder: string): string => {
  const options = { noEmit: true, composite: false, rewriteRelativeImportExtensions: false, rootDir: 'src' };
  const project = {
    extends: join(root, 'tsconfig.pure.json'),
    compilerOptions: options,
    include: [folder, 'src/model'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', copy], { cwd: copy, encoding: 'utf8' }).stdout;
};

/** The list item about `subject` in the section "How to add" of CONTRIBUTING.md. */
const instructionFor = (subject: string): string =>
  new RegExp(`^- \\*\\*${subject}:\\*\\*[\\s\\S]*?(?=\\n- |\\n## )`, 'm').exec(
    read('CONTRIBUTING.md'),
  )?.[0] ?? '';

it('a built-in library needs only a package, a source and a row of the table', async () => {
  const [source, table] = [exporterOf('readRemix'), exporterOf('BUILT_IN_LIBRARIES')];
  const renamed = (text: string) =>
    text.replaceAll('remixicon', 'test-icons').replaceAll('Remix', 'Test').replaceAll('remix', 'test-icons');
  const license = readFileSync(join(root, 'node_modules', 'remixicon', 'License'), 'utf8');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>';
  const folder = join(copy, 'node_modules', 'test-icons');
  mkdirSync(join(folder, 'icons', 'Shapes'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name": "test-icons", "version": "1.0.0"}');
  writeFileSync(join(folder, 'License'), license);
  writeFileSync(join(folder, 'icons', 'Shapes', 'box-line.svg'), drawing);
  writeFileSync(join(copy, dirname(source), 'test-icons.ts'), renamed(read(source)));
  edit(table, text => {
    const [line = ''] = /^import .*\breadRemix\b.*$/m.exec(text) ?? [];
    const [row = ''] = /^ {2}\{\n {4}slug: 'remix',[\s\S]*?^ {2}\},\n/m.exec(text) ?? [];
    return text.replace(line, () => `${line}\n${renamed(line)}`).replace(row, () => `${row}${renamed(row)}`);
  });

  const { BUILT_IN_LIBRARIES } = await importCopy(table);
  const { buildCatalog } = await importCopy(exporterOf('buildCatalog'));
  const added = BUILT_IN_LIBRARIES.filter(({ slug }: { slug: string }) => slug === 'test-icons');
  const catalog = openSections((await buildCatalog(added)).sections);
  expect(catalog.libraries.map(({ slug, iconCount }) => [slug, iconCount])).toEqual([['test-icons', 1]]);
  expect(catalog.findIcon({ library: 'test-icons', name: 'box' })?.svg).toContain('M4 4h16v16');
  for (const place of [`${dirname(source)}/`, table, 'devDependencies'])
    expect(instructionFor('A built-in library')).toContain(place);
});

it('an export field needs only a row of the table and generated files', async () => {
  const table = exporterOf('LOOK_FIELDS');
  edit(table, text =>
    text.replace(
      /^ {2}corner_radius: \{[\s\S]*?^ {2}\},\n/m,
      row => `${row}${row.replace('corner_radius', 'test_field')}`,
    ),
  );
  expect(compileErrors('src/contract')).toBe('');

  const imported = async (name: string) => (await importCopy(exporterOf(name)))[name];
  const [parseBody, parseQuery] = [await imported('parseExportBody'), await imported('parsePreviewQuery')];
  expect(() => parseBody({ text: 'A', test_field: 'wide' })).toThrow(/^test_field must be a finite number/);
  expect(() => parseQuery({ text: 'A', test_field: 'wide' })).toThrow(/^test_field must be a finite number/);
  const { settings } = (await imported('resolveDesign'))(parseBody({ text: 'A', test_field: 0.25 }));
  expect(JSON.parse((await imported('writeDesign'))(settings))).toMatchObject({ test_field: 0.25 });
  const documents = [
    (await imported('designSchemaText'))(),
    JSON.stringify((await imported('buildOpenApi'))({ baseUrl: 'https://example.org' })),
  ];
  expect(documents.map(text => text.includes('test_field'))).toEqual([true, true]);
  writeFileSync(
    join(copy, 'src', 'client', 'body.ts'),
    "import type { ExportBody } from './api-types.ts';\nexport const body: ExportBody = { text: 'A', test_field: 0.25 };\n",
  );
  expect(compileErrors('src/client')).toBe('');

  const instruction = instructionFor('A field of the export');
  const tracked = [...SOURCES, ...filesBelow('schemas'), ...filesBelow('skills')];
  const places = tracked.filter(path => /\bcorner_radius\b/.test(read(path)));
  // The table, generated files, compose, and in the studio a control and the picture of its row.
  expect(places.length).toBeLessThanOrEqual(6);
  expect(places).toContain(table);
  // CONTRIBUTING.md names generated files by their command, and a control of the studio by its folder.
  const named = places.filter(
    path => instruction.includes(path) || instruction.includes(`${dirname(path)}/`),
  );
  const generated = places.filter(
    path => /generated .*by/i.test(read(path).slice(0, 300)) || path.endsWith('.json'),
  );
  expect(places.filter(path => !named.includes(path) && !generated.includes(path))).toEqual([]);
  expect(instruction).toContain('npm run generate');
});

it('a search parameter needs only a row of the table and its use in the search', async () => {
  const table = exporterOf('SEARCH_PARAMETERS');
  edit(table, text =>
    text.replace(
      /^ {2}style: \{[\s\S]*?^ {2}\},\n/m,
      row => `${row}${row.replace('style', 'test_parameter')}`,
    ),
  );
  const imported = async (name: string) => (await importCopy(exporterOf(name)))[name];
  const parse = await imported('parseSearchQuery');
  expect(parse({ q: 'rocket', test_parameter: 'value' })).toMatchObject({ test_parameter: ['value'] });
  const help: string[] = [];
  const stdout = { write: (text: string) => help.push(text), isTTY: false };
  await (await imported('runProgram'))(['search', '--help'], { stdout, stderr: stdout, env: {} });
  const texts = [
    JSON.stringify((await imported('buildOpenApi'))({ baseUrl: 'https://example.org' })),
    JSON.stringify((await imported('argumentSchema'))(await imported('SEARCH_ICONS'))),
    help.join(''),
  ];
  expect(texts.map(text => text.includes('test_parameter'))).toEqual([true, true, true]);
  for (const place of [table, exporterOf('openSearch')])
    expect(instructionFor('A search parameter')).toContain(place);
});

it('a view of the studio needs only a component and its row in the list', () => {
  const list = exporterOf('VIEWS');
  const text = read(list);
  const components = [...text.matchAll(/^const (\w+) = \(\{ .* \}: (?:ViewProps|BrowserProps)\)/gm)];
  expect(components.length).toBeGreaterThan(2);
  for (const [, name = ''] of components) {
    expect(text.split(`${name}`).length, name).toBeGreaterThan(2);
    expect(
      SOURCES.filter(path => new RegExp(`<${name}\\b`).test(read(path))).length,
      name,
    ).toBeLessThanOrEqual(1);
  }
  for (const place of [`${relative('', dirname(list)).replaceAll(sep, '/')}/${basename(list)}`, 'VIEWS'])
    expect(instructionFor('A view of the studio')).toContain(place);
});
