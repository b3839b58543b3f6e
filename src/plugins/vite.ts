// Vite plugin: favicon in builds, development server and pages.
import type { Plugin, ResolvedConfig } from 'vite';
import { type Favicon, type FaviconSource, openFavicon } from './favicon.ts';
import { filesAt, headElementsAt, withoutFavicon } from './head-tags.ts';
import type { PluginInput } from './plugin-options.ts';
import { CLIENT_PATH, clientScript, serveFavicon } from './vite-dev-server.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

/**
 * Builds a favicon from options or a design, favsmith.json by default. It emits the files, replaces the icon links of HTML
 * pages, and in development applies a changed design without a reload.
 *
 *     export default defineConfig({ plugins: [favsmith({ icon: 'lucide/rocket', bg: '#0369a1' })] });
 */
export default function favsmith(input?: PluginInput): Plugin[] {
  let config: ResolvedConfig;
  let source: FaviconSource;
  let favicon: Promise<Favicon>;

  return [
    {
      name: 'favsmith:page',
      // Before Vite resolves the URLs of a page: files of removed links may be missing.
      transformIndexHtml: { order: 'pre', handler: withoutFavicon },
    },
    {
      name: 'favsmith',
      configResolved(resolved) {
        config = resolved;
        source = openFavicon(config.root, input);
      },
      async buildStart() {
        if (config.command === 'serve') return;
        favicon = source.load();
        const { warnings } = await favicon;
        if (!isClient(this)) return;
        if (source.designFile !== undefined) this.addWatchFile(source.designFile);
        for (const warning of warnings) this.warn(warning);
      },
      async generateBundle() {
        if (!isClient(this)) return;
        for (const { path, bytes } of filesAt(await favicon, config.base))
          this.emitFile({ type: 'asset', fileName: path, source: bytes });
      },
      configureServer(server) {
        favicon = source.load();
        serveFavicon(server, source, {
          current: () => favicon,
          replace: next => {
            favicon = Promise.resolve(next);
          },
        });
      },
      resolveId: id => (id === CLIENT_PATH ? id : undefined),
      load: id => (id === CLIENT_PATH ? clientScript : undefined),
      transformIndexHtml: {
        order: 'post',
        async handler(_, { path, server }) {
          const options = { base: baseOf(config.base, path), isVersioned: server !== undefined };
          const tags = headElementsAt(await favicon, options).map(({ tag, attributes }) => ({
            tag,
            attrs: { ...attributes },
            injectTo: 'head' as const,
          }));
          if (!server) return tags;
          const attrs = { type: 'module', src: `${config.base}${CLIENT_PATH.slice(1)}` };
          return [...tags, { tag: 'script', attrs, injectTo: 'head' as const }];
        },
      },
    },
  ];
}

/** Server bundles need no favicon files. */
const isClient = ({
  environment,
}: {
  readonly environment: { readonly config: { readonly consumer: string } };
}) => environment.config.consumer === 'client';

/** A relative base is relative to the page: `../` for each of its folders. */
const baseOf = (base: string, path: string): string => {
  if (base !== '' && base !== './') return base;
  return '../'.repeat(path.split('/').length - 2) || './';
};
