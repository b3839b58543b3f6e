// Styles of artwork: cascade, colors, variables, units, transforms and limits.
import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../src/compose/artwork/clean-svg.ts';
import { readCases } from '../cases.ts';

const CASES = readCases('artwork/resolve-styles.txt', 'resolved', 'copied', 'left out');

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const clean = (content: string) => cleanSvg(`<svg ${NAMESPACES}>${content}</svg>`);
const inner = (content: string): string => clean(content).svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

describe('styles of artwork', () => {
  it.each(CASES.resolved)('resolve to %s', (_name, content = '', expected) => {
    expect(inner(content)).toBe(expected);
  });

  it.each(CASES.copied)('copy %s', (_name, content = '', expected) => {
    expect(inner(content)).toBe(expected);
  });

  it.each(CASES['left out'])('are left out with a note if they have %s', (_name, content = '', expected) => {
    const [note] = clean(content).notes;
    expect(note?.id).toBe('style-left-out');
    expect(note?.message).toContain(`(${expected})`);
  });
});

it.each([
  ['of a data URL', 'type="text/css" href="data:text/css,svg&gt;g{fill:%23123456}"', ' fill="#123456"'],
  ['for the screen', `media='screen' href='data:text/css,g{fill:%23123456}'`, ' fill="#123456"'],
  ['not for print', 'media="print" href="data:text/css,g{fill:red}"', ''],
  ['not of another type', 'type="text/xsl" href="data:text/css,g{fill:red}"', ''],
  ['no alternate one', 'alternate="yes" href="data:text/css,g{fill:red}"', ''],
  ['no damaged reference', 'href=data:text/css,g{fill:red}', ''],
  ['no other document', 'href="style.css"', ''],
])('applies a linked style sheet: %s', (_name, attributes, expected) => {
  const { svg } = cleanSvg(`<?xml-stylesheet ${attributes}?><svg ${NAMESPACES}><g/></svg>`);
  expect(svg).toContain(`<g${expected}/>`);
});

const angular = (style: string, content = '') =>
  `<foreignObject width="8" height="8"><div xmlns="http://www.w3.org/1999/xhtml" style="height:100%;${style}">${content}</div></foreignObject>`;

