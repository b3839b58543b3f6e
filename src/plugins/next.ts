import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { toNextObjects } from '../package/install/head-objects.ts';
import { type Favicon, filesAt, headElementsAt, openFavicon, writeFavicon } from './favicon.ts';
import { PluginError, type PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

const DEVELOPMENT_SERVER = 'phase-development-server';

/**
 * Builds a favicon, writes its files to public/ and provides its head elements as `favsmith/next/metadata`. A
 * layout must export them. `input` contains options or the path of a design; the default is favsmith.json.
 *
 * @example
 * ```js
 * import { withFavsmith } from 'favsmith/next';
 *
 * export default withFavsmith({}, { icon: 'lucide/rocket' });
 * ```
 */
export const withFavsmith =
  <Config extends { basePath?: string; env?: Record<string, string | undefined> }>(
    config: Config,
    input?: PluginInput,
  ) =>
  async (phase: string): Promise<Config> => {
    const root = process.cwd();
    // Next.js would also link that file, and browsers might show it.
    const appIcon = ['app/favicon.ico', 'src/app/favicon.ico'].find(path => existsSync(join(root, path)));
    if (appIcon) throw new PluginError(`Delete ${appIcon}: Next.js links it as a second favicon.`);
    const isDevelopment = phase === DEVELOPMENT_SERVER;
    const source = openFavicon(root, input, isDevelopment ? 'development' : 'production');
    const favicon = await source.load();
    const base = `${config.basePath ?? ''}/`;
    const write = (favicon: Favicon) =>
      writeFavicon(join(root, 'public'), { files: filesAt(favicon, base), sources: source.sourceFiles() });
    write(favicon);
    for (const warning of favicon.warnings) console.warn(`Favsmith: ${warning}`);
    if (isDevelopment)
      for (const file of source.sourceFiles()) watchFile(file, async () => write(await source.load()));
    const objects = toNextObjects(headElementsAt(favicon, { base }));
    return { ...config, env: { ...config.env, FAVSMITH_NEXT_METADATA: JSON.stringify(objects) } };
  };

const watchFile = (path: string, update: () => Promise<void>): void => {
  if (!existsSync(path)) return;
  // A non-persistent watcher does not keep the process alive.
  const watcher = watch(path, { persistent: false }, () => {
    update().catch((error: Error) => console.error(error.message));
  });
  // Windows reports an error for a deleted folder.
  watcher.on('error', () => watcher.close());
};
