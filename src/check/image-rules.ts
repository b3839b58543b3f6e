import { swatchesOf, VIVID_CONTRAST } from '../compose/artwork/traits.ts';
import { channelsOf, contrastRatio } from '../compose/color/color.ts';
import { DEFAULT_INK, ICO_SIZES } from '../compose/defaults.ts';
import type { Swatch } from '../compose/glyph/artwork-traits.ts';
import { type DecodedPixels, decodePng } from '../raster/png-decoder.ts';
import { PngError } from '../raster/png-rows.ts';
import { formatOf, ICO, PNG } from './file-format.ts';
import { compact, findingsAbout, type SiteFile, type SiteFinding } from './site.ts';

const MAXIMUM_ICO_BYTES = 100_000;
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface IcoImage {
  readonly width: number;
  readonly height: number;
  readonly isComplete: boolean;
}

/** Reads the directory of an ICO (Microsoft, ICONDIR), where 0 means a side of 256. Returns undefined for other formats. */
export const readIco = (bytes: Uint8Array): readonly IcoImage[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== 0x00010000) return undefined;
  const count = Math.min(view.getUint16(4, true), Math.floor((bytes.length - HEADER_BYTES) / ENTRY_BYTES));
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const end = view.getUint32(at + 8, true) + view.getUint32(at + 12, true);
    return {
      width: view.getUint8(at) || 256,
      height: view.getUint8(at + 1) || 256,
      isComplete: end <= bytes.length,
    };
  });
};

/** The size that the header of a PNG states. Empty if the header is incomplete. */
export const sizeOfPng = (bytes: Uint8Array): readonly Pick<IcoImage, 'width' | 'height'>[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes.length < 24 ? [] : [{ width: view.getUint32(16), height: view.getUint32(20) }];
};

export const checkIco = ({ name, bytes }: SiteFile): readonly SiteFinding[] => {
  const finding = findingsAbout(name);
  const images = readIco(bytes);
  const found = formatOf(bytes);
  if (images === undefined || images.length === 0)
    return finding.error(
      `The file is not an ICO, despite its name: ${found === ICO ? 'it has no images' : `it is ${found.name}`}.`,
      'Export it again; do not rename a PNG.',
    );
  const missing = ICO_SIZES.filter(
    side => !images.some(({ width, height }) => width === side && height === side),
  );
  const sizes = images.map(({ width, height }) => `${width}x${height}`).join(', ');
  return compact(
    !images.every(({ isComplete }) => isComplete) &&
      finding.error('The file is truncated.', 'Copy or export it again.'),
    missing.length > 0 &&
      finding.warning(
        `It has ${sizes}, but not ${missing.map(side => `${side}x${side}`).join(', ')}.`,
        'Export it with 16, 32 and 48 px: for tabs, the taskbar of Windows and search results.',
      ),
    images.some(({ width, height }) => width !== height) &&
      finding.warning(`An image is not square (${sizes}).`, 'Export it from a square picture.'),
    bytes.length > MAXIMUM_ICO_BYTES &&
      finding.warning(
        `It has ${Math.round(bytes.length / 1000)} kB, and every visitor loads it.`,
        'Keep 16, 32 and 48 px only.',
      ),
  );
};

const TOUCH_ICON_SIDE = 180;

/** Maximum channel difference in a picture of one color. */
const ONE_COLOR = 12;
/** Minimum channel difference of a drawing that stands out by its hue, and minimum fraction of the area that it covers. */
const DISTINCT = 64;
const DRAWN_PART = 0.002;
const MAXIMUM_PNG_BYTES = 200_000;

/** Safe zone of maskable icons: its radius as a fraction of the side. Source: W3C Web Application Manifest. */
const SAFE_ZONE_RADIUS = 0.4;

/** Edge threshold: neighboring pixels with a larger channel difference are an edge of the drawing, not a gradient. */
const EDGE = 40;

/** Returns the pixels of a PNG, or a finding. */
export const readPixels = ({ name, bytes }: SiteFile): DecodedPixels | readonly SiteFinding[] => {
  try {
    return decodePng(bytes);
  } catch (error) {
    if (!(error instanceof PngError)) throw error;
    const found = formatOf(bytes);
    return findingsAbout(name).error(
      found === PNG
        ? `The file ${error.message}, so it is not a valid PNG.`
        : `The file is not a valid PNG: it is ${found.name}.`,
      'Export it again, with 512x512 px or fewer; do not rename other formats.',
    );
  }
};

