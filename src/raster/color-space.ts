// Color spaces of pictures (ICC, cICP, gAMA and cHRM), and conversion of pixels to sRGB. (Decision 028)
import { Unzlib } from 'fflate';
import { joinBytes } from '../model/bytes.ts';
import { pngChunk } from '../model/picture-header.ts';

type Triple = readonly [number, number, number];

/** Three rows. */
type Matrix = readonly [Triple, Triple, Triple];

/** Decodes a sample from 0 to 1 to linear light. */
type Transfer = (sample: number) => number;

/** An RGB color space. */
interface ColorSpace {
  readonly transfers: readonly [red: Transfer, green: Transfer, blue: Transfer];
  /** Converts linear RGB to CIE XYZ with the white point D50, in which ICC profiles are written. */
  readonly toXyz: Matrix;
}

/** Chromaticities of white, red, green and blue: CIE x and y of each. */
type Chromaticities = readonly number[];

const D50: Triple = [0.9642, 1, 0.8249];
const [D65_X, D65_Y] = [0.3127, 0.329];

const multiply = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const transposed = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => [
  [a, d, g],
  [b, e, h],
  [c, f, i],
];

const product = (one: Matrix, other: Matrix): Matrix => {
  const [x, y, z] = transposed(other);
  return transposed([multiply(one, x), multiply(one, y), multiply(one, z)]);
};

const cross = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [b * f - c * e, c * d - a * f, a * e - b * d];

const inverse = ([one, two, three]: Matrix): Matrix => {
  const columns: Matrix = [cross(two, three), cross(three, one), cross(one, two)];
  const determinant = multiply([one, one, one], columns[0])[0];
  const scaled = (column: Triple): Triple => column.map(value => value / determinant) as unknown as Triple;
  return transposed([scaled(columns[0]), scaled(columns[1]), scaled(columns[2])]);
};

/** Multiplies the columns of a matrix. */
const withScales = (matrix: Matrix, [a, b, c]: Triple): Matrix =>
  matrix.map(([x, y, z]) => [x * a, y * b, z * c]) as unknown as Matrix;

