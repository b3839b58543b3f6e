// Regular expressions in src/ take linear time in the length of untrusted text.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { describe, expect, it, vi } from 'vitest';
import { removeIconTags } from '../src/package/install/head-links.ts';
import { expectLinearTime } from './linear-time.ts';

const root = join(import.meta.dirname, '..', 'src');

/** Expressions that may take superlinear time, and why the length of their input is bounded. */
const BOUNDED: Readonly<Record<string, string>> = {
  '/\\/+$/': 'an address that the caller of the client configures; browsers of 2022 lack lookbehind',
  '/[\\s\\-–—_:;,&|·/(]+$/u': 'the first twelve characters of a name',
  '/\\B(?=(?:\\d{3})+$)/g': 'a number of this program, of at most 21 characters',
  '/(?<=^[a-z]+_[a-z_]+)_(?:rounded|sharp)$/': 'a search of at most 200 characters',
  '/(?<=^ic_\\w+)_(?:18|20|24|36|48)(?:dp|px)?$/': 'a search of at most 200 characters',
  '/(?<=^Io[A-Z]\\w*[a-z])Sharp$/': 'a search of at most 200 characters',
  '/\\s+(?:(?:in|for|with|without|that|which|who|and|or|on|at|from|to|by|of|near|about|under|so|where|when|your|my)\\s.*|online|tonight|today|downtown|fast|now)$/i':
    'a search of at most 200 characters',
  '/([\\p{L}\\p{M}]+)\\s+(?:about|for|that|which|who|of|from)\\s/iu': 'a search of at most 200 characters',
  '/^[<{("\'`]+|[>})"\'`,;/]+$/g': 'a search of at most 200 characters',
  '/["“„«]([^"”“»]+)["”“»]/g': 'a search of at most 200 characters',
  '/^\\s*#.*$/gm': 'a table of the source',
  '/\\s*\\|\\s*/': 'a table of the source',
};

/** Files that build regular expressions inside functions, with examples of these expressions. */
const BUILT_IN_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'ingest/build-fonts.ts': ['(?=[\\p{L}\\p{M}\\p{N}])[\\p{Script=Latin}\\p{Script=Greek}]'],
  'ingest/catalog/sanitize.ts': [],
  'cli/install/script-edit.ts': [
    'export\\s+const\\s+metadata\\b[^={]{0,200}=\\s*(?=\\{)',
    'export\\s+(?:async\\s+)?(?:function|const)\\s+generateMetadata\\b',
  ],
  'cli/terminal/picture.ts': ['.{1,4096}'],
  'http/routes/resource-router.ts': ['^/api/v1/icons/[^/]+/[^/]+/?$'],
};

/** Modules whose input is part of the repository or of a package with a pinned version. */
const OWN_INPUT =
  /^(?:ingest\/search-index\/|ingest\/catalog\/sources\/hugeicons\.ts$|http\/pages\/search-index\.ts$)/;

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface SyntaxNode {
  readonly type?: string;
  readonly callee?: { readonly name?: string };
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

const visit = (node: unknown, onNode: (node: SyntaxNode) => void): void => {
  if (Array.isArray(node)) for (const item of node) visit(item, onNode);
  else if (typeof node === 'object' && node !== null) {
    onNode(node);
    for (const value of Object.values(node)) visit(value, onNode);
  }
};

const expressions: Expression[] = [];
const builders = new Set<string>();
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => path.replaceAll(sep, '/')))
  visit(
    parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
    ({ type, callee, regex }) => {
      if (regex) expressions.push({ file, source: regex.pattern, flags: regex.flags });
      if (type === 'NewExpression' && callee?.name === 'RegExp') builders.add(file);
    },
  );

/** The expressions that modules build while they load, by file. */
const builtWhileLoading = async (): Promise<ReadonlyMap<string, readonly Expression[]>> => {
  const built = new Map<string, Expression[]>();
  const Original = RegExp;
  for (const file of builders) {
    if (BUILT_IN_FUNCTIONS[file]) continue;
    const own: Expression[] = [];
    vi.resetModules();
    vi.stubGlobal(
      'RegExp',
      new Proxy(Original, {
        construct(target, [pattern, flags]) {
          const made = new target(pattern, flags);
          own.push({ file, source: made.source, flags: made.flags });
          return made;
        },
      }),
    );
    try {
      await import(/* @vite-ignore */ join(root, file));
    } finally {
      vi.unstubAllGlobals();
    }
    built.set(file, own);
  }
  return built;
};

