// Malicious icon sets: strings, structures and drawings.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glyphFromIcon } from '../../../src/compose/glyph/glyph.ts';
import { buildCatalog } from '../../../src/ingest/catalog/collect-icons.ts';
import { SourceError } from '../../../src/ingest/catalog/source.ts';
import { readSet } from '../../../src/ingest/catalog/sources/iconify/format.ts';
import { readSetIcons } from '../../../src/ingest/catalog/sources/iconify/icons.ts';
import { findSources } from '../../../src/ingest/catalog/update-catalog.ts';
import { temporaryFolder } from '../../at-end.ts';
import { type AddedSet, SQUARE, writeIconSet } from './added-set.ts';

const folder = temporaryFolder();

const build = async (set: Partial<AddedSet>) => {
  const specifier = writeIconSet(folder, { prefix: 'tools', icons: { box: SQUARE }, ...set });
  const leftOut: Record<string, number> = {};
  const built = await buildCatalog(findSources([specifier], { builtIn: [] }).sources, {
    progress: step => Object.assign(leftOut, Object.fromEntries(step.leftOut ?? [])),
  });
  return { ...built, leftOut, names: built.icons.map(icon => icon.name) };
};

const UNPRINTABLE = {
  'a line feed': 'a\nb',
  'a carriage return': 'a\rb',
  'a line separator': 'a\u2028b',
  'a NUL character': 'a\0b',
  'a terminal escape': 'a\u001b[2Jb',
  'a C1 control character': 'a\u009bb',
  'a bidirectional override': 'a\u202eb',
  'an invisible character': 'a\u200bb',
  'a lone surrogate': 'a\ud800b',
} as const;

const NO_TEXT = { 'a number': 5, 'an object': { a: 1 }, 'an array': ['x'], 'only spaces': '  ' } as const;

const NO_URL = {
  'a javascript URL': 'javascript:alert(1)',
  'a data URL': 'data:text/html,<script>alert(1)</script>',
  'a file URL': 'file:///etc/passwd',
  'a relative URL': '//example.org/x',
  'a URL with a line break': 'https://example.org/\nx',
  'a URL with an angle bracket': 'https://example.org/<b>',
  'a URL with a quote': 'https://example.org/"onclick="x',
  'a URL without host': 'https://',
  'a very long URL': `https://example.org/${'x'.repeat(1000)}`,
} as const;

const textRows = (field: string, info: (value: unknown) => Partial<AddedSet>) =>
  Object.entries({ ...UNPRINTABLE, ...NO_TEXT, 'a very long text': 'x'.repeat(1000) }).map(
    ([name, value]) => [field, name, info(value)] as const,
  );
const urlRows = (field: string, info: (value: unknown) => Partial<AddedSet>) =>
  Object.entries({ ...NO_URL, 'a number': 5 }).map(([name, value]) => [field, name, info(value)] as const);

const PREFIXES = ['../../evil', 'a/b', 'a\\b', '..', '', '.', 'A', 'a b', 'a--b', '-a', 'a\nb', 'ä', 'con:'];