/** Cone responses of the Bradford adaptation (ICC.1, annex E). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** The matrix from linear RGB to XYZ of D50. */
const matrixOf = ([
  wx = 0,
  wy = 0,
  rx = 0,
  ry = 0,
  gx = 0,
  gy = 0,
  bx = 0,
  by = 0,
]: Chromaticities): Matrix => {
  const xyz = (x: number, y: number): Triple => [x / y, 1, (1 - x - y) / y];
  const white = xyz(wx, wy);
  const primaries = transposed([xyz(rx, ry), xyz(gx, gy), xyz(bx, by)]);
  const toWhite = withScales(primaries, multiply(inverse(primaries), white));
  const [from, to] = [multiply(BRADFORD, white), multiply(BRADFORD, D50)];
  const adapted = withScales(transposed(BRADFORD), [to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return product(product(inverse(BRADFORD), transposed(adapted)), toWhite);
};

const BT709_PRIMARIES: Chromaticities = [D65_X, D65_Y, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];

/** The function of types 0 to 4 of the ICC parametric curve (ICC.1, 10.18). */
const parametric = ([
  g = 1,
  a = 1,
  b = 0,
  c = 0,
  d = -Infinity,
  e = 0,
  f = 0,
]: readonly number[]): Transfer => {
  return sample => (sample >= d ? Math.max(0, a * sample + b) ** g + e : c * sample + f);
};

const SRGB_TRANSFER = parametric([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]);

const SRGB_TO_XYZ = matrixOf(BT709_PRIMARIES);
const XYZ_TO_SRGB = inverse(SRGB_TO_XYZ);

const spaceOf = (transfer: Transfer, toXyz: Matrix): ColorSpace => ({
  transfers: [transfer, transfer, transfer],
  toXyz,
});

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const MOST_TAGS = 100;

/**
 * Reads an ICC profile with curves, and for RGB with a matrix (ICC.1, 8.3). `unknown` for other profiles, such as the
 * tables of printers, and for damaged ones. Undefined without a profile, and for a profile of gray in a picture of
 * colors, which browsers ignore.
 */
export const iccColorSpace = (
  profile: Uint8Array | undefined,
  { isGray }: { readonly isGray: boolean },
): ColorSpace | 'unknown' | undefined => {
  if (!profile) return undefined;
  try {
    const view = viewOf(profile);
    const tags = new Map<string, Uint8Array>();
    for (let tag = 0; tag < Math.min(view.getUint32(128), MOST_TAGS); tag++) {
      const at = 132 + 12 * tag;
      const start = view.getUint32(at + 4);
      tags.set(signature(profile, at), profile.subarray(start, start + view.getUint32(at + 8)));
    }
    const curve = (name: string): Transfer => readCurve(tags.get(name) ?? new Uint8Array());
    if (signature(profile, 16) === 'GRAY') return isGray ? spaceOf(curve('kTRC'), SRGB_TO_XYZ) : undefined;
    if (signature(profile, 16) !== 'RGB ' || signature(profile, 20) !== 'XYZ ') return 'unknown';
    const color = (name: string) =>
      fixedNumbers(tags.get(name) ?? new Uint8Array(), 8, 3) as unknown as Triple;
    return {
      transfers: [curve('rTRC'), curve('gTRC'), curve('bTRC')],
      toXyz: transposed([color('rXYZ'), color('gXYZ'), color('bXYZ')]),
    };
  } catch (error) {
    // Missing tags, and places outside of the profile.
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
};

const signature = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Numbers of the type s15Fixed16. Throws a RangeError if the bytes end before. */
const fixedNumbers = (bytes: Uint8Array, at: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => viewOf(bytes).getInt32(at + 4 * index) / 65_536);

/** Indices of the parameters in a parametric curve, by its type (ICC.1, table 68). */
const PARAMETERS = [[0], [0, 1, 2], [0, 1, 2, 5], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6]];

const readCurve = (bytes: Uint8Array): Transfer => {
  const view = viewOf(bytes);
  if (signature(bytes, 0) === 'para') {
    const type = view.getUint16(8);
    const places = PARAMETERS[type];
    if (!places) throw new RangeError('unknown function');
    const read = fixedNumbers(bytes, 12, places.length);
    const values: number[] = [];
    for (const [index, place] of places.entries()) values[place] = read[index] ?? 0;
    const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    // Types 1 and 2 are constant below -b / a.
    if (type === 1 || type === 2) return parametric([g, a, b, 0, -b / a, e, e]);
    return parametric(type === 0 ? [g] : [g, a, b, c, d, e, f]);
  }
  if (signature(bytes, 0) !== 'curv') throw new RangeError('unknown curve');
  const count = view.getUint32(8);
  if (count === 0) return sample => sample;
  if (count === 1) return parametric([view.getUint16(12) / 256]);
  // Throws a RangeError if the table is truncated.
  view.getUint16(12 + 2 * (count - 1));
  return sample => {
    const place = sample * (count - 1);
    const low = Math.min(Math.floor(place), count - 2);
    const value = (index: number) => view.getUint16(12 + 2 * index) / 65_535;
    return value(low) + (place - low) * (value(low + 1) - value(low));
  };
};

const SMPTE_C: Chromaticities = [D65_X, D65_Y, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07];
const P3_COLORS = [0.68, 0.32, 0.265, 0.69, 0.15, 0.06];

/** Primaries by code (ITU-T H.273, table 2). */
const CICP_PRIMARIES: ReadonlyMap<number, Chromaticities> = new Map([
  [1, BT709_PRIMARIES],
  [5, [D65_X, D65_Y, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06]],
  [6, SMPTE_C],
  [7, SMPTE_C],
  [9, [D65_X, D65_Y, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046]],
  [11, [0.314, 0.351, ...P3_COLORS]],
  [12, [D65_X, D65_Y, ...P3_COLORS]],
  [22, [D65_X, D65_Y, 0.63, 0.34, 0.295, 0.605, 0.155, 0.077]],
]);

/** The curve of displays for video (ITU-R BT.1886), which browsers use for all codes of its cameras. */
const VIDEO_TRANSFER = parametric([2.4]);

/** Transfer functions by code (ITU-T H.273, table 3). Those of HDR need a mapping of tones and are missing. */
const CICP_TRANSFERS: ReadonlyMap<number, Transfer> = new Map([
  ...[1, 6, 11, 14, 15].map((code): [number, Transfer] => [code, VIDEO_TRANSFER]),
  [4, parametric([2.2])],
  [5, parametric([2.8])],
  [8, parametric([1])],
  [13, SRGB_TRANSFER],
]);

/** Maximum number of bytes of an inflated profile. */
const MAXIMUM_PROFILE = 2 ** 22;

/** The profile in an iCCP chunk. Empty if it is damaged or too long. */
const inflatedProfile = (chunk: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Unzlib(part => {
    length += part.length;
    parts.push(part);
  });
  // A name, a zero, the compression method and the compressed profile.
  const data = chunk.subarray(chunk.indexOf(0) + 2);
  try {
    // Slices, because a short stream may inflate to gigabytes.
    for (let at = 0; at < data.length && length <= MAXIMUM_PROFILE; at += 4096)
      inflate.push(data.subarray(at, at + 4096), at + 4096 >= data.length);
  } catch {
    return new Uint8Array();
  }
  return length > MAXIMUM_PROFILE ? new Uint8Array() : joinBytes(parts);
};

/** The gamma that programs write for sRGB, and the relative difference up to which browsers take it as sRGB. */
const [SRGB_GAMMA, GAMMA_TOLERANCE] = [45_455, 0.05];

/** The color space of a PNG, by the first of its chunks that browsers read. `unknown` if it cannot be read. */
export const pngColorSpace = (png: Uint8Array): ColorSpace | 'unknown' | undefined => {
  const cicp = pngChunk(png, 'cICP');
  if (cicp) return cicpColorSpace(cicp) ?? 'unknown';
  const icc = pngChunk(png, 'iCCP');
  const isGray = ((png[25] ?? 0) & 2) === 0;
  if (icc) return iccColorSpace(inflatedProfile(icc), { isGray });
  const gamma = pngChunk(png, 'gAMA');
  const chromaticities = pngChunk(png, 'cHRM');
  if (pngChunk(png, 'sRGB') || gamma?.length !== 4) return undefined;
  const encoding = viewOf(gamma).getUint32(0);
  const isSrgb = !chromaticities && Math.abs(encoding / SRGB_GAMMA - 1) < GAMMA_TOLERANCE;
  if (encoding === 0 || isSrgb) return undefined;
  const colors =
    chromaticities?.length === 32
      ? Array.from({ length: 8 }, (_, at) => viewOf(chromaticities).getUint32(4 * at) / 100_000)
      : BT709_PRIMARIES;
  const toXyz = matrixOf(colors);
  if (!toXyz.flat().every(Number.isFinite)) return undefined;
  return spaceOf(parametric([100_000 / encoding]), toXyz);
};

const cicpColorSpace = ([primaries = 0, transfer = 0, matrix, isFullRange]: Uint8Array) => {
  const colors = CICP_PRIMARIES.get(primaries);
  const curve = CICP_TRANSFERS.get(transfer);
  return colors && curve && matrix === 0 && isFullRange === 1 ? spaceOf(curve, matrixOf(colors)) : undefined;
};

/** Number of steps in which linear light is converted to samples of sRGB. */
const STEPS = 2 ** 14;

/** Largest difference of a channel at which a color space counts as sRGB, which many profiles describe approximately. */
const SAME = 1;

/** Converts colors to sRGB in place. Clips those outside of sRGB, as browsers do. */
export const convertToSrgb = (colors: Uint32Array, { transfers, toXyz }: ColorSpace): void => {
  const tables = transfers.map(transfer => Float64Array.from({ length: 256 }, (_, at) => transfer(at / 255)));
  const [reds, greens, blues] = tables as [Float64Array, Float64Array, Float64Array];
  const samples = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
    const light = step / STEPS;
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  const [[rr, rg, rb], [gr, gg, gb], [br, bg, bb]] = product(XYZ_TO_SRGB, toXyz);
  const sample = (light: number): number =>
    samples[light <= 0 ? 0 : light >= 1 ? STEPS : Math.round(light * STEPS)] ?? 0;
  const converted = (color: number): number => {
    const red = reds[color & 255] ?? 0;
    const green = greens[(color >> 8) & 255] ?? 0;
    const blue = blues[(color >> 16) & 255] ?? 0;
    return (
      ((color & 0xff_00_00_00) |
        sample(rr * red + rg * green + rb * blue) |
        (sample(gr * red + gg * green + gb * blue) << 8) |
        (sample(br * red + bg * green + bb * blue) << 16)) >>>
      0
    );
  };
  const isSame = (color: number): boolean => {
    const result = converted(color);
    return [0, 8, 16].every(at => Math.abs(((color >> at) & 255) - ((result >> at) & 255)) <= SAME);
  };
  if (PROBES.every(isSame)) return;
  for (let at = 0; at < colors.length; at++) colors[at] = converted(colors[at] ?? 0);
};

/** Colors that tell color spaces apart: all combinations of five levels. */
const PROBES = [0, 32, 96, 160, 255].flatMap((red, _, levels) =>
  levels.flatMap(green => levels.map(blue => red | (green << 8) | (blue << 16))),
);
