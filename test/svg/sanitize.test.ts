// Sanitizer and parser with hostile SVG documents.
import { describe, expect, it } from 'vitest';
import { lossesOf, sanitize } from '../../src/ingest/catalog/sanitize.ts';
import { serialize } from '../../src/svg/element.ts';
import { parseSvg, SvgParseError } from '../../src/svg/parse.ts';
import { readCases } from '../cases.ts';

const around = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" ${attributes}>${inner}<path d="M1 2h3"/></svg>`;

const HOSTILE = [
  ...readCases('svg/sanitize.txt', 'hostile').hostile.map(([name, content = '', absent = '']) => ({
    name,
    svg: around(content),
    absent: absent.split(', '),
  })),
  { name: 'an onload attribute', svg: around('', 'onload="alert(1)"'), absent: ['onload', 'alert'] },
  {
    name: 'a processing instruction',
    svg: `<?xml-stylesheet href="https://evil.example/a.css"?>${around('')}`,
    absent: ['xml-stylesheet', 'evil'],
  },
];

describe('sanitize', () => {
  it.each(HOSTILE)('removes $name', ({ svg, absent }) => {
    const clean = serialize(sanitize(parseSvg(svg)));
    for (const text of absent) expect(clean).not.toContain(text);
    expect(clean).toContain('<path d="M1 2h3"/>');
  });

  it('keeps shapes and their paint', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g transform="rotate(45 12 12)" opacity=".4"><circle cx="1" cy="2" r="3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><path d="M0 0" fill-rule="evenodd"/></g></svg>';
    expect(serialize(sanitize(parseSvg(svg)))).toBe(svg);
  });

  it('replaces a style attribute by presentation attributes', () => {
    const clean = serialize(
      sanitize(parseSvg(around('<path fill="red" style="fill:none; stroke : #000;" d="M0 0"/>'))),
    );
    expect(clean).toContain('<path fill="none" d="M0 0" stroke="#000"/>');
  });

  it('lossesOf lists removed parts that affect the rendering', () => {
    const svg = around('<title>x</title><defs/><path mask="url(#m)" class="a" fill="url(#g)"/>', 'width="9"');
    expect(lossesOf(parseSvg(svg))).toEqual(['<defs>', 'mask', 'fill']);
    expect(lossesOf(parseSvg(around('')))).toEqual([]);
  });
});

const NOT_SVG: readonly { name: string; text: string }[] = [
  { name: 'an empty text', text: '' },
  { name: 'text without markup', text: 'no markup' },
  { name: 'HTML', text: '<html><body/></html>' },
  { name: 'an unclosed tag', text: '<svg><path></svg>' },
  {
    name: 'entities that expand exponentially',
    text: '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg><path d="&b;"/></svg>',
  },
  {
    name: 'an external entity',
    text: '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><path d="&x;"/></svg>',
  },
  { name: 'very deep nesting', text: `<svg>${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}</svg>` },
];

describe('parseSvg', () => {
  it.each(NOT_SVG)('throws an SvgParseError for $name', ({ text }) => {
    expect(() => parseSvg(text)).toThrow(SvgParseError);
  });
});
