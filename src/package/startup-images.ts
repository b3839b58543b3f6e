// Launch screens of iOS: the table of devices, and a screen with the icon on its background.
import { encodePng } from '../raster/png.ts';
import { quantizeAnyway } from '../raster/quantize.ts';
import { createRaster, onCanvas, pixelOf, type Raster } from '../raster/raster.ts';

interface Screen {
  /** Width and height in points, in portrait. */
  readonly points: readonly [width: number, height: number];
  /** Pixels per point. */
  readonly ratio: 2 | 3;
}

const screens = (ratio: Screen['ratio'], sizes: string): readonly Screen[] =>
  sizes.split(' ').map(size => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { points: [width, height], ratio };
  });

/**
 * The screens of devices with iOS or iPadOS 17 and newer, iPhones first. iOS uses an image only if it has exactly the
 * pixels of the screen. (Apple, Human Interface Guidelines, Layout: device dimensions)
 */
const SCREENS: readonly Screen[] = [
  ...screens(3, '440x956 402x874 420x912 430x932 393x852 428x926 390x844 375x812 414x896'),
  ...screens(2, '414x896 375x667'),
  ...screens(2, '1032x1376 1024x1366 834x1210 834x1194 820x1180 834x1112 810x1080 744x1133 768x1024'),
];

/** Side of the icon as a fraction of the shorter side of the screen. */
const ICON_SIZE = 0.32;

export interface StartupImage {
  readonly path: `${string}.png`;
  readonly width: number;
  readonly height: number;
  readonly media: string;
}

export const startupImages = (orientation = 'portrait'): readonly StartupImage[] =>
  SCREENS.map(({ points, ratio }) => {
    const isLandscape = orientation.startsWith('landscape');
    const [short, long] = points.map(length => length * ratio) as [number, number];
    const [width, height] = isLandscape ? [long, short] : [short, long];
    const [x, y] = points;
    return {
      path: `apple-touch-startup-${width}x${height}.png`,
      width,
      height,
      // device-width is the shorter side in both orientations.
      media: `screen and (device-width: ${x}px) and (device-height: ${y}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${isLandscape ? 'landscape' : 'portrait'})`,
    };
  });

/**
 * A launch screen as PNG: the icon on a plain background, like the splash screen of Android. It has a palette: millions
 * of pixels with three channels would be too large to load, and to compress in the memory of the kernel.
 */
export const renderStartupImage = (
  { width: side, indexed, pixels }: Raster,
  size: { readonly width: number; readonly height: number },
  hex: string,
): Uint8Array => {
  const icon = createRaster(side, indexed ?? quantizeAnyway(pixels, side));
  return encodePng(onCanvas(icon, { ...size, color: pixelOf(hex) }));
};

/** Side of the icon in pixels. */
export const startupIconSide = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number => 2 * Math.round((Math.min(width, height) * ICON_SIZE) / 2);