it.each([
  ['two colors with hard stops', 'conic-gradient(#f00 50%, #00f 0)', ['#ff0000', '#0000ff']],
  ['angles', 'conic-gradient(from 90deg at 25% 25%, red 90deg, lime 90deg 1turn)', ['#ff0000', '#00ff00']],
  ['angles between those of neighbors', 'conic-gradient(#000, #000, #010101)', ['#000000', '#010101']],
  ['stops outside of the circle', 'conic-gradient(#123456 -90deg 400deg)', ['#123456']],
])('draws an angular gradient as wedges: %s', (_name, gradient, colors) => {
  const text = inner(angular(`background:${gradient}`));
  expect([...new Set([...text.matchAll(/fill="(.*?)"/g)].map(([, color]) => color))]).toEqual(colors);
  expect(text).toMatch(/^<g><g clip-path="url\(#own-0\)"><path d="M[24] [24]L/);
});

it('draws neighboring wedges in similar colors', () => {
  const text = inner(angular('background:conic-gradient(#000, #fff)'));
  expect(text.match(/<path d/g)).toHaveLength(65);
});

it.each([
  ['text', 'background:conic-gradient(red, blue)', 'a'],
  ['another color space', 'background:conic-gradient(in oklch, red, blue)'],
  ['another background', 'background:linear-gradient(red, blue)'],
  ['an unknown color', 'background:conic-gradient(foo, blue)'],
  ['another size', 'background:conic-gradient(red, blue);width:3px'],
  ['200 stops', `background:conic-gradient(red${',blue'.repeat(200)})`],
] as [string, string, string?][])('names a part of a web page with %s', (_name, style, content) => {
  expect(clean(angular(style, content)).notes.map(({ id }) => id)).toContain('page-left-out');
});

it('refuses angular gradients of too many wedges', () => {
  const stops = '#000, #fff,'.repeat(30);
  expect(() => clean(angular(`background:conic-gradient(${stops}#000)`).repeat(20))).toThrow(/too/);
});

it('turns the root around the center, but not its background', () => {
  const style = 'transform:rotate(180deg);background:#123456';
  const { svg } = cleanSvg(`<svg ${NAMESPACES} viewBox="10 0 20 40" style="${style}"><path d="M0 0"/></svg>`);
  const [, matrix = ''] =
    /stroke="none"\/><g transform="matrix\(([^)]*)\)"><path d="M0 0"\/><\/g>/.exec(svg) ?? [];
  expect(matrix.split(' ').map(value => Math.round(Number(value)) || 0)).toEqual([-1, 0, 0, -1, 40, 40]);
  expect(svg).toContain('<rect x="10" y="0" width="20" height="40" fill="#123456"');
});

it('draws the background of a root whose viewBox is no numbers', () => {
  const { svg } = cleanSvg(`<svg ${NAMESPACES} viewBox="calc(1) 0 9 9" style="background:#123456"/>`);
  expect(svg).toContain('<rect width="100%" height="100%" fill="#123456"');
});

it('interpolates a gradient in linear light with stops between its own', () => {
  const stops = inner(
    '<linearGradient color-interpolation="linearRGB"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>',
  );
  expect(stops).toContain('<stop offset="0.5" stop-color="#bcbcbc"');
});

it('draws an embedded SVG document with its own styles and ids', () => {
  const document =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>path{fill:#123456}</style><path id="a" d="M0 0h9v9z"/><use href="#a"/></svg>';
  for (const data of [
    `;base64,${btoa(document)}`,
    `;utf8,${document.replace(/[#<>"]/g, encodeURIComponent)}`,
  ]) {
    const text = inner(
      `<path id="a"/><image width="5" height="5" href="data:image/svg+xml${data.replaceAll('"', '&quot;')}"/>`,
    );
    expect(text).toContain(
      '<path id="embedded-0-a" d="M0 0h9v9z" fill="#123456"/><use href="#embedded-0-a"/>',
    );
    expect(text).toMatch(
      /<path id="a"\/><svg [^>]*fill="#000000"[^>]*width="5" height="5" [^>]*viewBox="0 0 9 9">/,
    );
  }
});

it.each([
  ['a size alone', 'width="4" height="2"', 'viewBox="0 0 4 2" preserveAspectRatio="none"'],
  ['neither a size nor a viewBox', '', ''],
  [
    'its own alignment',
    'viewBox="0 0 4 2" preserveAspectRatio="xMaxYMax"',
    'viewBox="0 0 4 2" preserveAspectRatio="xMaxYMax"',
  ],
])('fits an embedded document with %s as Chromium does', (_name, attributes, expected) => {
  const document = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes.replaceAll('"', "'")}><g/></svg>`;
  const text = inner(
    `<image width="5" height="5" preserveAspectRatio="xMinYMin" href="data:image/svg+xml,${document.replaceAll('<', '%3C')}"/>`,
  );
  const own = /viewBox="[^"]*"|preserveAspectRatio="[^"]*"/g;
  expect((text.match(own) ?? []).toSorted().reverse().join(' ')).toBe(expected);
});

it.each(['none', 'xMidYMin slice', 'xMidYMid meet'])(
  'nests a document with preserveAspectRatio %s whose viewBox has another ratio than its size',
  value => {
    const { svg } = cleanSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="96" viewBox="0 0 5 5" preserveAspectRatio="${value}"><g/></svg>`,
    );
    expect(/<svg viewBox="0 0 192 96"[^>]*><svg .*viewBox="0 0 5 5"/.test(svg)).toBe(true);
  },
);

