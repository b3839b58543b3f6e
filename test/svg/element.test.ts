// Element builder, serializer and number formatting.
import { describe, expect, it } from 'vitest';
import { element, formatNumber, serialize, withIdPrefix } from '../../src/svg/element.ts';
import { parseSvg } from '../../src/svg/parse.ts';

describe('formatNumber', () => {
  it.each([
    [0.5, '.5'],
    [-0.25, '-.25'],
    [-1.25, '-1.25'],
    [100, '100'],
    [1e-9, '0'],
    [-0.0001, '0'],
    [1 / 3, '.333'],
    [1.9996, '2'],
    [1e20, '100000000000000000000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('rounds to the given number of digits', () => {
    expect(formatNumber(Math.PI, 1)).toBe('3.1');
    expect(formatNumber(10.4, 0)).toBe('10');
  });

  it('throws a RangeError for NaN and infinities', () => {
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
    expect(() => formatNumber(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe('serialize', () => {
  it('escapes attribute values and text', () => {
    const tree = element('svg', { 'data-a': `"<&>'\u0000\uFFFE\uD800` }, [
      element('title', {}, '</title><script>'),
    ]);
    const text = serialize(tree);
    expect(text).toBe(`<svg data-a="&quot;&lt;&amp;&gt;'"><title>&lt;/title&gt;&lt;script&gt;</title></svg>`);
    expect(parseSvg(text).attributes['data-a']).toBe(`"<&>'`);
  });

  it('omits undefined attributes and closes empty elements', () => {
    expect(serialize(element('g', { x: 0.5, rx: undefined, fill: '#fff' }))).toBe('<g x=".5" fill="#fff"/>');
  });
});

describe('withIdPrefix', () => {
  it('renames ids and the references to them, and nothing else', () => {
    const tree = (prefix: string) =>
      `<svg><mask id="${prefix}a"/><g mask="url(#${prefix}a)"><path fill="#a0a0a0"/></g></svg>`;
    expect(serialize(withIdPrefix(parseSvg(tree('')), 'b'))).toBe(tree('b'));
  });
});
