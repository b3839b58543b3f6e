// Renderer of foreign SVG documents: resvg in WebAssembly, for Node.js and browsers.
import { base64OfBytes } from '../../model/bytes.ts';
import type { PictureType } from '../../model/picture-type.ts';
import type { SvgRenderer } from './artwork.ts';

/** The part of `@resvg/resvg-wasm` that is used. */
interface ResvgModule {
  readonly Resvg: new (svg: string, options: { font: { loadSystemFonts: boolean } }) => ResvgImage;
}

interface ResvgImage {
  toString(): string;
  render(): { readonly width: number; readonly height: number; readonly pixels: Uint8Array; free(): void };
  free(): void;
}

/** The renderer of a loaded module. */
export const createResvgRenderer = ({ Resvg }: ResvgModule): SvgRenderer => {
  const use = <Result>(svg: string, run: (image: ResvgImage) => Result): Result => {
    const image = new Resvg(svg, { font: { loadSystemFonts: false } });
    const result = run(image);
    image.free();
    return result;
  };
  return {
    normalize: svg => use(svg, image => image.toString()),
    draw: svg =>
      use(svg, image => {
        const rendered = image.render();
        const { width, height, pixels } = rendered;
        const colors = straightColors(pixels);
        rendered.free();
        return { width, height, colors };
      }),
  };
};

/** Arguments of `draw` for a picture that the renderer decodes, pixel by pixel. */
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

/** Divides by alpha: the renderer returns premultiplied colors. */
const straightColors = (bytes: Uint8Array): Uint32Array => {
  // A copy, because words must be aligned.
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