export const isFindings = (value: DecodedPixels | readonly SiteFinding[]): value is readonly SiteFinding[] =>
  Array.isArray(value);

export const checkTouchIcon = (resource: SiteFile): readonly SiteFinding[] => {
  const finding = findingsAbout(resource.name);
  const pixels = readPixels(resource);
  if (isFindings(pixels)) return pixels;
  const { width, height } = pixels;
  const isFilled = isOpaque(pixels);
  return compact(
    checkSquare(resource, pixels),
    width === height &&
      width < TOUCH_ICON_SIDE &&
      finding.warning(`It has only ${width} px and looks blurred.`, `Export it with ${TOUCH_ICON_SIDE} px.`),
    !isFilled &&
      finding.warning(
        'It is transparent, and iOS fills transparent parts with black.',
        'Use an opaque background with square corners: iOS rounds them.',
      ),
    isFilled && checkDrawing(resource, pixels),
    checkWeight(resource),
  );
};

export const checkSquare = ({ name }: SiteFile, { width, height }: DecodedPixels): readonly SiteFinding[] =>
  width === height
    ? []
    : findingsAbout(name).warning(`It is not square (${width}x${height}).`, 'Export a square picture.');

/** Checks that an opaque picture shows a drawing: colors that stand out from the most frequent one. */
const checkDrawing = ({ name }: SiteFile, { rgba }: DecodedPixels): readonly SiteFinding[] => {
  const swatches = swatchesOf({ colors: new Uint32Array(rgba.slice().buffer) });
  const ground = swatches[0]?.color ?? DEFAULT_INK;
  const distance = ({ color }: Swatch) =>
    Math.max(
      ...channelsOf(color).map((value, channel) => Math.abs(value - (channelsOf(ground)[channel] ?? 0))),
    );
  const plain = swatches.filter(
    swatch => distance(swatch) < DISTINCT && contrastRatio(swatch.color, ground) < VIVID_CONTRAST,
  );
  const finding = findingsAbout(name);
  const fix = 'Export it with a background that differs from the drawing.';
  if (plain.reduce((sum, { share }) => sum + share, 0) <= 1 - DRAWN_PART) return [];
  return swatches.every(swatch => distance(swatch) <= ONE_COLOR)
    ? finding.warning('It has only one color, so it shows no drawing.', fix)
    : finding.warning('Its drawing has almost the color of its background, so it is hardly visible.', fix);
};

export const checkMaskable = (resource: SiteFile, pixels: DecodedPixels): readonly SiteFinding[] => {
  const finding = findingsAbout(resource.name);
  if (!isOpaque(pixels))
    return finding.warning(
      'It is maskable but transparent, so launchers show their own background.',
      'Fill the whole square.',
    );
  if (!hasEdgeOutsideSafeZone(pixels)) return checkDrawing(resource, pixels);
  return finding.warning(
    'It is maskable, but its drawing leaves the safe zone, so launchers cut it off.',
    'Fit the drawing into the central circle whose diameter is 80 % of the side.',
  );
};

export const checkWeight = ({ name, bytes }: SiteFile): readonly SiteFinding[] =>
  bytes.length > MAXIMUM_PNG_BYTES
    ? findingsAbout(name).warning(`It has ${Math.round(bytes.length / 1000)} kB.`, 'Compress the PNG.')
    : [];

const isOpaque = ({ rgba }: DecodedPixels): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < 255) return false;
  return true;
};

const hasEdgeOutsideSafeZone = ({ width, height, rgba }: DecodedPixels): boolean => {
  // One more pixel for anti-aliasing.
  const radius = SAFE_ZONE_RADIUS * Math.min(width, height) + 1;
  const isOutside = (x: number, y: number) => Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > radius;
  const differs = (first: number, second: number) =>
    [0, 1, 2].some(channel => Math.abs((rgba[first + channel] ?? 0) - (rgba[second + channel] ?? 0)) > EDGE);
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const at = (y * width + x) * 4;
      if (isOutside(x, y) && isOutside(x + 1, y) && differs(at, at + 4)) return true;
      if (isOutside(x, y) && isOutside(x, y + 1) && differs(at, at + width * 4)) return true;
    }
  return false;
};
