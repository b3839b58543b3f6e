// Renderer of SVG artwork: resvg in WebAssembly, for Node.js and browsers.
import { base64OfBytes } from '../../model/bytes.ts';
import type { PictureType } from '../../model/picture-type.ts';
import type { SvgRenderer } from './artwork.ts';

/** The parts of `@resvg/resvg-wasm` that are used. */
interface ResvgModule {
  readonly Resvg: new (svg: string, options: ResvgOptions) => ResvgImage;
}

interface ResvgOptions {
  readonly font: { readonly loadSystemFonts: boolean };
}

interface ResvgImage {
  toString(): string;
  render(): RenderedImage & { free(): void };
  free(): void;
}

interface RenderedImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Creates a renderer from the loaded module. */
export const createResvgRenderer = ({ Resvg }: ResvgModule): SvgRenderer => {
  const use = <Result>(svg: string, run: (image: ResvgImage) => Result): Result => {
    // Quotation marks in values are escaped, so that only attributes match.
    const known = svg.replaceAll('image-rendering="pixelated"', 'image-rendering="optimizeSpeed"');
    const image = new Resvg(known, { font: { loadSystemFonts: false } });
    const result = run(image);
    image.free();
    return result;
  };
  return {
    normalize: svg => use(svg, image => image.toString()),
    draw: (svg, width, height, zoom = 1) =>
      use(svg, image => {
        const rendered = image.render();
        const pixels = zoom === 1 ? rendered.pixels : averaged(rendered, [width, height], zoom);
        rendered.free();
        return { width, height, colors: straightColors(pixels) };
      }),
  };
};

/** Arguments for `draw`, with which it decodes a picture at its original size. */
export const pictureDocument = (
  bytes: Uint8Array,
  type: PictureType,
  { width, height }: { readonly width: number; readonly height: number },
): [svg: string, width: number, height: number] => [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" ` +
    `height="${height}" preserveAspectRatio="none" image-rendering="optimizeSpeed" ` +
    `href="data:${type};base64,${base64OfBytes(bytes)}"/></svg>`,
  width,
  height,
];

/** Averages squares of `zoom` × `zoom` pixels. */
const averaged = (
  { width, height, pixels }: RenderedImage,
  [columns, rows]: readonly [number, number],
  zoom: number,
): Uint8Array => {
  const sums = new Float64Array(4 * columns * rows);
  const inColumns = Array.from({ length: width }, (_, x) => partsOf(x, zoom, columns));
  for (let y = 0; y < height; y++)
    for (const inRow of partsOf(y, zoom, rows))
      for (let x = 0, at = 4 * y * width; x < width; x++, at += 4)
        for (const inColumn of inColumns[x] ?? []) {
          const to = 4 * (inRow.square * columns + inColumn.square);
          const part = inRow.part * inColumn.part;
          for (let channel = 0; channel < 4; channel++)
            sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[at + channel] ?? 0) * part;
        }
  return Uint8Array.from(sums, sum => Math.round(sum / zoom ** 2));
};

/** The squares in which a row or column of pixels is, and its part in each. */
const partsOf = (pixel: number, zoom: number, count: number) => {
  const square = Math.floor(pixel / zoom);
  const part = Math.min(1, (square + 1) * zoom - pixel);
  const parts = [
    { square, part },
    { square: square + 1, part: 1 - part },
  ];
  return parts.filter(each => each.part > 0 && each.square < count);
};

/** Divides colors by alpha, because the renderer returns premultiplied colors. */
const straightColors = (bytes: Uint8Array): Uint32Array => {
  // A copy, because a Uint32Array must start at a multiple of four bytes.
  const colors = new Uint32Array(bytes.slice().buffer);
  for (let at = 0; at < colors.length; at++) {
    const color = colors[at] ?? 0;
    const alpha = color >>> 24;
    if (alpha === 0 || alpha === 255) continue;
    const channel = (value: number) => Math.min(255, Math.round((value * 255) / alpha));
    const [red, green, blue] = [color & 255, (color >> 8) & 255, (color >> 16) & 255];
    colors[at] = (channel(red) | (channel(green) << 8) | (channel(blue) << 16) | (alpha << 24)) >>> 0;
  }
  return colors;
};
