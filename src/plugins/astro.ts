import { fileURLToPath } from 'node:url';
import { filesAt, headElementsAt, openFavicon, writeFavicon } from './favicon.ts';
import { headModuleCode, headModuleHooks } from './head-module.ts';
import type { PluginInput } from './plugin-options.ts';
import favsmithVite from './vite.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface SetupOptions {
  readonly config: { readonly root: URL; readonly base: string };
  readonly command: string;
  updateConfig(config: object): unknown;
  addMiddleware(middleware: { order: 'pre' | 'post'; entrypoint: URL }): void;
  addWatchFile(path: string): void;
}

interface BuildOptions {
  readonly dir: URL;
  readonly logger: { warn(message: string): void };
}

export interface AstroIntegration {
  name: string;
  hooks: {
    'astro:config:setup'(options: SetupOptions): Promise<void>;
    'astro:build:done'(options: BuildOptions): Promise<void>;
  };
}

/**
 * Builds a favicon for static and server-rendered pages. `input` contains options or the path of a design; the
 * default is favsmith.json.
 *
 * @example
 * ```js
 * import favsmith from 'favsmith/astro';
 *
 * export default { integrations: [favsmith({ icon: 'lucide/rocket' })] };
 * ```
 */
export default function favsmith(input?: PluginInput): AstroIntegration {
  let root = process.cwd();
  let siteBase = '/';
  let mode: string;
  return {
    name: 'favsmith',
    hooks: {
      'astro:config:setup': async ({ config, command, updateConfig, addMiddleware, addWatchFile }) => {
        root = fileURLToPath(config.root);
        siteBase = `${config.base}/`.replace('//', '/');
        mode = command === 'dev' ? 'development' : 'production';
        const source = openFavicon(root, input, mode);
        // Restarts Astro when the design changes, because the middleware contains the head elements.
        for (const file of source.sourceFiles()) addWatchFile(file);
        const isVersioned = command === 'dev';
        const code = headModuleCode(headElementsAt(await source.load(), { base: siteBase, isVersioned }));
        const headModule = { name: 'favsmith:head', ...headModuleHooks(() => code) };
        updateConfig({ vite: { plugins: [headModule, ...(isVersioned ? favsmithVite(input) : [])] } });
        addMiddleware({ order: 'post', entrypoint: new URL('./astro-middleware.js', import.meta.url) });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const source = openFavicon(root, input, mode);
        const favicon = await source.load();
        writeFavicon(fileURLToPath(dir), {
          files: filesAt(favicon, siteBase),
          sources: source.sourceFiles(),
        });
        for (const warning of favicon.warnings) logger.warn(warning);
      },
    },
  };
}
