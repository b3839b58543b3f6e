// Plugin interface that webpack and Rspack share.

export interface Compiler {
  readonly context: string;
  readonly options: {
    readonly output: { readonly publicPath?: unknown };
    readonly plugins: readonly unknown[];
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONAL: number };
    readonly WebpackError: new (message: string) => Error;
    readonly sources: { readonly RawSource: new (source: Buffer) => unknown };
  };
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, callback: (compilation: Compilation) => void): void };
  };
}

export interface Compilation {
  readonly errors: unknown[];
  readonly warnings: unknown[];
  readonly fileDependencies: { add(path: string): unknown };
  readonly hooks: {
    readonly processAssets: {
      tapPromise(options: { name: string; stage: number }, callback: () => Promise<void>): void;
    };
  };
  emitAsset(path: string, source: unknown): void;
}

/** Tag of html-webpack-plugin and of HtmlRspackPlugin. */
interface PageTag {
  tagName: string;
  attributes: Record<string, string>;
  voidTag: boolean;
  meta: Record<string, unknown>;
}

interface PageData {
  headTags: PageTag[];
  readonly publicPath: string;
}

/** The class of html-webpack-plugin or HtmlRspackPlugin. */
export interface PagePlugin {
  readonly name: string;
  readonly getCompilationHooks: (compilation: Compilation) => {
    readonly alterAssetTagGroups: {
      tapPromise(name: string, callback: (data: PageData) => Promise<PageData>): void;
    };
  };
}
