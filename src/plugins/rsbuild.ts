import { FavsmithPlugin } from './webpack.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

interface Chain {
  plugin(name: string): {
    use(plugin: typeof FavsmithPlugin, options: ConstructorParameters<typeof FavsmithPlugin>): unknown;
  };
}

export interface RsbuildPlugin {
  name: string;
  setup(api: { modifyBundlerChain(change: (chain: Chain) => void): void }): void;
}

/**
 * Emits the files of a favicon and replaces the icon links of all pages. `input` contains options or the path of a
 * design; the default is favsmith.json.
 *
 * @example
 * ```js
 * import { pluginFavsmith } from 'favsmith/rsbuild';
 *
 * export default { plugins: [pluginFavsmith({ icon: 'lucide/rocket' })] };
 * ```
 */
export const pluginFavsmith = (...options: ConstructorParameters<typeof FavsmithPlugin>): RsbuildPlugin => ({
  name: 'favsmith',
  setup: api =>
    api.modifyBundlerChain(chain => {
      chain.plugin('favsmith').use(FavsmithPlugin, options);
    }),
});
