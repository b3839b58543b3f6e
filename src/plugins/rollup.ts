import { dirname } from 'node:path';
import { type Favicon, filesWithHead, headElementsAt, openFavicon } from './favicon.ts';
import { headModuleCode, headModuleHooks } from './head-module.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

/** The parts of Rollup's plugin context that the plugin uses. */
interface PluginContext {
  addWatchFile(path: string): void;
  warn(message: string): void;
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
}

export interface RollupPlugin {
  name: string;
  buildStart(this: PluginContext): Promise<void>;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string> | string | undefined;
  generateBundle(this: PluginContext, output: { dir?: string; file?: string }): void;
}

/**
 * Emits the files of a favicon with the bundle. Rollup writes no pages, so add the elements of head.html to your
 * pages, or import them from virtual:favsmith/head.
 *
 * @example
 * ```js
 * import favsmith from 'favsmith/rollup';
 *
 * export default { plugins: [favsmith({ icon: 'lucide/rocket' })] };
 * ```
 */
export default function favsmith(input?: PluginInput): RollupPlugin {
  const source = openFavicon(process.cwd(), input);
  let favicon: Favicon;
  return {
    name: 'favsmith',
    async buildStart() {
      for (const file of source.sourceFiles()) this.addWatchFile(file);
      favicon = await source.load();
      for (const warning of favicon.warnings) this.warn(warning);
    },
    ...headModuleHooks(() => headModuleCode(headElementsAt(favicon, { base: '/' }))),
    generateBundle({ dir, file = '' }) {
      const files = filesWithHead(favicon, '/');
      source.assertNoSource(dir ?? dirname(file), files);
      for (const { path, bytes } of files) this.emitFile({ type: 'asset', fileName: path, source: bytes });
    },
  };
}