describe('building a catalog with an invalid icon set', () => {
  it.each([
    ...PREFIXES.map(prefix => ['prefix', JSON.stringify(prefix), { prefix }] as const),
    ['prefix', 'a very long prefix', { prefix: 'x'.repeat(1000) }] as const,
    ['prefix', 'not a string', { info: { prefix: { toString: 'x' } } }] as const,
    ...textRows('name', name => ({ info: { name } })),
    ...textRows('version', version => ({ info: { version } })),
    ...textRows('author.name', name => ({ info: { author: { name } } })),
    ...urlRows('author.url', url => ({ info: { author: { name: 'Ada', url } } })),
    ...urlRows('license.url', url => ({ info: { license: { spdx: 'MIT', url } } })),
    ['license', 'not an object', { info: { license: 'MIT' } }] as const,
    ['license', 'a path', { info: { license: { spdx: '../../MIT' } } }] as const,
    ['license', 'an escape sequence', { info: { license: { spdx: 'GPL\u001b[2J' } } }] as const,
    ['icons', 'an array', { set: { icons: [] } }] as const,
    ['icons', 'a text', { set: { icons: 'x' } }] as const,
    ['aliases', 'an array', { set: { aliases: [1] } }] as const,
    ['categories', 'a text', { set: { categories: 'x' } }] as const,
    ['categories', 'names that are not strings', { set: { categories: { Tools: [1] } } }] as const,
    ['categories', 'a title with a line break', { set: { categories: { 'a\nb': ['box'] } } }] as const,
    ['suffixes', 'a title that is not a string', { set: { suffixes: { line: 5 } } }] as const,
    ['prefixes', 'a text', { set: { prefixes: 'x' } }] as const,
    ['width', 'a text', { set: { width: '24' } }] as const,
    ['style', 'a path', { set: { suffixes: { '../x': 'X' } }, icons: { 'box-../x': SQUARE } }] as const,
    [
      'styles',
      'more than 16',
      {
        set: { suffixes: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`s${n}`, 'S'])) },
        icons: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`box-s${n}`, SQUARE])),
      },
    ] as const,
  ])('throws a SourceError that names the field %s if it is %s', async (field, _, set) => {
    const error: unknown = await build(set).catch(cause => cause);
    expect(error).toBeInstanceOf(SourceError);
    const { message } = error as SourceError;
    expect(message).toContain(field);
    expect(message.length).toBeLessThan(300);
    expect(message).toMatch(/^[\P{C}]+$/u);
  });

  it.each(['icons.json', 'info.json'])(
    'throws a SourceError that names the file %s if it is not JSON',
    async file => {
      const specifier = writeIconSet(folder, { prefix: 'tools', icons: { box: SQUARE } });
      writeFileSync(join(specifier, file), '{"a":');
      await expect(async () =>
        buildCatalog(findSources([specifier], { builtIn: [] }).sources),
      ).rejects.toThrow(`${file} cannot be read as JSON`);
    },
  );
});

const number = (value: number) => String(Math.round(value * 100) / 100);
/** Pseudorandom coordinates from 0 to 24. Each run has the same ones. */
const coordinates = () => {
  let state = 1;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return number((24 * state) / 0x7fffffff);
  };
};
const times = (count: number, part: (next: () => string) => string): string => {
  const next = coordinates();
  return Array.from({ length: count }, () => part(next)).join('');
};

const area = (d: string) => `<path fill="currentColor" d="${d}"/>`;
const line = (d: string, attributes = 'stroke-width="1"') =>
  `<path fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round" ${attributes} d="${d}"/>`;

/** Drawings whose SVG is short, but slow to render. Each has `count` parts. */
const COSTLY: Readonly<Record<string, (count: number) => string>> = {
  'line segments': count => area(`M0 0${times(count, n => `L${n()} ${n()}`)}z`),
  'lines of a zigzag': count => area(`M0 0${times(count / 2, n => `L${n()} 24L${n()} 0`)}z`),
  curves: count => area(`M0 0${times(count, n => `C${n()} ${n()} ${n()} ${n()} ${n()} ${n()}`)}z`),
  arcs: count => area(`M0 0${times(count, n => `A9 9 0 1 1 ${n()} ${n()}`)}z`),
  'tiny arcs': count => area(times(count, n => `M${n()} ${n()}a.2 .2 0 1 1 .1 0z`)),
  'crossing lines': count => line(`M0 0${times(count, n => `L${n()} ${n()}`)}`),
  'wide lines': count =>
    line(
      times(count, n => `M${n()} ${n()}h1`),
      'stroke-width="9"',
    ),
  'the corners of one thin line': count =>
    line(`M9 9${times(count, () => 'l.02 .01l-.01 .02')}`, 'stroke-width=".1"'),
  dots: count =>
    line(
      times(count, n => `M${n()} ${n()}h.01`),
      'stroke-width=".5"',
    ),
  circles: count => times(count, n => `<circle cx="${n()}" cy="${n()}" r="8"/>`),
  'translucent shapes': count => times(count, n => `<rect opacity=".5" x="${n()}" width="9" height="9"/>`),
  'groups in groups': count => `${'<g>'.repeat(count)}${SQUARE}${'</g>'.repeat(count)}`,
  comments: count => SQUARE + times(count, n => `<!-- ${n()} -->`),
};

