// Cleaning of SVG documents: removed parts and refused documents.
import { describe, expect, it } from 'vitest';
import { ArtworkError, cleanSvg } from '../../src/compose/artwork/clean-svg.ts';
import { readCases } from '../cases.ts';

const CASES = readCases('artwork/clean-svg.txt', 'clean', 'noted', 'approximated');

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, attributes = ''): string => `<svg ${NAMESPACES}${attributes}>${content}</svg>`;
/** The cleaned content of a document, and the ids of its notes. */
const cleaned = (content: string) => {
  const { svg: text, notes } = cleanSvg(svg(content, ' viewBox="0 0 100 100"'));
  return [text.replace(/^<svg[^>]*>|<\/svg>$/g, ''), notes.map(({ id }) => id)];
};

describe('cleanSvg', () => {
  it.each(CASES.clean)('%s', (_name, content = '', expected) => {
    expect(cleaned(content)).toEqual([expected, []]);
  });

  it.each(CASES.noted)('removes %s and returns a note', (_name, content = '', expected, note) => {
    expect(cleaned(content)).toEqual([expected, [note]]);
  });

  it.each(CASES.approximated)('keeps a filter with %s and returns a note', (_name, content = '') => {
    expect(cleaned(content)).toEqual([content, ['filter-approximated']]);
  });

  it.each([
    ['', ['without-size']],
    [' width="9"', ['without-size']],
    [' width="9" height="9"', []],
    [' viewBox="0 0 9 9"', []],
  ])('notes that browsers choose the size of a root with%s', (attributes, notes) => {
    expect(cleanSvg(svg('<g/>', attributes)).notes.map(({ id }) => id)).toEqual(notes);
  });

  it.each([
    ['emoji', '<text>🎯</text><text> 👩‍🚀\ufe0f </text>', /the emoji itself/],
    ['an emoji after text', '<text>Acme</text><text>🎯</text>', /to paths/],
    ['an emoji before text', '<text>🎯</text><text>Acme</text>', /to paths/],
    ['an emoji in text', '<text>Acme 🎯</text>', /to paths/],
    ['digits', '<text>42</text>', /to paths/],
  ])('names the remedy for a text of %s', (_name, content, remedy) => {
    expect(cleanSvg(svg(content, ' viewBox="0 0 9 9"')).notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(remedy),
    ]);
  });

  it('reads documents whose SVG elements have a namespace prefix', () => {
    const text = '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path d="M0 0h1"/><path/></svg:svg>';
    expect(cleanSvg(text).svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>');
  });

  it('reads documents whose namespace is an entity', () => {
    const text =
      '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"><g/></svg>';
    expect(cleanSvg(text).svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
  });

  it.each([
    [
      'elements',
      `<!ENTITY a '<path d="M0 0h1"/>'>`,
      '&a;<a>&a;</a>',
      '<path d="M0 0h1"/><g><path d="M0 0h1"/></g>',
    ],
    [
      'other entities',
      '<!ENTITY a "<g>&b;</g>"><!ENTITY b "<g fill=\'red\'/>">',
      '&a;',
      '<g><g fill="#ff0000"/></g>',
    ],
    ['characters', `<!ENTITY a '&#60;g fill="&#x23;123456"/>'>`, '&a;', '<g fill="#123456"/>'],
    ['brackets', `<!ENTITY a "<g id='[]'/>">`, '&a;', '<g id="_91__93_"/>'],
    ['characters that markup needs', '<!ENTITY a "<text>&lt;&amp;</text>"> ', '&a;', ''],
  ])('replaces entities that contain %s', (_name, entities, content, expected) => {
    const text = `<!DOCTYPE svg [${entities}]>${svg(content)}`;
    expect(cleanSvg(text).svg.replace(/^<svg[^>]*>|<\/svg>$|^<svg.*\/>$/g, '')).toBe(expected);
  });

  it('draws a root that is hidden', () => {
    expect(cleanSvg(svg('<g/>', ' style="display:none" systemLanguage="xx"')).svg).not.toMatch(
      /display|system/,
    );
  });

  it('stretches an embedded document as its image asks', () => {
    const embedded = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const image = (ratio: string) =>
      svg(`<image preserveAspectRatio="${ratio}" href="data:image/svg+xml,${embedded}"/>`);
    expect(cleanSvg(image('none')).svg).toContain('preserveAspectRatio="none"');
    expect(cleanSvg(image('xMinYMin slice')).svg).not.toContain('preserveAspectRatio');
  });

  it('adds the attributes that a document declares for elements of a name', () => {
    const text = `<!DOCTYPE svg [<!ATTLIST g fill CDATA "red" opacity CDATA #IMPLIED stroke (red|blue) #FIXED 'blue'>]>`;
    expect(cleanSvg(`${text}${svg('<g fill="lime"/><g/>')}`).svg).toContain(
      '<g stroke="#0000ff" fill="#00ff00"/><g stroke="#0000ff" fill="#ff0000"/>',
    );
  });

  it('ignores a byte order mark, and entities in attributes of other namespaces', () => {
    const text = `\ufeff<!DOCTYPE svg [<!ENTITY ns "http://a/">]>${svg('<g/>', ' xmlns:i="&ns;" i:a="&ns;"')}`;
    expect(cleanSvg(text).svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
  });

  const chain = (levels: number) =>
    Array.from(
      { length: levels },
      (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    ).join('');
  const nested = (depth: number) => '<g>'.repeat(depth) + '</g>'.repeat(depth);
  const rules = (count: number) => `<style>${'a{fill:red}'.repeat(count)}</style>`;

  it.each<[string, string, string, RegExp]>([
    ['elements', '<g/>'.repeat(19_999), '<g/>'.repeat(20_000), /at most 20000 are allowed/],
    ['levels of nesting', nested(99), nested(100), /at most 100 levels/],
    ['filter primitives', '<feOffset/>'.repeat(400), '<feOffset/>'.repeat(401), /at most 400 primitives/],
    [
      'characters of style sheets',
      `<style>${' '.repeat(64_000)}</style>`,
      `<style>${' '.repeat(64_000)}</style><style> </style>`,
      /at most 64000 characters/,
    ],
    [
      'style rules times elements',
      rules(1_000) + '<g/>'.repeat(999),
      rules(1_000) + '<g/>'.repeat(1000),
      /too many style rules/,
    ],
    [
      'elements after the expansion of references',
      `<path id="a0"/>${chain(4)}<use href="#a4"/>`,
      `<path id="a0"/>${chain(4)}${'<use href="#a4"/>'.repeat(2)}`,
      /more than 50000 elements/,
    ],
  ])(
    'accepts a document at the limit and refuses one above the limit: %s',
    (_name, within, beyond, message) => {
      expect(() => cleanSvg(svg(within))).not.toThrow();
      expect(() => cleanSvg(svg(beyond))).toThrow(ArtworkError);
      expect(() => cleanSvg(svg(beyond))).toThrow(message);
    },
  );

  it.each([
    ['markup that is not well-formed', '<svg', /not well-formed XML/],
    ['a root other than svg', '<html/>', /got <html> as its root/],
    ['a root whose name ends with svg', '<notsvg/>', /got <notsvg> as its root/],
    ['a very deep document', '<g>'.repeat(15_000) + '</g>'.repeat(15_000), /nested too deeply|as its root/],
    ['entities in text', svg('<g>&a;</g>'), /uses entities/],
    ['entities in attributes', svg('<g fill="&a;"/>'), /uses entities/],
    ['an entity in itself', `<!DOCTYPE svg [<!ENTITY a "<g>&a;</g>">]>${svg('&a;')}`, /uses entities/],
    [
      'a chain of entities',
      `<!DOCTYPE svg [${Array.from({ length: 15_000 }, (_, n) => `<!ENTITY e${n} "&e${n + 1};">`).join('')}]>${svg('&e0;')}`,
      /uses entities/,
    ],
    [
      'an entity that refers to itself by characters',
      `<!DOCTYPE svg [<!ENTITY a "&#38;a;">]>${svg('&a;')}`,
      /uses entities/,
    ],
    [
      'many copies of entities',
      `<!DOCTYPE svg [<!ENTITY a ""><!ENTITY b "${'&a;'.repeat(1000)}">]>${svg('&b;'.repeat(101))}`,
      /uses entities/,
    ],
  ])('refuses %s', (_name, text, message) => {
    expect(() => cleanSvg(text)).toThrow(message);
  });
});
