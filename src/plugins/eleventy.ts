import { resolve } from 'node:path';
import { toHtml } from '../package/install/head-elements.ts';
import { replaceHeadIcons } from '../package/install/head-links.ts';
import { type Favicon, filesAt, headElementsAt, openFavicon, writeFavicon } from './favicon.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

/** The parts of Eleventy's configuration that the plugin uses. */
interface EleventyConfig {
  addWatchTarget(path: string): unknown;
  addShortcode(name: string, render: () => string): void;
  addTransform(name: string, transform: (this: Page, content: string) => string): void;
  getFilter(name: 'url'): (path: string) => string;
  on(event: 'eleventy.before', callback: (event: { runMode: string }) => Promise<void>): unknown;
  on(event: 'eleventy.after', callback: (event: { directories: { output: string } }) => void): unknown;
}

interface Page {
  readonly page: { readonly outputPath: string | false };
}

/**
 * Builds a favicon, writes its files and replaces the icon links of all pages. `input` contains options or the path of
 * a design; the default is favsmith.json. The shortcode `favsmith` returns the head elements, so that
 * a layout can place them.
 *
 * @example
 * ```js
 * import favsmith from 'favsmith/eleventy';
 *
 * export default config => {
 *   config.addPlugin(favsmith, { icon: 'lucide/rocket', bg: '#0369a1' });
 * };
 * ```
 */
export default function favsmith(config: EleventyConfig, input?: PluginInput): void {
  const root = process.cwd();
  const open = (mode?: string) => openFavicon(root, input, mode);
  let favicon: Favicon;
  // The filter adds the path prefix, which is only known later.
  const base = () => config.getFilter('url')('/');
  const elements = () => headElementsAt(favicon, { base: base() });
  for (const file of open().sourceFiles()) config.addWatchTarget(file);
  config.on('eleventy.before', async ({ runMode }) => {
    favicon = await open(runMode === 'build' ? 'production' : 'development').load();
    for (const warning of favicon.warnings) console.warn(`Favsmith: ${warning}`);
  });
  config.addShortcode('favsmith', () => toHtml(elements()));
  config.addTransform('favsmith', function (content) {
    if (!(this.page.outputPath || '').endsWith('.html')) return content;
    return replaceHeadIcons(content, elements());
  });
  config.on('eleventy.after', ({ directories }) =>
    writeFavicon(resolve(root, directories.output), {
      files: filesAt(favicon, base()),
      sources: open().sourceFiles(),
    }),
  );
}