const LARGE = Array.from(Object.entries(COSTLY), ([name, draw]) => {
  // 200 kB of path data. Without the limits, rendering a package took 15 s.
  const unit = draw(100).length / 100;
  return [`200 kB of SVG for ${name}`, draw(Math.floor(200_000 / unit))] as const;
});

const DRAWINGS: readonly (readonly [name: string, body: unknown])[] = [
  ...LARGE,
  ['600 line segments across it', COSTLY['line segments']?.(600)],
  ['200 wide lines', COSTLY['wide lines']?.(200)],
  ['an infinite coordinate', area('M0 0h1e999v9z')],
  ['an arc whose radius overflows', line('M4 4A1e-200 1 0 1 1 1e300 9')],
  ['an infinite radius', '<circle r="1e999"/>'],
  ['a coordinate of ten million', area('M0 0h10000000v9z')],
  ['sums of coordinates that overflow', area(`M0 0${'h999999'.repeat(300)}v9z`)],
  ['a NaN attribute', '<rect width="NaN" height="9"/>'],
  ['a percentage', '<rect width="50%" height="9"/>'],
  ['a negative width', '<rect width="-5" height="9"/>'],
  ['a malformed opacity', area('M4 4h9v9z').replace('/>', ' opacity="x"/>')],
  ['a malformed transform', `<g transform="rotate(1e999)">${SQUARE}</g>`],
  ['an unknown transform', `<g transform="spin(5)">${SQUARE}</g>`],
  ['an infinite scale', `<g transform="${'scale(9999) '.repeat(99)}">${SQUARE}</g>`],
  ['an unknown keyword', line('M4 4h9', 'stroke-linejoin="arcs"')],
  ['malformed path data', area('M4 4h9v9 oops')],
  ['an infinite line width', line('M4 4h9', 'stroke-width="1e999"')],
  ['nothing in it', ''],
  ['nothing but a group', '<g/>'],
  ['an empty path', area('')],
  ['a single point', area('M4 4z')],
  ['an area without width', area('M4 4v9z')],
  ['nothing painted', '<path fill="none" d="M4 4h9v9z"/>'],
  ['an invisible shape', '<path opacity="0" d="M4 4h9v9z"/>'],
  ['a shape outside the view box', area('M40 40h9v9z')],
  ['a script', '<script>alert(1)</script>'],
  ['an external image', '<image href="https://example.org/x.png"/>'],
  ['a second document', '</svg><svg>'],
  ['an undefined entity', '<g>&x;</g>'],
  ['an object instead of a string', { toString: 'x' }],
  ['an element with an escape sequence in its name', '<b\u009bx/>'],
];

