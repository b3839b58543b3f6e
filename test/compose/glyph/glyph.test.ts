// Glyphs of icons and initials.
import { describe, expect, it } from 'vitest';
import { glyphFromIcon, glyphFromOutline } from '../../../src/compose/glyph/glyph.ts';
import { boundsOf, fillExtent } from '../../../src/svg/extent.ts';
import { catalog, glyphOf } from '../icons.ts';

const svg = (content: string, paint = 'fill="none" stroke="currentColor" stroke-width="2"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${paint}>${content}</svg>`;

describe('glyphFromIcon', () => {
  it.each([
    ['lucide/rocket', 'strokes'],
    ['tabler/percentage-50', 'strokes'],
    ['hugeicons/rocket-01', 'strokes'],
    ['hugeicons/omega', 'fills'],
    ['tabler/bell/filled', 'fills'],
    ['phosphor/rocket/thin', 'fills'],
    ['phosphor/rocket/duotone', 'duotone'],
    ['phosphor/wifi-none/duotone', 'fills'],
    ['remix/rocket/line', 'fills'],
  ])('classifies %s as %s', (key, kind) => expect(glyphOf(key).kind).toBe(kind));

  it.each([
    [
      'omits shapes without paint',
      '<path stroke="none" d="M0 0h24v24H0z"/><path d="M5 12h14"/>',
      'M5 12h14',
      2,
    ],
    [
      'applies nested transforms to points and line widths',
      '<g transform="translate(10 0)"><path transform="scale(2)" d="M1 1h3"/></g>',
      'M12 2h6',
      4,
    ],
  ])('%s', (_, content, path, width) => {
    const { shapes } = glyphFromIcon(svg(content));
    expect(shapes.map(shape => [shape.path, shape.line?.width])).toEqual([[path, width]]);
  });

  it('omits the invisible square in Tabler outline icons, which is as large as the grid', () => {
    const tabler = catalog.libraries.find(({ slug }) => slug === 'tabler');
    const boxes: string[] = [];
    for (let position = 0; position < catalog.iconCount; position += 3) {
      const icon = catalog.icon(position);
      if (icon.library !== tabler?.slug || icon.style !== 'outline') continue;
      for (const shape of glyphFromIcon(icon.svg).shapes) {
        const { width, height } = boundsOf(fillExtent(shape));
        if (width >= 24 && height >= 24) boxes.push(icon.name);
      }
    }
    expect(boxes).toEqual([]);
  });

  it('reads widths, caps, joins and miter limits, inherited or not', () => {
    const glyph = glyphFromIcon(
      svg(
        '<g stroke-linecap="round"><path d="M1 1h5"/><path d="M1 5h5" stroke-width="1.5" stroke-linejoin="bevel" stroke-miterlimit="10"/></g>',
      ),
    );
    expect(glyph.shapes.map(({ line }) => line)).toEqual([
      { width: 2, cap: 'round', join: 'miter', miterLimit: 4 },
      { width: 1.5, cap: 'round', join: 'bevel', miterLimit: 10 },
    ]);
  });

  it('reads every basic shape', () => {
    const glyph = glyphFromIcon(
      svg(
        '<circle cx="5" cy="5" r="2"/><ellipse cx="5" cy="5" rx="2" ry="1"/><rect width="4" height="4" rx="1"/><line x1="1" x2="5"/><polyline points="1 1 5 5 9 1"/><polygon points="1 1 5 5 9 1"/>',
      ),
    );
    expect(glyph.shapes.map(({ inside }) => inside !== '')).toEqual([true, true, true, false, false, true]);
  });

  it.each([
    ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'all'],
    ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M5 5h3', 'some'],
    ['M3 3h8v8z', 'all'],
    ['M3 3h8v8', 'none'],
    ['M12 17h.01', 'none'],
  ])('returns the closed subpaths of %s as `inside`: %s', (path, part) => {
    const [shape] = glyphFromIcon(svg(`<path d="${path}"/>`)).shapes;
    const expected = part === 'all' ? shape?.path : part === 'none' ? '' : expect.not.stringContaining('5 5');
    expect(shape?.inside).toEqual(expected);
  });

  it('turns a small circle of a longer path into a shape of its own', () => {
    const { shapes } = glyphFromIcon(svg('<path d="M20 5A1 1 0 1 1 18 5A1 1 0 1 1 20 5ZM19 6V12"/>'));
    expect(shapes.map(({ ellipse }) => ellipse?.rx.toFixed(2))).toEqual([undefined, '1.00']);
  });

  it('throws if the text is not SVG', () => expect(() => glyphFromIcon('<p/>')).toThrow());
});

describe('glyphFromOutline', () => {
  it('returns one filled shape', () => {
    const box = { x: 0, y: -700, width: 500, height: 700 };
    const glyph = glyphFromOutline({ path: 'M0 0H500V-700H0z', box });
    expect(glyph.kind).toBe('initials');
    expect(glyph.shapes.map(({ filled, line }) => [filled, line])).toEqual([[true, undefined]]);
  });
});
