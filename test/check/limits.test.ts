// Limits of the rules: the last value without a finding, and the first value with one.
import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { checkColor, checkDeclared } from '../../src/check/declared-rules.ts';
import {
  checkIco,
  checkMaskable,
  checkTouchIcon,
  checkWeight,
  isFinding,
  readPixels,
} from '../../src/check/image-rules.ts';
import { dataResource, type SiteFile, type SiteFinding, shortened } from '../../src/check/site.ts';
import { checkMaskIcon, checkSvg } from '../../src/check/svg-rules.ts';
import { contrastRatio, parseColor } from '../../src/compose/color/color.ts';
import { TAB_STRIPS } from '../../src/compose/color/legible.ts';

const fileOf = (bytes: Uint8Array | string, name = 'file'): SiteFile => ({
  name,
  url: `http://site/${name}`,
  bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
});
const padded = (bytes: Uint8Array, size: number): Uint8Array => {
  const all = new Uint8Array(size);
  all.set(bytes);
  return all;
};

/** An opaque gray PNG. `grayAt` returns the brightness of each pixel. */
const png = (side: number, grayAt: (x: number, y: number) => number): SiteFile => {
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++)
    data.fill(grayAt(at % side, Math.floor(at / side)), at * 4, at * 4 + 3);
  return fileOf(encode({ width: side, height: side, depth: 8, channels: 4, data }));
};
const maskable = (file: SiteFile): readonly SiteFinding[] => {
  const pixels = readPixels(file);
  return isFinding(pixels) ? [pixels] : checkMaskable(file, pixels);
};

/** Directory of an ICO with images of the given sides. The images have no bytes. */
const ico = (sides: readonly number[], size = 200): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set([0, 0, 1, 0, sides.length, 0]);
  sides.forEach((side, index) => {
    bytes.set([side, side], 6 + index * 16);
  });
  return bytes;
};

const SIDE = 100;
const disc = (radius: number) =>
  png(SIDE, (x, y) => (Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) <= radius ? 255 : 0));
