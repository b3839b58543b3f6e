import { toHtml } from '../package/install/head-elements.ts';
import { crossOriginOf, isIconTag, withCrossOrigin } from '../package/install/head-links.ts';
import { filesAt, headElementsAt, openFavicon, writePublicFolder } from './favicon.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface Tags {
  link?: Record<string, string>[];
  meta?: Record<string, string>[];
}

/** The parts of Nuxt that the module uses. */
interface Nuxt {
  readonly options: {
    readonly rootDir: string;
    readonly dev: boolean;
    readonly favsmith?: PluginInput;
    readonly app: { readonly baseURL: string; head: Tags };
    readonly nitro: {
      publicAssets?: { dir: string; baseURL: string; maxAge: number }[];
      plugins?: string[];
      virtual?: Record<string, string>;
    };
    readonly watch: string[];
  };
}

/**
 * Builds a favicon, serves its files and replaces the icon links of `app.head`. The options follow the name of the
 * module, or are the field `favsmith` of the configuration; the default is favsmith.json.
 *
 * @example
 * ```js
 * export default { modules: ['favsmith/nuxt'], favsmith: { icon: 'lucide/rocket' } };
 * ```
 */
export default async function favsmith(inline: PluginInput | object, { options }: Nuxt): Promise<void> {
  const isGiven = typeof inline === 'string' || Object.keys(inline ?? {}).length > 0;
  const input = isGiven ? (inline as PluginInput) : options.favsmith;
  const source = openFavicon(options.rootDir, input, options.dev ? 'development' : 'production');
  // Restarts Nuxt when one of these files changes.
  options.watch.push(...source.sourceFiles());
  const favicon = await source.load();
  for (const warning of favicon.warnings) console.warn(`Favsmith: ${warning}`);
  const base = options.app.baseURL.replace(/\/?$/, '/');
  const dir = writePublicFolder(options.rootDir, filesAt(favicon, base));
  options.nitro.publicAssets = [{ dir, baseURL: '/', maxAge: 0 }, ...(options.nitro.publicAssets ?? [])];
  const { head } = options.app;
  const crossOrigin = crossOriginOf((head.link ?? []).map(attributes => ({ attributes })));
  for (const name of ['link', 'meta'] as const)
    head[name] = (head[name] ?? []).filter(attributes => !isIconTag({ name, attributes }));
  const elements = headElementsAt(favicon, { base: BASE_MARK, isVersioned: options.dev });
  const html = toHtml(withCrossOrigin(elements, crossOrigin));
  // Nitro resolves names of plugins as paths, also of a module without a file.
  const plugin = `${dir}-head.mjs`;
  options.nitro.virtual = { ...options.nitro.virtual, [plugin]: nitroPluginCode(html) };
  options.nitro.plugins = [...(options.nitro.plugins ?? []), plugin];
}

const BASE_MARK = '\ue0ff';

/** Adds the elements to each page that the server renders. `app.head` would have the base URL of the build, not of the server. */
const nitroPluginCode = (html: string): string => `import { useRuntimeConfig } from '#imports';
const html = ${JSON.stringify(html)};
export default nitroApp => {
  const base = useRuntimeConfig().app.baseURL.replace(/\\/?$/, '/');
  const head = html.replaceAll('${BASE_MARK}', base.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  nitroApp.hooks.hook('render:html', page => void page.head.push(head));
};
`;
