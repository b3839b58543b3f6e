import { filesAt, headElementsAt, openFavicon, writePublicFolder } from './favicon.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface Context {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly siteConfig: { favicon?: string; readonly staticDirectories: string[] };
}

/**
 * Builds a favicon, serves its files and links it instead of `favicon` of the configuration. `options` contains the
 * design; the default is favsmith.json.
 *
 * @example
 * ```js
 * export default { plugins: [['favsmith/docusaurus', { icon: 'lucide/rocket', bg: '#0369a1' }]] };
 * ```
 */
export default async function favsmith({ siteDir, baseUrl, siteConfig }: Context, options: object) {
  const { id: _, ...fields } = options as { id?: string };
  const source = openFavicon(siteDir, fields as PluginInput);
  const favicon = await source.load();
  for (const warning of favicon.warnings) console.warn(`Favsmith: ${warning}`);
  siteConfig.staticDirectories.push(writePublicFolder(siteDir, filesAt(favicon, baseUrl)));
  delete siteConfig.favicon;
  const headTags = headElementsAt(favicon, { base: baseUrl }).map(({ tag, attributes }) => ({
    tagName: tag,
    attributes,
  }));
  return {
    name: 'favsmith',
    getPathsToWatch: () => [...source.sourceFiles()],
    injectHtmlTags: () => ({ headTags }),
  };
}
