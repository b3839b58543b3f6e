// Regular expressions of the source: time linear in the length of foreign text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { withoutFavicon } from '../src/plugins/head-tags.ts';

const root = join(import.meta.dirname, '..', 'src');

/** Expressions with a super-linear part, and why their text is short or does not come from others. */
const BOUNDED: Readonly<Record<string, string>> = {
  '/\\/+$/': 'an address that the operator or the caller configures',
  '/\\s*\\n\\s*/g': 'an error of the argument parser',
  '/(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)$/': 'an IP address, of at most 45 characters',
  '/\\s+\\S*$/u': 'the first twelve characters of a name',
  '/[\\s\\-–—:;,&|·/(]+$/u': 'the first twelve characters of a name',
  '/\\B(?=(?:\\d{3})+$)/g': 'a number of this program',
  '/^(---|\\+\\+\\+) (.*?)\\t.*$/gm': 'the header of a diff, made from a path',
  '/(?<=^[a-z]+_[a-z_]+)_(?:rounded|sharp)$/': 'a search of at most 200 characters',
  '/(?<=^ic_\\w+)_(?:18|20|24|36|48)(?:dp|px)?$/': 'a search of at most 200 characters',
  '/(?<=^Io[A-Z]\\w*[a-z])Sharp$/': 'a search of at most 200 characters',
  '/^[<{("\'`]+|[>})"\'`,;/]+$/g': 'a search of at most 200 characters',
};

/** Modules whose input is in the repository or in a package with a pinned version. */
const OWN_INPUT = /^build\/(?:search-index\/|catalog\/sources\/hugeicons\.ts$)/;

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const visit = (node: unknown, onRegex: (regex: { pattern: string; flags: string }) => void): void => {
  if (Array.isArray(node)) for (const item of node) visit(item, onRegex);
  else if (typeof node === 'object' && node !== null) {
    if ('regex' in node && node.regex) onRegex(node.regex as { pattern: string; flags: string });
    for (const value of Object.values(node)) visit(value, onRegex);
  }
};

const expressions: Expression[] = [];
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path =>
  /\.tsx?$/.test(path),
))
  visit(
    parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
    ({ pattern, flags }) => expressions.push({ file, source: pattern, flags }),
  );

const isSuperLinear = (expression: Pick<Expression, 'source' | 'flags'>): boolean =>
  analyse(expression).reports.length > 0;

describe('the regular expressions of the source', () => {
  it('have no super-linear part where they meet foreign text', () => {
    expect(expressions.length).toBeGreaterThan(200);
    const wrong = expressions
      .filter(({ file, source, flags }) => !OWN_INPUT.test(file) && !BOUNDED[`/${source}/${flags}`])
      .filter(isSuperLinear);
    expect(wrong.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
  });

  it('are exempt only while the source contains them', () => {
    const present = new Set(expressions.map(({ source, flags }) => `/${source}/${flags}`));
    expect(Object.keys(BOUNDED).filter(key => !present.has(key))).toEqual([]);
  });

  it.each([/\s+$/, /^(a+)+$/, /[ \t]*<link/g, /^(\d+\.?\d*)$/])(
    'would be reported if they contained %s',
    ({ source, flags }) => expect(isSuperLinear({ source, flags })).toBe(true),
  );
});

describe('a page from which a plugin removes icon links', () => {
  it.each([
    ' ',
    '\t<link',
    '<link rel ',
    '<meta name',
    '<link rel= ',
    'rel ',
    'rel = ',
    '<link',
    '<meta name="',
  ])('takes linear time if it repeats %j', unit => {
    const started = performance.now();
    withoutFavicon(`<link ${unit.repeat(200_000 / unit.length)}`);
    withoutFavicon(unit.repeat(200_000 / unit.length));
    // Quadratic time is more than ten seconds.
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
