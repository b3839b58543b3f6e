// Renderer of foreign SVG documents: resvg in WebAssembly, for Node.js and browsers.
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

/** Divides by alpha: the renderer returns premultiplied colors. */
const straightColors = (bytes: Uint8Array): Uint32Array => {
  const colors = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < colors.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(4 * at, 4 * at + 4);
    if (alpha === 0) continue;
    const channel = (value: number) => Math.min(255, Math.round((value * 255) / alpha));
    colors[at] = (channel(red) | (channel(green) << 8) | (channel(blue) << 16) | (alpha << 24)) >>> 0;
  }
  return colors;
};