const parser = new RegExpParser();
const CHARACTERS = [...' aA0-_<>"\'=/.,;:(){}[]\n\t*@#%&é日'];

/** A short text that an element matches. Undefined if none is known. */
const sampleOf = (element: AST.Element | AST.QuantifiableElement): string | undefined => {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return CHARACTERS.find(character => new RegExp(`^${element.raw}$`, 'u').test(character));
    case 'Group':
    case 'CapturingGroup':
      return sampleOfAll(element.alternatives[0]?.elements ?? []);
    case 'Quantifier':
      return sampleOf(element.element)?.repeat(element.min);
    case 'Assertion':
      return element.kind === 'start' ? undefined : '';
    default:
      return undefined;
  }
};

const sampleOfAll = (elements: readonly AST.Element[]): string | undefined => {
  const samples = elements.map(sampleOf);
  return samples.includes(undefined) ? undefined : samples.join('');
};

/**
 * Whether a search may read text repeatedly. That happens if an unbounded part also matches the start of the
 * expression and the end is missing, as in `-worker-[^/]*\.js$`.
 */
const restarts = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean => {
  if (flags.includes('y')) return false;
  const usable = flags.replace('g', '');
  const pattern = parser.parsePattern(source, 0, source.length, flags.includes('u'));
  return pattern.alternatives.some(({ elements }) =>
    elements.some((part, at) => {
      if (part.type !== 'Quantifier' || part.max !== Number.POSITIVE_INFINITY) return false;
      const rest = elements.slice(at + 1);
      if (rest.every(({ type, ...other }) => type === 'Quantifier' && 'min' in other && other.min === 0))
        return false;
      const start = sampleOfAll(elements.slice(0, at));
      const text = `${start}${sampleOf(part.element) ?? ''}`.repeat(3);
      if (start === undefined || text === '') return false;
      return new RegExp(`^(?:${part.raw})$`, usable).test(text) && !new RegExp(source, usable).test(text);
    }),
  );
};

const isSuperLinear = (expression: Pick<Expression, 'source' | 'flags'>): boolean =>
  analyse(expression).reports.length > 0 || restarts(expression);

describe('the regular expressions of the source', () => {
  it('have no super-linear part where they meet foreign text', () => {
    expect(expressions.length).toBeGreaterThan(200);
    const wrong = expressions
      .filter(({ file, source, flags }) => !OWN_INPUT.test(file) && !BOUNDED[`/${source}/${flags}`])
      .filter(isSuperLinear);
    expect(wrong.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
  });

  it('have exemptions only for expressions that the source contains', () => {
    const present = new Set(expressions.map(({ source, flags }) => `/${source}/${flags}`));
    expect(Object.keys(BOUNDED).filter(key => !present.has(key))).toEqual([]);
  });

  it('have no super-linear part if code builds them with RegExp', async () => {
    const built = await builtWhileLoading();
    expect([...built].filter(([, own]) => own.length === 0).map(([file]) => file)).toEqual([]);
    expect(Object.keys(BUILT_IN_FUNCTIONS).filter(file => !builders.has(file))).toEqual([]);
    const samples = Object.entries(BUILT_IN_FUNCTIONS).flatMap(([file, sources]) =>
      sources.map(source => ({ file, source, flags: 'u' })),
    );
    expect([...[...built.values()].flat(), ...samples].filter(isSuperLinear)).toEqual([]);
  });

  it.each([/-worker-[^/\\]*\.js$/, /<link[^>]*>/, /\s+$/, /^(a+)+$/, /[ \t]*<link/g, /^(\d+\.?\d*)$/])(
    'would be reported if they contained %s',
    ({ source, flags }) => expect(isSuperLinear({ source, flags })).toBe(true),
  );
});

describe('a page from which a plugin removes icon links', () => {
  it.each(`${' '}|\t<link|<link rel |<meta name|<link rel= |rel |rel = |<link|<meta name="|<`.split('|'))(
    'takes linear time if it repeats %j',
    unit => {
      for (const [start, end] of [
        ['', ''],
        ['<link ', ''],
        ['', '>'],
        ['', '<link rel="icon">'],
      ])
        expectLinearTime(text => removeIconTags(start + text + end), unit, 25_000);
    },
  );
});
