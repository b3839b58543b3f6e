// Documentation files: relative links, decision pages and their citations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decisionIndex, readDecisions } from '../scripts/decisions.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const GENERATED = ['.apps', '.git', '.tmp', 'coverage', 'data', 'dist', 'node_modules'];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !GENERATED.includes(name))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
const existing = filesUnder('');

/** The anchors of a Markdown file, derived from headings as on GitHub. */
const anchorsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

describe('Markdown files', () => {
  const pages = existing.filter(path => path.endsWith('.md'));

  test.each(pages)('%s links to existing files and headings only', path => {
    const links = [...read(path).matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links
      .filter(link => !/^[a-z]+:/.test(link))
      .filter(link => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : normalize(join(dirname(path), file));
        return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  test('contain no absolute paths and no package registries', () => {
    const forbidden = /(^|[^\w.])\/(home|root|tmp|usr\/lib)\/|registry\.[a-z]+js\./;
    expect(pages.filter(path => forbidden.test(read(path)))).toEqual([]);
  });
});

test.each([
  ['docs/glossary.md', 'src/'],
  ['CONTRIBUTING.md', ''],
])('%s names only files that exist', (path, prefix) => {
  const named = [...read(path).matchAll(/`((?:[a-z-]+\/)+[\w.-]*)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  expect(
    named
      .filter(file => !GENERATED.includes(file.split('/')[0] ?? ''))
      .filter(file => !existsSync(join(root, prefix, file)) && !existsSync(join(root, file))),
  ).toEqual([]);
});

test('CONTRIBUTING.md lists every npm script', () => {
  const text = read('CONTRIBUTING.md');
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(scripts.filter(name => !new RegExp(`npm (run )?${name}\\b`).test(text))).toEqual([]);
});

test('every npm script that a file names exists, and every part of `npm run bench`', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const parts = [...read('bench/run.mjs').matchAll(/^ {2}(\w+): \{ program: /gm)].map(([, part]) => part);
  // The framework table names scripts of the user's project.
  const texts = existing
    .filter(path => /\.(?:md|ts|tsx|mjs|yml|yaml|cfg|service)$|Dockerfile/.test(path))
    .filter(path => !/^src\/package\/install\/(?:template|related)-frameworks\.ts$/.test(path));
  const unknown = texts.flatMap(path => {
    const commands = [...read(path).matchAll(/\bnpm run ([a-z]+(?::[a-z]+)*)(?: -- ([a-z]+))?/g)];
    return commands
      .filter(
        ([, script = '', part]) =>
          !(scripts.includes(script) && (script !== 'bench' || !part || parts.includes(part))),
      )
      .map(([command]) => `${path}: ${command}`);
  });
  expect(unknown).toEqual([]);
});

test('docs/benchmarks.md has only sections that a part of `npm run bench` writes', () => {
  const titles = [...read('bench/run.mjs').matchAll(/\btitle: '([^']+)'/g)].map(([, title]) => title);
  const sections = [...read('docs/benchmarks.md').matchAll(/^## (.+)\n\n`npm run bench -- \w+/gm)];
  expect(sections).toHaveLength(read('docs/benchmarks.md').match(/^## /gm)?.length ?? 0);
  expect(sections.map(([, title]) => title).filter(title => !titles.includes(title))).toEqual([]);
});

test('ARCHITECTURE.md has diagrams of two requests, and at most 120 lines', () => {
  const text = read('ARCHITECTURE.md');
  expect(text.match(/^```mermaid$/gm)).toHaveLength(2);
  expect(text.split('\n').length).toBeLessThanOrEqual(120);
});

describe('decision pages', () => {
  const decisions = readDecisions();
  const numbers = new Set(decisions.map(({ number }) => number));

  test('have different numbers', () => {
    expect(numbers.size).toBe(decisions.length);
  });

  test.each(decisions.map(({ file, text }) => [file, text]))(
    '%s has the four sections in order, none of them empty, and at most 60 lines',
    (_file, text) => {
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
      expect(text).not.toMatch(/^## .+\n+(?=## |$(?![\s\S]))/m);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    },
  );

  test.each(decisions.map(({ file, text }) => [file, text]))(
    '%s names only modules and source files that exist',
    (_file, text) => {
      const [, modules = ''] = /^Module: (.+)$/m.exec(text) ?? [];
      const folders = ['src', '.'].map(folder => join(root, folder));
      const places = modules
        .split(', ')
        .filter(name => !folders.some(folder => existsSync(join(folder, name))));
      const sources = existing.filter(path => /\.(?:tsx?|mjs)$/.test(path)).map(path => `/${path}`);
      const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
      const missing = named.filter(name => !sources.some(path => path.endsWith(`/${name}`)));
      expect([...places, ...missing]).toEqual([]);
    },
  );

  test('are all in docs/decisions/README.md, which `npm run decisions` writes', () => {
    expect(read('docs/decisions/README.md')).toBe(decisionIndex());
  });

  test('exist for every number that a file cites', () => {
    const cited = existing
      .filter(path => /\.(ts|tsx|mjs|md|txt|css|html|json)$/.test(path) && path !== 'package-lock.json')
      .flatMap(path =>
        [...read(path).matchAll(/\bDecisions? ((?:\d{3}(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
          list.split(/, | and /).map(number => ({ path, number })),
        ),
      );
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });

  test('are all cited by a source file or another page', () => {
    const sources = existing.filter(path =>
      /^(src|scripts|bench|test|vocabulary|docs|[A-Z]+\.md)/.test(path),
    );
    const text = sources
      .filter(path => path !== 'docs/decisions/README.md' && !path.startsWith('docs/images'))
      .map(path => read(path))
      .join('\n');
    const uncited = decisions.filter(
      ({ number, file }) =>
        !new RegExp(`Decisions? [\\d, and]*${number}`).test(text) && !text.includes(`(${file})`),
    );
    expect(uncited.map(({ file }) => file)).toEqual([]);
  });
});
