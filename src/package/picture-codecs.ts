// Image decoders and SVG renderer, loaded on first use. (Decision 057)

import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import type * as ResvgWasm from '@resvg/resvg-wasm';
import type { SvgRenderer } from '../compose/artwork/artwork.ts';
import { createResvgRenderer, pictureDocument } from '../compose/artwork/resvg-renderer.ts';
import type { PictureType } from '../model/picture-type.ts';
import type { Pixels } from '../model/scene.ts';
import { MAXIMUM_PIXELS, type PictureCodecs } from '../raster/picture-decoder.ts';
import { findPackage } from './installed-packages.ts';

/** The names are computed, so that bundlers do not follow the imports. */
const [WEBP, JPEG] = [['@jsquash', 'webp'].join('/'), ['jpeg', 'js'].join('-')];
const RESVG = ['@resvg', 'resvg-wasm'].join('/');
const importFile = (path: string, query = '') =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ `${pathToFileURL(path).href}${query}`);

/** The folder of an npm package, found from this file or from `directory`, the folder of the fonts. */
const folderOf = (name: string, directory: string): string => {
  const folder = findPackage(name, import.meta.dirname ?? '') ?? findPackage(name, realpathSync(directory));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
};

/** The types of Node.js lack WebAssembly. */
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

/** Creates the codecs. `directory` is the folder of the fonts, from which the npm packages of the codecs are resolved. */
export const createPictureCodecs = (
  directory: string,
  renderer: SvgRenderer & { load(): Promise<void> },
): PictureCodecs & { load(type: PictureType): Promise<void> } => {
  let decodeJpeg: typeof import('jpeg-js').decode | undefined;
  let webpModule: object | undefined;
  let webp: WebpDecoder | undefined;

  /** Creates a new instance for each picture, so that its memory can be freed afterwards. */
  const loadWebp = async (): Promise<WebpDecoder> => {
    const folder = join(folderOf(WEBP, directory), 'codec', 'dec');
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
        decodeJpeg ??= (await importFile(join(folderOf(JPEG, directory), 'index.js'))).default.decode;
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
    // One chunk of output, with a byte more than it needs: zlib then knows that it has finished.
    inflate: (data, length) => inflateSync(data, { chunkSize: length + 64, maxOutputLength: length }),
  };
};

const pixelsOf = ({ width, height, data }: DecodedImage): Pixels => ({
  width,
  height,
  colors: new Uint32Array(data.buffer, data.byteOffset, width * height),
});

/**
 * Loads the renderer. It has 2.5 MB and is compiled once per thread, at the first artwork. After a crash, another
 * `attempt` changes the URL and thereby loads a new module, because the memory of the old one may be inconsistent.
 */
const loadRenderer = async (directory: string, attempt: number): Promise<SvgRenderer> => {
  const folder = folderOf(RESVG, directory);
  const { initWasm, Resvg }: typeof ResvgWasm = await importFile(
    join(folder, 'index.mjs'),
    `?attempt=${attempt}`,
  );
  await initWasm(readFileSync(join(folder, 'index_bg.wasm'))).catch((error: Error) => {
    // Another engine of this process has initialized the module.
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return createResvgRenderer({ Resvg });
};

/** Creates a renderer that works after `load`. After a crash, `load` must be called again. */
export const createSvgRenderer = (directory: string): SvgRenderer & { load(): Promise<void> } => {
  let attempt = 0;
  let loaded: SvgRenderer | undefined;
  const use = <Result>(run: (renderer: SvgRenderer) => Result): Result => {
    if (!loaded) throw new Error('the renderer of artwork is not loaded');
    try {
      return run(loaded);
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') loaded = undefined;
      throw error;
    }
  };
  return {
    load: async () => {
      loaded ??= await loadRenderer(directory, attempt++);
    },
    normalize: svg => use(renderer => renderer.normalize(svg)),
    draw: (svg, width, height) => use(renderer => renderer.draw(svg, width, height)),
  };
};
