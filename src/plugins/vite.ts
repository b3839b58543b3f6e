import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { tryTo } from '../cli/project-files.ts';
import { toError } from '../model/unknown-value.ts';
import { type HeadElement, toHtml } from '../package/install/head-elements.ts';
import {
  crossOriginOf,
  headTags,
  isIconTag,
  removeIconTags,
  withCrossOrigin,
} from '../package/install/head-links.ts';
import { type Favicon, type FaviconSource, filesAt, headElementsAt, openFavicon } from './favicon.ts';
import { HEAD_MODULE, headModuleCode, headModuleHooks, notLinked } from './head-module.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

const CLIENT_PATH = '/@favsmith/client.js';

/** Event that the development server sends with the changed head elements as HTML. */
const UPDATE_EVENT = 'favsmith:update';

const clientScript = `
const selector = 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="apple-touch-startup-image"], link[rel="manifest"], meta[name="theme-color"], meta[name="apple-mobile-web-app-title"]';
import.meta.hot?.on('${UPDATE_EVENT}', ({ html }) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.insertAdjacentHTML('beforeend', html);
});
`;

/**
 * Builds a favicon, emits its files and replaces the icon links of HTML pages. In development, a changed design
 * applies without a reload. `input` contains options or the path of a design; the default is favsmith.json.
 *
 * @example
 * ```js
 * import favsmith from 'favsmith/vite';
 *
 * export default { plugins: [favsmith({ icon: 'lucide/rocket', bg: '#0369a1' })] };
 * ```
 */
