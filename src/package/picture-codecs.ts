// Codecs of pictures, loaded at the first picture that needs them. (Decision 057)
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SvgRenderer } from '../compose/artwork/artwork.ts';
import { pictureDocument } from '../compose/artwork/resvg-renderer.ts';
import type { PictureType } from '../model/picture-type.ts';
import type { Pixels } from '../model/scene.ts';
import { MAXIMUM_PIXELS, type PictureCodecs } from '../raster/picture-decoder.ts';
import { findPackage } from './fonts/shaper.ts';

/** Variables, because bundlers must not follow the imports. */
const [WEBP, JPEG] = [['@jsquash', 'webp'].join('/'), ['jpeg', 'js'].join('-')];

/** The types of Node.js lack it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

type WebpDecoder = { decode(bytes: Uint8Array): DecodedImage | null };

/** Creates the codecs. `directory` is that of the fonts, from which the packages are found. */
export const createPictureCodecs = (
  directory: string,
  renderer: SvgRenderer & { load(): Promise<void> },
): PictureCodecs & { load(type: PictureType): Promise<void> } => {
  let decodeJpeg: typeof import('jpeg-js').decode | undefined;
  let webpModule: object | undefined;
  let webp: WebpDecoder | undefined;
  const folderOf = (name: string): string => {
    const folder = findPackage(name, import.meta.dirname ?? '') ?? findPackage(name, realpathSync(directory));
    if (folder === undefined) throw new Error(`${name} is not installed`);
    return folder;
  };
  const importFile = (path: string) =>
    import(/* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(path).href);

  /** A new instance for each picture: its memory ends with it. */
  const loadWebp = async (): Promise<WebpDecoder> => {
    const folder = join(folderOf(WEBP), 'codec', 'dec');
    const module = webpModule ?? new WebAssembly.Module(readFileSync(join(folder, 'webp_dec.wasm')));
    webpModule = module;
    const { default: create } = await importFile(join(folder, 'webp_dec.js'));
    return create({
      noInitialRun: true,
      instantiateWasm: (imports: object, done: (instance: object) => void) => {
        const instance = new WebAssembly.Instance(module, imports);
        done(instance);
        return instance.exports;
      },
    });
  };

  return {
    load: async type => {
      if (type === 'image/webp') webp = await loadWebp();
      if (type === 'image/jpeg')
        decodeJpeg ??= (await importFile(join(folderOf(JPEG), 'index.js'))).default.decode;
      if (type === 'image/jpeg' || type === 'image/gif') await renderer.load();
    },
    draw: (bytes, type, header) => renderer.draw(...pictureDocument(bytes, type, header)),
    decodeCmykJpeg: bytes => {
      if (!decodeJpeg) throw new Error('the decoder of JPEG is not loaded');
      const limits = { maxResolutionInMP: MAXIMUM_PIXELS / 1e6, maxMemoryUsageInMB: 256 };
      return pixelsOf(decodeJpeg(bytes, { useTArray: true, formatAsRGBA: true, ...limits }));
    },
    decodeWebp: bytes => {
      const decoded = webp?.decode(bytes);
      webp = undefined;
      if (!decoded) throw new Error('the decoder of WebP returned nothing');
      return pixelsOf(decoded);
    },
  };
};

const pixelsOf = ({ width, height, data }: DecodedImage): Pixels => ({
  width,
  height,
  colors: new Uint32Array(data.buffer, data.byteOffset, width * height),
});
