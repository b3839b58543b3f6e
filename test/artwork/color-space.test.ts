// Colors of pictures with a color profile, beside those that Chromium 150 draws.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dataUrl, decode, packageOf, pngOf, svg } from './pictures.ts';

/** Numbers in the type s15Fixed16. */
const fixed = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeInt32BE(Math.round(number * 65_536), 4 * at);
  return bytes;
};
const uint32 = (...numbers: readonly number[]): Buffer =>
  Buffer.from(Uint32Array.from(numbers).buffer).swap32();
const uint16 = (...numbers: readonly number[]): Buffer =>
  Buffer.from(Uint16Array.from(numbers).buffer).swap16();
const tag = (type: string, ...data: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`), ...data]);
const gamma = (exponent: number) => tag('curv', uint32(1), uint16(Math.round(exponent * 256)));
const table = (values: readonly number[]) =>
  tag('curv', uint32(values.length), uint16(...values.map(value => Math.round(65_535 * value))));
const parametric = (type: number, ...parameters: readonly number[]) =>
  tag('para', uint16(type, 0), fixed(...parameters));

/** An ICC profile with these tags. */
const profileOf = (tags: Readonly<Record<string, Buffer>>, space = 'RGB '): Buffer => {
  const names = Object.keys(tags);
  const header = Buffer.alloc(128);
  header.write(`${space}XYZ `, 16);
  let at = 132 + 12 * names.length;
  const list = names.map(name => {
    const { length } = tags[name] as Buffer;
    at += length;
    return Buffer.concat([Buffer.from(name), uint32(at - length, length)]);
  });
  return Buffer.concat([header, uint32(names.length), ...list, ...Object.values(tags)]);
};

/** The colors red, green and blue in XYZ, as programs write them in their profiles. */
const COLORS = {
  srgb: [0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.7141],
  p3: [0.51512, 0.2412, -0.00105, 0.29198, 0.69225, 0.04189, 0.1571, 0.06657, 0.78407],
  adobe: [0.60974, 0.31111, 0.01947, 0.20528, 0.62567, 0.06087, 0.14919, 0.06322, 0.74457],
  proPhoto: [0.79767, 0.28804, 0, 0.13519, 0.71188, 0, 0.03134, 0.00009, 0.82491],
} as const;
const profile = (colors: keyof typeof COLORS, curve: Buffer): Buffer => {
  const [red, green, blue] = [0, 3, 6].map(at => tag('XYZ ', fixed(...COLORS[colors].slice(at, at + 3))));
  const curves = { rTRC: curve, gTRC: curve, bTRC: curve };
  return profileOf({ rXYZ: red as Buffer, gXYZ: green as Buffer, bXYZ: blue as Buffer, ...curves });
};

const SRGB = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;
const SRGB_CURVE = parametric(3, ...SRGB);
const SRGB_TABLE = table(
  Array.from({ length: 1024 }, (_, at) => {
    const sample = at / 1023;
    return sample > 0.04045 ? ((sample + 0.055) / 1.055) ** 2.4 : sample / 12.92;
  }),
);
const GRAY = profileOf({ kTRC: gamma(1.8) }, 'GRAY');
const PROPHOTO = profile('proPhoto', gamma(1.8));

/** Inserts chunks after the header of a PNG. The decoder ignores their checksums. */
const withChunks = (png: Uint8Array, ...chunks: readonly (readonly [string, Buffer])[]): Uint8Array => {
  const inserted = chunks.map(([name, data]) =>
    Buffer.concat([uint32(data.length), Buffer.from(name), data, uint32(0)]),
  );
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), ...inserted, png.subarray(33)]));
};
const icc = (bytes: Buffer): [string, Buffer] => [
  'iCCP',
  Buffer.concat([Buffer.from('x\0\0'), deflateSync(bytes)]),
];
const gAMA = (encoding: number): [string, Buffer] => ['gAMA', uint32(encoding)];
const cICP = (...codes: readonly number[]): [string, Buffer] => ['cICP', Buffer.from(codes)];
const P3_CHROMATICITIES: [string, Buffer] = [
  'cHRM',
  uint32(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000),
];
const SRGB_CHUNK: [string, Buffer] = ['sRGB', Buffer.from([0])];

const SAMPLES = ['e6283c', '1ec85a', '3c3cdc', '808080'] as const;
const channelsOf = (colors: readonly string[]): readonly number[] =>
  colors.flatMap(color => [...Buffer.from(color, 'hex')]);
const png = pngOf(4, 1, x => [...Buffer.from(`${SAMPLES[x]}ff`, 'hex')] as [number, number, number, number]);

const decoded = async (bytes: Uint8Array) => {
  const { colors, notes } = await decode(bytes);
  const channels = [...colors].flatMap(color => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
  return { channels, notes: notes.map(({ id }) => id) };
};

describe('decodePicture', () => {
  it.each([
    ['a profile of sRGB', [icc(profile('srgb', SRGB_CURVE))], SAMPLES],
    ['Display P3', [icc(profile('p3', SRGB_CURVE))], ['fb0032', '00cc49', '3c3ce5', '808080']],
    ['Display P3 with a table', [icc(profile('p3', SRGB_TABLE))], ['fb0032', '00cc49', '3c3ce5', '808080']],
    ['Adobe RGB', [icc(profile('adobe', gamma(2.199_218_75)))], ['ff233a', '00c950', '3939e1', '818181']],
    ['ProPhoto RGB', [icc(PROPHOTO)], ['ff004d', '00e64f', '004cf1', '929292']],
    [
      'a profile with linear curves',
      [icc(profile('srgb', table([])))],
      ['f46e85', '60e5a0', '8585ef', 'bcbcbc'],
    ],
    [
      'a curve of type 1',
      [icc(profile('p3', parametric(1, 2.2, 1.05, -0.05)))],
      ['fb0020', '00ca3c', '2f2fe4', '7a7a7a'],
    ],
    [
      'a curve of type 2',
      [icc(profile('p3', parametric(2, 2.2, 1.04, -0.06, 0.02)))],
      ['f80032', '00c945', '3b3be2', '7c7c7c'],
    ],
    [
      'a curve of type 4',
      [icc(profile('p3', parametric(4, ...SRGB, 0, 0)))],
      ['fb0032', '00cc49', '3c3ce5', '808080'],
    ],
    ['a profile of gray, in a picture of colors', [icc(GRAY)], SAMPLES],
    ['gAMA of linear light', [gAMA(100_000)], ['f46e85', '60e5a0', '8585ef', 'bcbcbc']],
    ['gAMA of old Macs', [gAMA(55_556)], ['eb354d', '28d26d', '4d4de3', '929292']],
    ['gAMA of sRGB', [gAMA(45_455)], SAMPLES],
    ['gAMA and cHRM', [gAMA(45_455), P3_CHROMATICITIES], ['fc002f', '00cd48', '3939e6', '818181']],
    ['cHRM alone', [P3_CHROMATICITIES], SAMPLES],
    ['sRGB before gAMA', [gAMA(100_000), SRGB_CHUNK], SAMPLES],
    ['an impossible gAMA', [gAMA(0)], SAMPLES],
    ['cICP of Display P3', [cICP(12, 13, 0, 1)], ['fb0032', '00cc49', '3c3ce5', '808080']],
    ['cICP of Rec. 2020', [cICP(9, 13, 0, 1)], ['ff0034', '00d343', '0038e7', '808080']],
    ['cICP of video', [cICP(1, 1, 0, 1)], ['e51c31', '12c551', '3131da', '797979']],
    ['cICP of cinemas', [cICP(11, 4, 0, 1)], ['f60030', '00cd48', '3837e6', '818181']],
    ['cICP before a profile', [cICP(12, 13, 0, 1), icc(PROPHOTO)], ['fb0032', '00cc49', '3c3ce5', '808080']],
  ] as [string, [string, Buffer][], readonly string[]][])(
    'converts a PNG with %s to sRGB as Chromium does',
    async (_name, chunks, expected) => {
      const { channels, notes } = await decoded(withChunks(png, ...chunks));
      const differences = channelsOf(expected).map((channel, at) => Math.abs(channel - (channels[at] ?? 0)));
      expect(Math.max(...differences), `${channels}`).toBeLessThanOrEqual(2);
      expect(notes).toEqual([]);
    },
  );

  it('converts a picture in an SVG document, too, and keeps its bytes in favicon.svg', async () => {
    const url = dataUrl(withChunks(png, icc(profile('p3', SRGB_CURVE))));
    const image = `<image width="24" height="6" style="image-rendering:pixelated" href="${url}"/>`;
    const { pixelOf, textOf } = await packageOf({ artwork: svg(image, '0 0 24 6'), trim: false });
    const found = [64, 192, 320, 448].map(x => pixelOf('android-chrome-512x512.png', x, 256).slice(1, 7));
    const expected = channelsOf(['fb0032', '00cc49', '3c3ce5', '808080']);
    const differences = channelsOf(found).map((channel, at) => Math.abs(channel - (expected[at] ?? 0)));
    expect(Math.max(...differences), `${found}`).toBeLessThanOrEqual(2);
    expect(textOf('favicon.svg')).toContain(url);
  });

  it('keeps the bytes of a PNG whose profile describes sRGB', async () => {
    const { channels } = await decoded(withChunks(png, icc(profile('srgb', SRGB_TABLE))));
    expect(channels).toEqual(channelsOf(SAMPLES));
  });

  const damaged = profile('p3', SRGB_CURVE);
  it.each([
    ['a profile of CMYK', icc(profileOf({ A2B0: tag('mft2') }, 'CMYK'))],
    ['a profile of tables', icc(profileOf({ A2B0: tag('mft2') }))],
    ['a truncated profile', icc(damaged.subarray(0, 200))],
    ['a profile whose table is truncated', icc(profile('p3', SRGB_TABLE.subarray(0, 99)))],
    ['a profile of an unknown curve', icc(profile('p3', parametric(9, 1)))],
    ['a profile of 8 MB', icc(Buffer.alloc(8_000_000))],
    ['a profile that cannot be inflated', ['iCCP', Buffer.from('x\0\0abc')]],
    ['cICP of HDR', cICP(9, 16, 0, 1)],
    ['cICP of YCbCr', cICP(1, 13, 1, 1)],
  ] as [string, [string, Buffer]][])(
    'keeps the colors of a PNG with %s, and reports that',
    async (_name, chunk) => {
      const { channels, notes } = await decoded(withChunks(png, chunk));
      expect(channels).toEqual(channelsOf(SAMPLES));
      expect(notes).toEqual(['color-profile-left-out']);
    },
  );
});
