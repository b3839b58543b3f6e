import { resolve } from 'node:path';
import { toError } from '../model/unknown-value.ts';
import { filesWithHead, headElementsAt, openFavicon, writeFavicon } from './favicon.ts';
import { HEAD_MODULE, headModuleCode } from './head-module.ts';
import { PluginError, type PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface Message {
  text: string;
}

/** The parts of esbuild's build object that the plugin uses. `onStart` may return errors and warnings. */
interface Build {
  readonly initialOptions: { absWorkingDir?: string; outdir?: string; publicPath?: string };
  onStart(callback: () => Promise<{ errors?: Message[]; warnings?: Message[] }>): void;
  onResolve(options: { filter: RegExp }, callback: (module: { path: string }) => object | undefined): void;
  onLoad(options: { filter: RegExp; namespace: string }, callback: () => Promise<{ contents: string }>): void;
}

export interface EsbuildPlugin {
  name: string;
  setup(build: Build): void;
}

/**
 * Writes the files of a favicon to `outdir`. esbuild writes no pages, so add the elements of head.html to your
 * pages, or import them from virtual:favsmith/head.
 *
 * @example
 * ```js
 * import favsmith from 'favsmith/esbuild';
 *
 * export const options = {
 *   entryPoints: ['main.js'],
 *   outdir: 'dist',
 *   plugins: [favsmith({ icon: 'lucide/rocket' })],
 * };
 * ```
 */
export default function favsmith(input?: PluginInput): EsbuildPlugin {
  return {
    name: 'favsmith',
    setup({ initialOptions, onStart, onResolve, onLoad }) {
      const { absWorkingDir = process.cwd(), outdir, publicPath = '/' } = initialOptions;
      const base = publicPath.replace(/\/?$/, '/');
      onResolve({ filter: /^virtual:favsmith\// }, ({ path }) =>
        path === HEAD_MODULE ? { path, namespace: 'favsmith' } : undefined,
      );
      onLoad({ filter: /^/, namespace: 'favsmith' }, async () => {
        const favicon = await openFavicon(absWorkingDir, input).load();
        return { contents: headModuleCode(headElementsAt(favicon, { base })) };
      });
      onStart(async () => {
        try {
          if (outdir === undefined) throw new PluginError('The option outdir of esbuild is missing.');
          const source = openFavicon(absWorkingDir, input);
          const favicon = await source.load();
          writeFavicon(resolve(absWorkingDir, outdir), {
            files: filesWithHead(favicon, base),
            sources: source.sourceFiles(),
          });
          return { warnings: favicon.warnings.map(text => ({ text })) };
        } catch (error) {
          return { errors: [{ text: toError(error).message }] };
        }
      });
    },
  };
}
