// Limits of the rules: the last value without a finding, and the first value with one.
import { describe, expect, it } from 'vitest';
import { checkColor, checkDeclared } from '../../src/check/declared-rules.ts';
import {
  checkIco,
  checkMaskable,
  checkTouchIcon,
  checkWeight,
  isFindings,
  readPixels,
} from '../../src/check/image-rules.ts';
import { dataResource, type SiteFile, type SiteFinding, shortened } from '../../src/check/site.ts';
import { checkMaskIcon, checkSvg } from '../../src/check/svg-rules.ts';
import { contrastRatio, parseColor } from '../../src/compose/color/color.ts';
import { TAB_STRIPS } from '../../src/compose/color/legible.ts';
import { fileOf, icoOf, MARK, png, svg } from './sites.ts';

/** An opaque gray PNG. `grayAt` returns the brightness of each pixel. */
const gray = (side: number, grayAt: (x: number, y: number) => number = () => 0): SiteFile =>
  fileOf(
    png(side, side, (x, y) => {
      const value = grayAt(x, y);
      return [value, value, value, 255];
    }),
  );
const blue = (blueAt: (x: number) => number): SiteFile => fileOf(png(180, 180, x => [0, 0, blueAt(x), 255]));
const maskable = (file: SiteFile): readonly SiteFinding[] => {
  const pixels = readPixels(file);
  return isFindings(pixels) ? pixels : checkMaskable(file, pixels);
};

/** An ICO of `size` bytes. Its images have no bytes. */
const ico = (sides: readonly number[], size = 200): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(icoOf(...sides));
  return bytes;
};

const SIDE = 100;
const disc = (radius: number) =>
  gray(SIDE, (x, y) => (Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) <= radius ? 255 : 0));
/** A picture with a step in brightness, located by `at`. */
const step = (size: number, at: (x: number, y: number) => boolean) =>
  gray(SIDE, (x, y) => (at(x, y) ? 100 + size : 100));
const svgOf = (size: number) => fileOf(svg().padEnd(size));

