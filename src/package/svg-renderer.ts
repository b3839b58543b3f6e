// Renderer of foreign SVG documents, in WebAssembly.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ResvgWasm from '@resvg/resvg-wasm';
import type { SvgRenderer } from '../compose/artwork/artwork.ts';
import { createResvgRenderer } from '../compose/artwork/resvg-renderer.ts';
import { findPackage } from './fonts/shaper.ts';

/** A variable, because bundlers must not follow the import. */
const RESVG = ['@resvg', 'resvg-wasm'].join('/');

/**
 * Loads the renderer: 2.5 MB, compiled at the first artwork of a thread. Loads a new module after each crash, because
 * the memory of a crashed module may be inconsistent. Finds its npm package from `directory`, the folder of the fonts.
 */
const loadRenderer = async (directory: string, attempt: number): Promise<SvgRenderer> => {
  const folder = findPackage(RESVG, import.meta.dirname ?? '') ?? findPackage(RESVG, realpathSync(directory));
  if (folder === undefined) throw new Error(`${RESVG} is not installed`);
  const url = `${pathToFileURL(join(folder, 'index.mjs')).href}?attempt=${attempt}`;
  const { initWasm, Resvg }: typeof ResvgWasm = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ url
  );
  await initWasm(readFileSync(join(folder, 'index_bg.wasm'))).catch((error: Error) => {
    // Another engine of this process has loaded the module.
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return createResvgRenderer({ Resvg });
};

/** Creates a renderer that works after `load`. After a crash, it must be loaded again. */
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
