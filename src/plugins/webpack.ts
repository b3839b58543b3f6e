import { toError } from '../model/unknown-value.ts';
import { replaceHeadIcons } from '../package/install/head-links.ts';
import {
  type Favicon,
  type FaviconSource,
  filesAt,
  filesWithHead,
  headElementsAt,
  openFavicon,
} from './favicon.ts';
import { headModuleCode } from './head-module.ts';
import type { PluginInput } from './plugin-options.ts';

export type { PluginInput, PluginOptions } from './plugin-options.ts';

const NAME = 'favsmith';

/**
 * Emits the files of a favicon. Replaces the icon links in pages of html-webpack-plugin or HtmlRspackPlugin. Without
 * these plugins, add the elements of head.html to your pages.
 *
 * @example
 * ```js
 * import { FavsmithPlugin } from 'favsmith/webpack';
 *
 * export default { plugins: [new FavsmithPlugin({ icon: 'lucide/rocket' })] };
 * ```
 */
export class FavsmithPlugin {
  readonly #input: PluginInput | undefined;
  readonly #placement: FavsmithPlacement;

  constructor(input?: PluginInput, placement: FavsmithPlacement = {}) {
    this.#input = input;
    this.#placement = placement;
  }

  apply(compiler: Compiler): void {
    const { folder = '', pages = /^/ } = this.#placement;
    const names = folder.split('/').filter(name => name !== '');
    const place: Place = { folder: names.map(name => `${name}/`).join(''), pages };
    const source = openFavicon(compiler.context, this.#input, compiler.options.mode);
    let favicon: Promise<Favicon>;
    let headModule = '';
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      // Reads the design again for each compilation. All its pages, modules and files use the same favicon.
      favicon = source.load();
      const base = publicPathOf(compiler) + place.folder;
      headModule = await favicon.then(made => headModuleCode(headElementsAt(made, { base }))).catch(() => '');
    });
    new compiler.webpack.NormalModuleReplacementPlugin(/^virtual:favsmith\/head$/, resource => {
      resource.request = `data:text/javascript,${encodeURIComponent(headModule)}`;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      for (const file of source.sourceFiles()) compilation.fileDependencies.add(file);
      const pagePlugins = findPagePlugins(compiler);
      for (const plugin of pagePlugins) addToPages(plugin, compilation, { favicon, place });
      emitFiles(compiler, compilation, { source, favicon, place, hasPages: pagePlugins.length > 0 });
    });
  }
}

export default FavsmithPlugin;

/** Where a favicon belongs, if a build has several. */
export interface FavsmithPlacement {
  /** Folder of the output for the files. */
  readonly folder?: string;
  /** Pages that link the favicon, by the path of their file. Default: all, except those with the option `favicons: false`. */
  readonly pages?: RegExp;
}

interface Place {
  /** Empty, or a path that ends with a slash. */
  readonly folder: string;
  readonly pages: RegExp;
}

/** The classes of the configured page plugins. They have static methods that return the hooks of a compilation. */
const findPagePlugins = ({ options }: Compiler): readonly PagePlugin[] => {
  const classes = options.plugins.map(plugin => Object(plugin).constructor as PagePlugin);
  return [...new Set(classes)].filter(
    ({ name, getCompilationHooks }) => /^Html(?:Webpack|Rspack)Plugin$/.test(name) && getCompilationHooks,
  );
};

const addToPages = (
  plugin: PagePlugin,
  compilation: Compilation,
  { favicon, place: { folder, pages } }: { readonly favicon: Promise<Favicon>; readonly place: Place },
): void => {
  const hooks = plugin.getCompilationHooks(compilation);
  const bases = new Map<string, string>();
  hooks.alterAssetTagGroups.tapPromise(NAME, async data => {
    bases.set(data.outputName, data.publicPath);
    return data;
  });
  // The last hook, so that icon links of the template and of other plugins are already in the page.
  hooks.beforeEmit.tapPromise(NAME, async data => {
    const made = await favicon.catch(() => undefined);
    const isOptedOut = data.plugin?.options?.favicons === false;
    if (!made || isOptedOut || !pages.test(data.outputName)) return data;
    const base = (bases.get(data.outputName) ?? '/') + folder;
    data.html = replaceHeadIcons(data.html, headElementsAt(made, { base }));
    return data;
  });
};

const publicPathOf = ({ options }: Compiler): string => {
  const { publicPath } = options.output;
  return typeof publicPath === 'string' && publicPath !== 'auto' ? publicPath : '/';
};

const emitFiles = (
  compiler: Compiler,
  compilation: Compilation,
  {
    source,
    favicon,
    place: { folder },
    hasPages,
  }: {
    readonly source: FaviconSource;
    readonly favicon: Promise<Favicon>;
    readonly place: Place;
    readonly hasPages: boolean;
  },
): void => {
  const { webpack } = compiler;
  const base = publicPathOf(compiler) + folder;
  compilation.hooks.processAssets.tapPromise(
    { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
    async () => {
      try {
        const made = await favicon;
        for (const warning of made.warnings) compilation.warnings.push(new webpack.WebpackError(warning));
        const files = (hasPages ? filesAt(made, base) : filesWithHead(made, base)).map(file => ({
          ...file,
          path: folder + file.path,
        }));
        source.assertNoSource(compiler.outputPath, files);
        for (const { path, bytes } of files)
          compilation.emitAsset(path, new webpack.sources.RawSource(Buffer.from(bytes)));
      } catch (error) {
        compilation.errors.push(new webpack.WebpackError(toError(error).message));
      }
    },
  );
};

interface Compiler {
  readonly context: string;
  readonly outputPath: string;
  readonly options: {
    readonly mode?: string;
    readonly output: { readonly publicPath?: unknown };
    readonly plugins: readonly unknown[];
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONAL: number };
    readonly WebpackError: new (message: string) => Error;
    readonly NormalModuleReplacementPlugin: new (
      pattern: RegExp,
      replace: (resource: { request: string }) => void,
    ) => { apply(compiler: Compiler): void };
    readonly sources: { readonly RawSource: new (source: Buffer) => unknown };
  };
  readonly hooks: {
    readonly beforeCompile: AsyncHook<void>;
    readonly thisCompilation: { tap(name: string, callback: (compilation: Compilation) => void): void };
  };
}

interface AsyncHook<Value> {
  tapPromise(
    options: string | { name: string; stage: number },
    callback: (value: Value) => Promise<Value>,
  ): void;
}

interface Compilation {
  readonly errors: unknown[];
  readonly warnings: unknown[];
  readonly fileDependencies: { add(path: string): unknown };
  readonly hooks: { readonly processAssets: AsyncHook<void> };
  emitAsset(path: string, source: unknown): void;
}

interface PageData {
  html: string;
  /** The page plugin with its options. */
  readonly plugin?: { readonly options?: { readonly favicons?: unknown } };
  readonly outputName: string;
  readonly publicPath: string;
}

interface PagePlugin {
  readonly name: string;
  readonly getCompilationHooks: (compilation: Compilation) => {
    readonly alterAssetTagGroups: AsyncHook<PageData>;
    readonly beforeEmit: AsyncHook<PageData>;
  };
}
