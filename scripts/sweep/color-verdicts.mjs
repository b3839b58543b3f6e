// Judges findings about colors and sizes by the pixels of the files.
import { TAB_STRIPS } from '../../dist/compose/color/legible.js';
import { decodePng } from '../../dist/raster/png-decoder.js';
import { premultiplied } from './compare-pixels.mjs';
import { colorsOf, coverageReader } from './coverage.mjs';
import { boxOf, inkOf } from './pixel-gaps.mjs';

/** Borderline cases: contrasts within this fraction of a limit, and sizes within this number of pixels. */
const CLOSE = { contrast: 0.03, pixels: 1 };

/** Luminance and contrast as WCAG 2.2 defines them. */
const luminance = ([red, green, blue]) => {
  const [r, g, b] = [red, green, blue].map(value => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const rgbOf = hex => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** Whether a value is below a limit. Undefined if it is close to the limit. */
const isBelow = (value, limit) =>
  value < limit * (1 - CLOSE.contrast) ? true : value < limit * (1 + CLOSE.contrast) ? undefined : false;

/** Places on the plate outside of the ink, as fractions of the side. */
const PLATE_PLACES = [
  [0.5, 0.03],
  [0.03, 0.5],
  [0.97, 0.5],
  [0.5, 0.97],
  [0.16, 0.16],
  [0.84, 0.84],
  [0.16, 0.84],
  [0.84, 0.16],
];

const pixelsAt = (image, size, places) =>
  places.map(([x, y]) => {
    const at = 4 * (Math.floor(y * size) * size + Math.floor(x * size));
    return [...image.subarray(at, at + 4)];
  });

/**
 * Verdicts on the contrast of a look. `isTrue` tells whether the pixels have the defect that a finding names. A
 * derived plate needs the contrast of graphical objects, 3; other plates need that of text, 4.5.
 * @param {Uint8Array} image large rendering of favicon.svg, premultiplied RGBA
 * @param {number} size
 * @param {{ scheme: 'light' | 'dark', hasDark: boolean }} look
 */
export const judgeContrast = (image, size, { scheme, hasDark }) => {
  const { ink } = colorsOf(image, size);
  const plate = pixelsAt(image, size, PLATE_PLACES).filter(([, , , alpha]) => alpha === 255);
  const isDerived = scheme === 'dark';
  const onPlate = Math.min(...plate.map(color => contrast(ink, color)));
  const tabs = hasDark ? [scheme] : /** @type {const} */ (['light', 'dark']);
  const onTabs = tabs.map(tab => {
    const strips = TAB_STRIPS[tab].map(({ hex }) => rgbOf(hex));
    const lowest = color => Math.min(...strips.map(strip => contrast(color, strip)));
    const isTrue =
      plate.length > 0 ? !isDerived && isBelow(Math.max(...plate.map(lowest)), 1.3) : isBelow(lowest(ink), 3);
    return { id: `${tab}-tab-strip`, isTrue };
  });
  return [
    ...(plate.length > 0 ? [{ id: 'contrast', isTrue: isBelow(onPlate, isDerived ? 3 : 4.5) }] : []),
    ...(isDerived ? [{ id: 'derived ink below 4.5', isTrue: isBelow(onPlate, 4.5) }] : []),
    ...onTabs,
  ];
};

/**
 * Verdicts on the large files: the safe zone of maskable icons, ink smaller than the padding allows, and a plate
 * that only touch icons have.
 * @param {(path: string) => Uint8Array} fileOf
 * @param {number} padding
 */
export const judgeSizes = (fileOf, padding) => {
  const read = path => {
    const { image, size } = readPng(fileOf(path));
    const reader = coverageReader(image, size);
    const ink = inkOf(Float64Array.from({ length: size * size }, (_, at) => reader(image, at)));
    return { size, image, ink };
  };
  const maskable = read('android-chrome-maskable-192x192.png');
  const any = read('android-chrome-192x192.png');
  const { width, height } = boxOf(any.ink, any.size);
  const missing = any.size * (1 - 2 * padding) - Math.max(width, height);
  const [edge, touch] = [any, read('apple-touch-icon.png')].map(
    ({ image, size }) => pixelsAt(image, size, [[0.5, 0.03]])[0]?.[3],
  );
  return [
    { id: 'safe-zone', isTrue: farthest(maskable) > 0.4 * maskable.size + CLOSE.pixels },
    {
      id: 'reduced-size',
      isTrue: missing > 2 * CLOSE.pixels ? true : missing > CLOSE.pixels ? undefined : false,
    },
    { id: 'added-plate', isTrue: touch === 255 && edge !== 255 },
  ];
};

const readPng = bytes => {
  const { rgba, width } = decodePng(bytes);
  return { image: premultiplied(rgba), size: width };
};

const farthest = ({ ink, size }) =>
  ink.reduce(
    (most, value, at) =>
      value
        ? Math.max(most, Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2))
        : most,
    0,
  );
