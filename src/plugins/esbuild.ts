// esbuild plugin: favicon files and head.html.
import { resolve } from 'node:path';
import { toError } from '../model/narrow.ts';
import { filesWithHead, openFavicon, writeFavicon } from './favicon.ts';
import { PluginError, type PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface Message {
  text: string;
}

/** The part of esbuild's build object that the plugin uses. `onStart` may return errors and warnings. */
interface Build {
  readonly initialOptions: { absWorkingDir?: string; outdir?: string; publicPath?: string };
  onStart(callback: () => Promise<{ errors?: Message[]; warnings?: Message[] }>): void;
}

export interface EsbuildPlugin {
  name: string;
  setup(build: Build): void;
}

/**
 * Writes the files of a favicon to `outdir`. esbuild writes no pages, so add the elements of head.html to your
 * pages.
 *
 *     await build({ entryPoints: ['main.js'], outdir: 'dist', plugins: [favsmith({ icon: 'lucide/rocket' })] });
 */
export default function favsmith(input?: PluginInput): EsbuildPlugin {
  return {
    name: 'favsmith',
    setup({ initialOptions: { absWorkingDir = process.cwd(), outdir, publicPath = '/' }, onStart }) {
      onStart(async () => {
        try {
          if (outdir === undefined) throw new PluginError('The option outdir of esbuild is missing.');
          const favicon = await openFavicon(absWorkingDir, input).load();
          const files = filesWithHead(favicon, publicPath.replace(/\/?$/, '/'));
          writeFavicon(resolve(absWorkingDir, outdir), files);
          return { warnings: favicon.warnings.map(text => ({ text })) };
        } catch (error) {
          return { errors: [{ text: toError(error).message }] };
        }
      });
    },
  };
}