export default function favsmith(input?: PluginInput): Plugin[] {
  let config: ResolvedConfig;
  let source: FaviconSource;
  const live = {} as LiveFavicon;
  /** Whether the project imports the head elements, or VitePress adds them. */
  let isLinked = false;
  /** Paths of the written pages. */
  let pages: readonly string[] = [];
  /** Attributes of the manifest links of pages, which the first hook removes. */
  const crossOrigins = new Map<string, Readonly<Record<string, string>>>();
  const headModule = headModuleHooks(async () => {
    isLinked = true;
    const isVersioned = config.command === 'serve';
    const isSvelteKit = config.plugins.some(({ name }) => name.startsWith('vite-plugin-sveltekit'));
    const base = isSvelteKit ? '/' : baseOf(config.base, '/');
    return headModuleCode(headElementsAt(await live.favicon, { base, isVersioned }), { isSvelteKit });
  });

  return [
    {
      name: 'favsmith:page',
      // Runs before Vite resolves the URLs in a page, which would fail for removed links to missing files.
      transformIndexHtml: {
        order: 'pre',
        handler: (page, { path }) => {
          crossOrigins.set(path, crossOriginOf(headTags(page)));
          return removeIconTags(page);
        },
      },
    },
    {
      name: 'favsmith',
      configResolved(resolved) {
        config = resolved;
        source = openFavicon(config.root, input, config.mode);
        // VitePress passes the same configuration to two builds, one for browsers and one that renders the pages.
        if (isLinked || !isVitePress(config)) return;
        isLinked = true;
        addToVitePress(config.vitepress, async () =>
          headElementsAt(await live.favicon, { base: config.base }),
        );
      },
      async buildStart() {
        if (config.command === 'serve') return;
        live.favicon = source.load();
        const { warnings } = await live.favicon;
        if (!isClient(this, config)) return;
        for (const file of source.sourceFiles()) this.addWatchFile(file);
        for (const warning of warnings) this.warn(warning);
      },
      async generateBundle({ dir }) {
        if (!isClient(this, config)) return;
        const files = filesAt(await live.favicon, config.base);
        source.assertNoSource(dir ?? config.root, files);
        for (const { path, bytes } of files) this.emitFile({ type: 'asset', fileName: path, source: bytes });
      },
      writeBundle({ dir = '' }, bundle) {
        if (!isClient(this, config) || isLinked) return;
        pages = Object.keys(bundle).flatMap(path => (path.endsWith('.html') ? [join(dir, path)] : []));
        // Some frameworks transform a page that they never write.
        if (pages.length === 0) this.warn(notLinked(config.plugins.map(({ name }) => name)));
      },
      buildApp: {
        order: 'post',
        // Others, such as Waku, replace the written page by one that they render.
        async handler() {
          const texts = pages.map(path => tryTo(() => readFileSync(path, 'utf8')));
          if (texts.length > 0 && texts.every(text => text?.includes('favicon.ico') === false))
            config.logger.warn(notLinked(config.plugins.map(({ name }) => name)));
        },
      },
      configureServer(server) {
        live.favicon = source.load();
        serveFavicon(server, source, live);
      },
      resolveId: id => (id === CLIENT_PATH ? id : headModule.resolveId(id)),
      load: id => (id === CLIENT_PATH ? clientScript : headModule.load(id)),
      transformIndexHtml: {
        order: 'post',
        async handler(_, { path, server }) {
          const options = { base: baseOf(config.base, path), isVersioned: server !== undefined };
          const elements = headElementsAt(await live.favicon, options);
          const tags = withCrossOrigin(elements, crossOrigins.get(path) ?? {}).map(({ tag, attributes }) => ({
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

type VitePressTag = [name: string, attributes: Readonly<Record<string, string>>, ...content: string[]];

/** The parts of VitePress's configuration that the plugin uses: VitePress renders pages without Vite's hooks. */
interface VitePressConfig {
  readonly site: { head: VitePressTag[] };
  transformHead?(context: unknown): Promise<VitePressTag[] | undefined>;
}

/** `in` reads no value: Farm throws for a key of Vite's configuration that it does not know. */
const isVitePress = (config: object): config is { vitepress: VitePressConfig } => 'vitepress' in config;

/** Replaces the icon links of all pages. */
const addToVitePress = (
  vitepress: VitePressConfig,
  elements: () => Promise<readonly HeadElement[]>,
): void => {
  const { transformHead, site } = vitepress;
  const crossOrigin = crossOriginOf(site.head.map(([, attributes]) => ({ attributes })));
  site.head = site.head.filter(([name, attributes]) => !isIconTag({ name, attributes }));
  vitepress.transformHead = async context => [
    ...((await transformHead?.(context)) ?? []),
    ...withCrossOrigin(await elements(), crossOrigin).map(
      ({ tag, attributes }): VitePressTag => [tag, attributes],
    ),
  ];
};

interface BuildContext {
  /** Undefined in Vite 5. */
  readonly environment?: { readonly config: { readonly consumer: string } };
}

/** Whether a build is for browsers. Server bundles need no favicon files. */
const isClient = ({ environment }: BuildContext, { build }: ResolvedConfig): boolean =>
  environment ? environment.config.consumer === 'client' : !build.ssr;

/** Base URL of a page. A relative base gets a `../` for each folder of the page. */
const baseOf = (base: string, path: string): string => {
  if (base !== '' && base !== './') return base;
  return '../'.repeat(path.split('/').length - 2) || './';
};

/** The favicon of the last valid design. */
interface LiveFavicon {
  favicon: Promise<Favicon>;
}

const serveFavicon = (server: ViteDevServer, source: FaviconSource, live: LiveFavicon): void => {
  const { base, logger } = server.config;
  const report = (error: unknown) => logger.error(toError(error).message, { timestamp: true });
  live.favicon.catch(report);
  server.middlewares.use(async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const favicon = await live.favicon.catch(() => undefined);
    const file = favicon && filesAt(favicon, base).find(file => path === `${base}${file.path}`);
    if (!file) return next();
    response.setHeader('Content-Type', file.mediaType);
    response.setHeader('Cache-Control', 'no-cache');
    response.end(file.bytes);
  });
  const update = async (path: string): Promise<void> => {
    if (!source.sourceFiles().some(file => path === file.replaceAll('\\', '/'))) return;
    try {
      const [before, favicon] = [await live.favicon.catch(() => undefined), await source.load()];
      if (favicon.version === before?.version) return;
      live.favicon = Promise.resolve(favicon);
      const headModule = server.moduleGraph.getModuleById(`\0${HEAD_MODULE}`);
      if (headModule) server.moduleGraph.invalidateModule(headModule);
      if (!before || headModule) return server.ws.send({ type: 'full-reload' });
      const html = toHtml(headElementsAt(favicon, { base, isVersioned: true }));
      server.ws.send({ type: 'custom', event: UPDATE_EVENT, data: { html } });
      logger.info('favicon updated', { timestamp: true });
    } catch (error) {
      report(error);
      server.ws.send({ type: 'error', err: { message: toError(error).message, stack: '' } });
    }
  };
  server.watcher.add([...source.sourceFiles()]);
  for (const event of ['add', 'change'] as const)
    server.watcher.on(event, path => void update(path.replaceAll('\\', '/')));
};