it.each([
  ['of nearly the same ratio', 'width="100" height="100.5" viewBox="0 0 5 5"', '<svg width="100" '],
  [
    'that is stretched without a size',
    'viewBox="0 0 4 2" preserveAspectRatio="none"',
    '<svg viewBox="0 0 4 4"',
  ],
])('frames a document %s', (_name, attributes, expected) => {
  expect(cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g/></svg>`).svg).toContain(
    expected,
  );
});

const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

const TOO_MANY_VALUES = /too many values for its number of elements/;

describe('limits of styles', () => {
  it.each([
    ['a chain of uses', repeat(5000, n => `<g id="c${n}"><use href="#c${n + 1}"/></g>`), /nested too deeply/],
    [
      'copies of a long path that are measured',
      `<path id="a" style="transform-box:fill-box;rotate:1deg" fill="currentColor" d="M0 0${'h9v9'.repeat(20_000)}"/>${'<use href="#a"/>'.repeat(99)}`,
      TOO_MANY_VALUES,
    ],
    [
      'variables that expand exponentially',
      `<g style="--v0:x x;${repeat(30, n => `--v${n + 1}:var(--v${n}) var(--v${n});`)}fill:var(--v30)"/>`,
      TOO_MANY_VALUES,
    ],
    [
      'a rule of many declarations for many elements',
      `<style>g{${repeat(5000, () => 'x:1;')}}</style>${'<g/>'.repeat(500)}`,
      TOO_MANY_VALUES,
    ],
    [
      'a long value for many elements',
      `<style>g{fill:a(${'1 '.repeat(9000)})}</style>${'<g/>'.repeat(500)}`,
      TOO_MANY_VALUES,
    ],
    [
      'many keyframes for many elements',
      `<style>@keyframes a{${repeat(3000, n => `${n / 50}%{fill:red}`)}}g{animation:a 9s paused}</style>${'<g/>'.repeat(2000)}`,
      TOO_MANY_VALUES,
    ],
    [
      'many animations of many elements',
      `<style>@keyframes a{to{fill:red}}g{animation:${'a 9s,'.repeat(5000)}a 9s}</style>${'<g/>'.repeat(2000)}`,
      TOO_MANY_VALUES,
    ],
    [
      'variables without contents for many elements',
      `<style>g{--a:;fill:${'var(--a)'.repeat(5000)}}</style>${'<g/>'.repeat(500)}`,
      TOO_MANY_VALUES,
    ],
    [
      'copies of long attributes',
      `<symbol id="s"><path fill="currentColor" d="${'0 '.repeat(50_000)}"/></symbol>${'<use href="#s"/>'.repeat(2000)}`,
      TOO_MANY_VALUES,
    ],
    ['a long presentation attribute', `<rect width="max(${'1,'.repeat(300_000)}1)"/>`, TOO_MANY_VALUES],
    ['a long style attribute', `<g style="${'fill:red;'.repeat(100_000)}"/>`, /style attributes .* too long/],
    [
      'selectors of a long class',
      `<style>${'.a{x:1}'.repeat(5000)}</style><g class="${'b a '.repeat(100_000)}"/>`,
      /too many style rules/,
    ],
    [
      'a chain of copies',
      `${repeat(5000, n => `<g id="a${n}" fill="currentColor"><use href="#a${n + 1}"/></g>`)}`,
      /nested too deeply/,
    ],
    [
      'selectors that backtrack',
      `<style>${repeat(400, () => 'x g g g g .z{fill:red}')}</style>${'<g class="z">'.repeat(90)}${'</g>'.repeat(90)}`,
      /too many style rules/,
    ],
    [
      'selectors of siblings',
      `<style>g~g~g~g.z{fill:red}g:nth-child(5000){fill:red}</style>${'<g class="z"/>'.repeat(3000)}`,
      /too many style rules/,
    ],
    [
      'selectors of descendants',
      `<style>${repeat(500, n => `g:has(.z${n}){fill:red}`)}</style>${'<g><g/></g>'.repeat(2000)}`,
      /too many style rules/,
    ],
    [
      'copies that multiply',
      `<path id="a0" fill="var(--c)"/>${repeat(20, n => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`)}<use href="#a20"/>`,
      /repeats its elements too often/,
    ],
  ])('refuse %s', (_name, content, message) => {
    expect(() => clean(content)).toThrow(message);
  });

  it.each([
    ['deep functions', `<rect width="calc(${'('.repeat(9000)}1${')'.repeat(9000)})"/>`, '<rect/>'],
    ['deep blocks', `<style>${'{'.repeat(9000)}</style><g/>`, '<g/>'],
    [
      'nested rules that double',
      `<style>${'g{&amp; &amp;{'.repeat(40)}fill:red${'}}'.repeat(40)}</style><g/>`,
      '<g/>',
    ],
    [
      'a copy of itself',
      '<g id="a" fill="var(--c)"><use href="#a"/></g>',
      '<g id="a"><use href="#own-0"/></g><defs><g id="own-0"><use/></g></defs>',
    ],
  ])('ignore %s', (_name, content, expected) => {
    expect(inner(content)).toBe(expected);
  });
});