/** A picture with a step in brightness, located by `at`. */
const step = (size: number, at: (x: number, y: number) => boolean) =>
  png(SIDE, (x, y) => (at(x, y) ? 100 + size : 100));
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}<path fill="red" d="M0 0h9v9z"/></svg>`;
const svgOf = (size: number) => fileOf(svg('').padEnd(size));

describe('a limit of a rule', () => {
  it.each<[string, readonly SiteFinding[], readonly SiteFinding[], RegExp]>([
    [
      'the side of a touch icon',
      checkTouchIcon(png(180, () => 0)),
      checkTouchIcon(png(179, () => 0)),
      /only 179 px/,
    ],
    [
      'the bytes of a PNG',
      checkWeight(fileOf(new Uint8Array(200_000))),
      checkWeight(fileOf(new Uint8Array(200_001))),
      /200 kB/,
    ],
    [
      'the bytes of an ICO',
      checkIco(fileOf(ico([16, 32, 48], 100_000))),
      checkIco(fileOf(ico([16, 32, 48], 100_001))),
      /100 kB/,
    ],
    [
      'the images of an ICO',
      checkIco(fileOf(ico([16, 32, 48]))),
      checkIco(fileOf(ico([16, 48]))),
      /not 32x32/,
    ],
    ['the bytes of an SVG', checkSvg(svgOf(50_000)), checkSvg(svgOf(50_001)), /50 kB/],
    [
      'the bytes of a parsed SVG',
      checkMaskIcon(svgOf(500_000)),
      checkMaskIcon(svgOf(500_001)),
      /500 kB, too many/,
    ],
    ['the radius of the safe zone', maskable(disc(41)), maskable(disc(43)), /leaves the safe zone/],
    [
      'the brightness of an edge from left to right',
      maskable(step(40, x => x < 2)),
      maskable(step(41, x => x < 2)),
      /leaves the safe zone/,
    ],
    [
      'the brightness of an edge from top to bottom',
      maskable(step(40, (_, y) => y > 97)),
      maskable(step(41, (_, y) => y > 97)),
      /leaves the safe zone/,
    ],
  ])('has no finding at the limit and one finding beyond it: %s', (_name, within, beyond, message) => {
    expect(within).toEqual([]);
    expect(beyond.map(finding => finding.message)).toEqual([expect.stringMatching(message)]);
  });

  it('of 100 characters applies to quotes, which are shortened beyond it', () => {
    expect(shortened('x'.repeat(100))).toBe('x'.repeat(100));
    expect(shortened('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  });

  it.each([
    ['light', 1.4],
    ['dark', 1.8],
  ] as const)(
    'for the contrast of an SVG applies to the %s tab strip with the highest contrast: %d',
    (scheme, least) => {
      const grays = Array.from({ length: 256 }, (_, gray) => gray);
      const found = grays.filter(gray =>
        checkSvg(fileOf(svg('').replace('red', `rgb(${gray} ${gray} ${gray})`))).some(({ message }) =>
          message.includes(`in ${scheme} browser tabs`),
        ),
      );
      const wanted = grays.filter(gray => {
        const color = parseColor(`rgb(${gray} ${gray} ${gray})`);
        return (
          typeof color === 'object' && TAB_STRIPS[scheme].every(strip => contrastRatio(color, strip) < least)
        );
      });
      expect(found).toEqual(wanted);
      expect(found.length).toBeGreaterThan(10);
      expect(found.length).toBeLessThan(200);
    },
  );
});

describe('a declared size or color', () => {
  it.each<[SiteFile, string, number]>([
    [png(32, () => 0), '32x32', 0],
    [png(32, () => 0), '16x16 32x32', 0],
    [png(32, () => 0), '16x16', 1],
    [png(32, () => 0), '{{ sizes }}', 0],
    [fileOf(svg('')), '32x32 any', 0],
    [fileOf(svg('')), '32x32', 1],
    [fileOf(ico([16, 48])), '48x48', 0],
    [fileOf(ico([16, 48])), '32x32', 1],
    [fileOf(ico([16])), '016x16', 1],
  ])('of row %# is compared with the sizes in the file', (file, sizes, count) => {
    const pixels = readPixels(file);
    expect(checkDeclared(file, { type: '', sizes }, isFinding(pixels) ? undefined : pixels)).toHaveLength(
      count,
    );
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
    ['#12345', 1],
    [7, 1],
    [undefined, 0],
  ])('%j has this number of findings: %d', (value, count) => {
    expect(checkColor('page', 'The color', value)).toHaveLength(count);
  });
});

describe('a data URL', () => {
  it.each([
    ['data:,a%20b', 'a b'],
    ['DATA:text/plain;base64,YSBi', 'a b'],
    ['data:image/svg+xml,100%', '100%'],
    ['data:image/png', undefined],
    ['data:image/png;base64,*', undefined],
    ['/data:,x', undefined],
  ])('%s is decoded to %j', (url, text) => {
    const file = dataResource(url);
    expect(file && new TextDecoder().decode(file.bytes)).toBe(text);
  });
});

it('an SVG has a finding about unequal sides only if it has no viewBox and two different sides', () => {
  const sized = (attributes: string) =>
    checkSvg(fileOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path fill="red"/></svg>`)).map(
      ({ message }) => message,
    );
  expect(sized('')).toEqual([expect.stringContaining('no viewBox')]);
  expect(sized('width="9" height="9px"')).toEqual([expect.stringContaining('no viewBox')]);
  expect(sized('width="9" height="8"')).toEqual([
    expect.stringContaining('no viewBox'),
    expect.stringContaining('not square'),
  ]);
  expect(sized('viewBox="0,0 9,9" width="9" height="8"')).toEqual([]);
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
  expect(messages(padded(new Uint8Array([0, 0, 1, 0, 1]), 5))).toEqual([
    expect.stringContaining('no images'),
  ]);
});