describe('a limit of a rule', () => {
  it.each<[string, (value: number) => readonly SiteFinding[], number, number, RegExp]>([
    ['the side of a touch icon', side => checkTouchIcon(gray(side, x => x)), 180, 179, /only 179 px/],
    [
      'the contrast of a drawing',
      value => checkTouchIcon(gray(180, x => (x < 90 ? value : 0))),
      44,
      43,
      /almost/,
    ],
    ['the hue of a drawing', value => checkTouchIcon(blue(x => (x < 90 ? value : 0))), 64, 63, /almost/],
    [
      'the area of a drawing',
      area => checkTouchIcon(gray(180, (x, y) => (y * 180 + x < area ? 255 : 0))),
      65,
      64,
      /almost/,
    ],
    ['the bytes of a PNG', size => checkWeight(fileOf(ico([], size))), 200_000, 200_001, /200 kB/],
    ['the bytes of an ICO', size => checkIco(fileOf(ico([16, 32, 48], size))), 100_000, 100_001, /100 kB/],
    ['the images of an ICO', side => checkIco(fileOf(ico([16, side, 48]))), 32, 33, /not 32x32/],
    ['the bytes of an SVG', size => checkSvg(svgOf(size)), 50_000, 50_001, /50 kB/],
    ['the bytes of a parsed SVG', size => checkMaskIcon(svgOf(size)), 500_000, 500_001, /500 kB, too many/],
    ['the radius of the safe zone', radius => maskable(disc(radius)), 41, 43, /leaves the safe zone/],
    ['an edge from left to right', size => maskable(step(size, x => x < 2)), 40, 41, /leaves the safe zone/],
    ['an edge to the bottom', size => maskable(step(size, (_, y) => y > 97)), 40, 41, /leaves the safe zone/],
  ])('has no finding at the limit and one finding beyond it: %s', (_name, check, within, beyond, message) => {
    expect(check(within)).toEqual([]);
    expect(check(beyond)).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  it('of the stack is not reached by 2000 nested elements in a style element of an SVG', () => {
    const nested = `<style>${'<g>'.repeat(2000)}${'</g>'.repeat(2000)}</style>${MARK}`;
    expect(checkSvg(fileOf(svg(nested)))).toEqual([]);
  });

  it('of 100 characters applies to quotes: longer quotes are shortened', () => {
    expect(shortened('x'.repeat(100))).toBe('x'.repeat(100));
    expect(shortened('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  });

  it.each([
    ['light', 1.4],
    ['dark', 1.8],
  ] as const)('is the minimum contrast of an SVG with one of the %s tab strips: %d', (scheme, least) => {
    const grays = Array.from({ length: 256 }, (_, value) => value);
    const found = grays.filter(value =>
      checkSvg(fileOf(svg().replace('red', `rgb(${value} ${value} ${value})`))).some(({ message }) =>
        message.includes(`in ${scheme} browser tabs`),
      ),
    );
    const wanted = grays.filter(value => {
      const color = parseColor(`rgb(${value} ${value} ${value})`);
      return (
        typeof color === 'object' && TAB_STRIPS[scheme].every(strip => contrastRatio(color, strip) < least)
      );
    });
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThan(10);
    expect(found.length).toBeLessThan(200);
  });
});

describe('a declared size or color', () => {
  it.each<[string, string, number, SiteFile]>([
    ['a PNG of 32 px', '32x32', 0, gray(32)],
    ['a PNG of 32 px', '16x16 32x32', 0, gray(32)],
    ['a PNG of 32 px', '16x16', 1, gray(32)],
    ['a PNG of 32 px', '{{ sizes }}', 0, gray(32)],
    ['a PNG without its header', '32x32', 0, fileOf(gray(32).bytes.subarray(0, 23))],
    ['an SVG', '32x32 any', 0, fileOf(svg())],
    ['an SVG', '32x32', 1, fileOf(svg())],
    ['an ICO of 16 and 48 px', '48x48', 0, fileOf(ico([16, 48]))],
    ['an ICO of 16 and 48 px', '32x32', 1, fileOf(ico([16, 48]))],
    ['an ICO of 16 px', '016x16', 1, fileOf(ico([16]))],
  ])('of %s, sizes="%s", has this number of findings: %d', (_, sizes, count, file) => {
    expect(checkDeclared(file, { type: '', sizes })).toHaveLength(count);
  });

  it.each([
    ['#075985', 0],
    ['CanvasText', 0],
    ['currentcolor', 0],
    ['light-dark(red, blue)', 0],
    ['rgb(calc(1 + 2) 0 0)', 0],
    ['rgb(from red r g b)', 0],
    ['{{ color }}', 0],
    ['none', 1],
    ['x light-dark(red, blue)', 1],
    ['#12345', 1],
    [7, 1],
    [['{{ color }}'], 1],
    [undefined, 0],
  ])('%j has this number of findings: %d', (value, count) => {
    expect(checkColor('page', 'The color', value)).toHaveLength(count);
  });
});

it.each([
  ['data:,a%20b', 'a b'],
  ['DATA:text/plain;base64,YSBi', 'a b'],
  ['data:image/svg+xml,100%', '100%'],
  ['data:image/png', undefined],
  ['data:image/png;base64,*', undefined],
  ['/data:,x', undefined],
])('the data URL %s is decoded to %j', (url, text) => {
  const file = dataResource(url);
  expect(file && new TextDecoder().decode(file.bytes)).toBe(text);
});

it.each([
  ['', ['no viewBox']],
  ['width="9" height="9px"', ['no viewBox']],
  ['width="9" height="8"', ['no viewBox', 'not square']],
  ['viewBox="0,0 9,9" width="9" height="8"', []],
])('an SVG with the attributes %j has the findings %j', (attributes, expected) => {
  expect(checkSvg(fileOf(svg('<path fill="red"/>', attributes)))).toMatchObject(
    expected.map(text => ({ message: expect.stringContaining(text) })),
  );
});

it('an ICO has a finding if it is truncated, has an oblong image or has no images', () => {
  const messages = (bytes: Uint8Array) => checkIco(fileOf(bytes)).map(({ message }) => message);
  const long = ico([16, 32, 48]);
  // Sets the size of the first image: 54 bytes of directory and 146 bytes of image are the whole file.
  new DataView(long.buffer).setUint32(14, 146, true);
  new DataView(long.buffer).setUint32(18, 54, true);
  expect(messages(long)).toEqual([]);
  expect(messages(long.subarray(0, 199))).toEqual(['The file is truncated.']);
  const oblong = ico([16, 32, 48, 64]);
  oblong[7 + 48] = 63;
  expect(messages(oblong)).toEqual([expect.stringContaining('not square (16x16, 32x32, 48x48, 64x63)')]);
  expect(messages(ico([0, 16, 32, 48]))).toEqual([]);
  // Five bytes are no header. Six bytes are a header without images.
  for (const size of [5, 6])
    expect(messages(icoOf().subarray(0, size))).toEqual([expect.stringContaining('no images')]);
});