describe('an invalid icon of a valid set', () => {
  it.each(DRAWINGS)('is omitted and counted with a reason if its drawing has %s', async (_, body) => {
    const { names, leftOut } = await build({ icons: { box: SQUARE }, set: entries({ bad: { body } }) });
    expect(names).toEqual(['box']);
    expect(Object.values(leftOut)).toEqual([1]);
    for (const reason of Object.keys(leftOut))
      expect(reason).toMatch(/^(has|is|needs|shows) [\w "'<>,.%-]{3,80}$/);
  });

  it.each([
    ['no fields (a string)', 'x'],
    ['a width of 0', { body: SQUARE, width: 0, height: 0 }],
    ['a negative width', { body: SQUARE, width: -24, height: -24 }],
    ['a huge width', { body: SQUARE, width: 1e12, height: 1e12 }],
    ['a tiny width', { body: SQUARE, width: 1e-200, height: 1e-200 }],
    ['a half turn', { body: SQUARE, rotate: 0.5 }],
    ['a flag that is no boolean', { body: SQUARE, hFlip: 'yes' }],
  ])('is omitted and counted if its JSON entry has %s', async (_, entry) => {
    const { names, leftOut } = await build({ set: entries({ bad: entry }) });
    expect(names).toEqual(['box']);
    expect(Object.values(leftOut)).toEqual([1]);
  });

  it('is omitted if its width overflows to infinity', async () => {
    const specifier = writeIconSet(folder, {
      prefix: 'tools',
      icons: {},
      set: entries({ bad: { body: SQUARE, width: 12345 } }),
    });
    const path = join(specifier, 'icons.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('12345', '1e999'));
    const { icons } = await buildCatalog(findSources([specifier], { builtIn: [] }).sources);
    expect(icons.map(icon => icon.name)).toEqual(['box']);
  });

  it.each(['../../evil', '__proto__', 'A', 'a b', 'a\nb', 'x'.repeat(300), ''])(
    'is omitted and counted if its name is %j',
    async name => {
      const { names, leftOut } = await build({
        set: entries(JSON.parse(`{${JSON.stringify(name)}:{"body":""}}`)),
      });
      expect(names).toEqual(['box']);
      expect(leftOut).toEqual({ 'has a name other than lowercase letters, digits and hyphens': 1 });
    },
  );

  it('is omitted if it has the same name and style as another icon', async () => {
    const { names } = await build({
      icons: { 'box-line': SQUARE, 'line-box': SQUARE },
      set: { suffixes: { line: 'Line' }, prefixes: { line: 'Line' } },
    });
    expect(names).toEqual(['box']);
  });
});

const entries = (others: object): Readonly<Record<string, unknown>> => ({
  icons: JSON.parse(`{"box":${JSON.stringify({ body: SQUARE })},${JSON.stringify(others).slice(1)}`),
});

it('readSetIcons throws a SourceError if parsing the drawings of a set exceeds its time limit', () => {
  const set = readSet('tools', { icons: { box: { body: SQUARE } } });
  expect(() => readSetIcons(set, 0)).toThrow(SourceError);
});

describe('an unusual but valid icon', () => {
  it.each(Object.entries(COSTLY))('is added if it consists of 6 parts: %s', async (_, draw) => {
    const { names } = await build({ icons: { few: draw(6) } });
    expect(names).toEqual(['few']);
  });

  it('is added if its arc flags have no separators', async () => {
    const body = area('M5000 50000a45000 45000 0 1190000 0z');
    const { names } = await build({ icons: { box: body }, set: { width: 100_000, height: 100_000 } });
    expect(names).toEqual(['box']);
  });

  it('is added with its fill opacity converted to opacity', async () => {
    const body =
      '<g fill-opacity=".5"><path opacity=".5" d="M4 4h9v9z"/><path fill-opacity="1" d="M1 1h2v2z"/></g>';
    const { icons } = await build({ icons: { box: body } });
    const svg = icons[0]?.svg ?? '';
    expect(svg).not.toContain('fill-opacity');
    expect(glyphFromIcon(svg).shapes.map(shape => shape.opacity)).toEqual([0.25, 1]);
  });

  it('is added with at most 100 aliases and 100 tags, however many the set contains', async () => {
    const aliases = Object.fromEntries([
      ...Array.from({ length: 500 }, (_, n) => [`alias-${n}`, { parent: 'box' }]),
      ...Array.from({ length: 50 }, (_, n) => [`chain-${n}`, { parent: n === 0 ? 'box' : `chain-${n - 1}` }]),
    ]);
    const categories = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`Category ${n}`, ['box']]));
    const { icons } = await build({ set: { aliases, categories } });
    expect(icons[0]?.aliases.length).toBeLessThanOrEqual(100);
    expect(icons[0]?.tagList.length).toBeLessThanOrEqual(100);
  });
});
