// Sanitizer and parser with hostile SVG documents.
import { describe, expect, it } from 'vitest';
import { lossesOf, sanitize } from '../../src/build/catalog/sanitize.ts';
import { serialize } from '../../src/svg/element.ts';
import { parseSvg, SvgParseError } from '../../src/svg/parse.ts';

const around = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" ${attributes}>${inner}<path d="M1 2h3"/></svg>`;

const HOSTILE: readonly { name: string; svg: string; absent: readonly string[] }[] = [
  { name: 'a script element', svg: around('<script>alert(1)</script>'), absent: ['script', 'alert'] },
  {
    name: 'a script behind a namespace prefix',
    svg: around('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
    absent: ['script', 'alert'],
  },
  { name: 'a script in CDATA', svg: around('<script><![CDATA[alert(1)]]></script>'), absent: ['alert'] },
  {
    name: 'an onload attribute on the root',
    svg: around('', 'onload="alert(1)"'),
    absent: ['onload', 'alert'],
  },
  {
    name: 'event attributes in odd case',
    svg: around('<path ONCLICK="alert(1)" oNmouseOver="alert(2)" d="M0 0"/>'),
    absent: ['alert', 'CLICK', 'Over'],
  },
  {
    name: 'foreign HTML',
    svg: around(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//evil.example"/></body></foreignObject>',
    ),
    absent: ['foreignObject', 'iframe', 'evil'],
  },
  {
    name: 'a javascript link',
    svg: around('<a href="javascript:alert(1)"><path d="M9 9"/></a>'),
    absent: ['<a', 'javascript'],
  },
  {
    name: 'a javascript link by xlink',
    svg: around('<a xlink:href="java&#115;cript:alert(1)"><path d="M9 9"/></a>'),
    absent: ['<a', 'script'],
  },
  {
    name: 'an external use',
    svg: around('<use href="https://evil.example/a.svg#b"/>'),
    absent: ['use', 'evil'],
  },
  {
    name: 'nested uses',
    svg: around('<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'),
    absent: ['<use', 'href', ' id='],
  },
  {
    name: 'an external image',
    svg: around('<image href="https://evil.example/a.png"/>'),
    absent: ['image', 'evil'],
  },
  {
    name: 'a data image',
    svg: around('<image href="data:image/svg+xml;base64,AAAA"/>'),
    absent: ['image', 'data:'],
  },
  {
    name: 'a style sheet that imports',
    svg: around('<style>@import url("https://evil.example");</style>'),
    absent: ['style', 'import', 'evil'],
  },
  {
    name: 'a style attribute that fetches',
    svg: around('<path style="fill:url(https://evil.example/a);background:url(//x)" d="M0 0"/>'),
    absent: ['style', 'url', 'evil', 'background'],
  },
  {
    name: 'a style attribute that hides the fetch',
    svg: around('<path style="fill:u\\72l(//evil.example)" d="M0 0"/>'),
    absent: ['evil', '\\'],
  },
  {
    name: 'a paint that fetches',
    svg: around('<path fill="URL( //evil.example/a )" stroke="url(#local)" d="M0 0"/>'),
    absent: ['evil', 'URL', 'url'],
  },
  {
    name: 'an animated link',
    svg: around(
      '<a id="x"><animate attributeName="href" values="javascript:alert(1)"/></a><set attributeName="onload" to="alert(2)"/>',
    ),
    absent: ['animate', 'set', 'alert'],
  },
  {
    name: 'xml:base',
    svg: around('<g xml:base="https://evil.example/"><path d="M0 0"/></g>'),
    absent: ['xml:base', 'evil'],
  },
  {
    name: 'a processing instruction',
    svg: `<?xml-stylesheet href="https://evil.example/a.css"?>${around('')}`,
    absent: ['xml-stylesheet', 'evil'],
  },
  {
    name: 'a comment that closes a tag',
    svg: around('<!-- --><path d="M5 5"/><!-- <script> -->'),
    absent: ['<!--', 'script'],
  },
  {
    name: 'filters, masks, patterns and text',
    svg: around(
      '<defs><filter id="f"><feImage href="//evil.example"/></filter><mask id="m"/></defs><text>hi</text><path filter="url(#f)" mask="url(#m)" d="M0 0"/>',
    ),
    absent: ['filter', 'feImage', 'mask', 'text', 'hi', 'defs'],
  },
  {
    name: 'a nested document',
    svg: around('<svg onload="alert(1)"><path d="M0 0"/></svg>'),
    absent: ['alert', '<svg onload'],
  },
  {
    name: 'a quote that breaks out of an attribute',
    svg: around('<path d="M0 0&quot; onload=&quot;alert(1)"/>'),
    absent: ['onload', 'alert'],
  },
  {
    name: 'prototype names',
    svg: around('<__proto__ x="1"/><constructor/><path __proto__="a" constructor="b" d="M0 0"/>'),
    absent: ['__proto__', 'constructor'],
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
    const svg = around(
      '<title>x</title><defs/><path mask="url(#m)" class="a" fill="url(#g)" d="M0 0"/>',
      'width="9"',
    );
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
