// Image decoders and SVG renderer, loaded on first use. (Decision 028)

import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import type * as ResvgWasm from '@resvg/resvg-wasm';
import type { SvgRenderer } from '../compose/artwork/artwork.ts';
import { ArtworkError } from '../compose/artwork/clean-svg.ts';
import { createResvgRenderer, pictureDocument } from '../compose/artwork/resvg-renderer.ts';
import type { PictureType } from '../model/picture-type.ts';
import { withMemoryLimit } from '../raster/memory-limit.ts';
import type { PictureCodecs } from '../raster/picture-decoder.ts';
import { findPackage } from './installed-packages.ts';

/** Computed names, so that bundlers do not follow the imports. */
const WEBP = ['@jsquash', 'webp'].join('/');
const RESVG = ['@resvg', 'resvg-wasm'].join('/');
const importFile = (path: string) =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(path).href);

/** Evaluates a CommonJS file again. Does not use `createRequire`, which webpack would replace. */
const requireAgain = (path: string): object => {
  const require = process.getBuiltinModule('node:module').createRequire(path);
  const loaded = require(path);
  delete require.cache[path];
  return loaded;
};

/** The folder of an npm package, searched from this file and from `directory`, the folder of the fonts. */
const folderOf = (name: string, directory: string): string => {
  const folder = findPackage(name, import.meta.dirname ?? '') ?? findPackage(name, realpathSync(directory));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
};

/** Declares WebAssembly, which the types of Node.js do not include. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

interface WebpDecoder {
  decode(bytes: Uint8Array): { width: number; height: number; data: Uint8Array } | null;
}

/** Creates the codecs. Resolves their npm packages from `directory`, the folder of the fonts. */
export const createPictureCodecs = (
  directory: string,
  renderer: LoadedRenderer,
): PictureCodecs & { load(type: PictureType): Promise<void> } => {
  let webpModule: object | undefined;
  let webp: WebpDecoder | undefined;

  /** Creates a new instance for each document or picture, so that the memory can be freed afterwards. */
  const loadWebp = async (): Promise<WebpDecoder> => {
    const folder = join(folderOf(WEBP, directory), 'codec', 'dec');
    const module =
      webpModule ?? new WebAssembly.Module(withMemoryLimit(readFileSync(join(folder, 'webp_dec.wasm'))));
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
      if (type === 'image/jpeg' || type === 'image/gif') await renderer.load();
    },
    draw: (bytes, type, header) => renderer.draw(...pictureDocument(bytes, type, header)),
    decodeWebp: bytes => {
      const decoded = webp?.decode(bytes);
      // A document is read at once, with all its pictures.
      queueMicrotask(() => {
        webp = undefined;
      });
      if (!decoded) throw new Error('the decoder of WebP returned nothing');
      const { width, height, data } = decoded;
      return { width, height, colors: new Uint32Array(data.buffer, data.byteOffset, width * height) };
    },
    // Inflates into one chunk. It is larger than needed, so that zlib notices the end.
    inflate: (data, length) => inflateSync(data, { chunkSize: length + 64, maxOutputLength: length }),
  };
};

/** A renderer that has been loaded from its npm package. */
export interface LoadedRenderer extends SvgRenderer {
  /** Loads the renderer if necessary. Call it before each drawing, also after a crash. */
  load(): Promise<void>;
}

const TOO_MUCH_MEMORY =
  'The artwork takes too much memory to draw, or has a filter that cannot be drawn: simplify its patterns, masks, filters and pictures.';

/** Number of documents after which a new instance replaces the renderer. It takes about 5 ms. */
const MAX_DOCUMENTS = 100;

/**
 * Creates a renderer. It has 2.5 MB and is compiled once per thread, at the first artwork. The CommonJS form of the
 * package is removed from the module cache, so that a new instance frees the memory of the former one, which never
 * shrinks and is inconsistent after a crash.
 */
export const createSvgRenderer = (directory: string): LoadedRenderer => {
  let module: object | undefined;
  let loaded: SvgRenderer | undefined;
  let documents = 0;
  const use = <Result>(run: (renderer: SvgRenderer) => Result): Result => {
    if (!loaded) throw new Error('the renderer of artwork is not loaded');
    try {
      return run(loaded);
    } catch (error) {
      // The renderer crashes if a document needs more memory than the limit.
      if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
      loaded = undefined;
      throw new ArtworkError(TOO_MUCH_MEMORY);
    }
  };
  return {
    load: async () => {
      if (loaded && documents++ < MAX_DOCUMENTS) return;
      documents = 0;
      const folder = folderOf(RESVG, directory);
      const { initWasm, Resvg } = requireAgain(join(folder, 'index.js')) as typeof ResvgWasm;
      module ??= new WebAssembly.Module(withMemoryLimit(readFileSync(join(folder, 'index_bg.wasm'))));
      await initWasm(module as never);
      loaded = createResvgRenderer({ Resvg });
    },
    normalize: svg => use(renderer => renderer.normalize(svg)),
    draw: (...drawing) => use(renderer => renderer.draw(...drawing)),
  };
};
