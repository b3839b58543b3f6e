// Builds the studio: one page with hashed assets and relative URLs, so that it works below any path.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { languagesPlugin } from './src/ingest/studio/languages-plugin.ts';
import { serviceWorkerPlugin } from './src/ingest/studio/service-worker-plugin.ts';
import { siteMarksPlugin } from './src/ingest/studio/site-marks-plugin.ts';
import { startIconsPlugin } from './src/ingest/studio/start-icons-plugin.ts';

/** Chunks have no style sheets or preloads of their own: a dynamic import needs no helper. */
const plainImportsPlugin = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load();' : undefined,
};

/** The modules that compose images. */
const COMPOSING =
  /\/src\/(?:studio\/state\/drawing|svg\/|compose\/(?:favicon|fit\/|glyph\/|svg\/scene-svg|measure\/))/;

export default defineConfig({
  root: fileURLToPath(new URL('src/studio', import.meta.url)),
  base: './',
  // The server has a route for the font, because the documentation uses it too.
  publicDir: fileURLToPath(new URL('data/fonts', import.meta.url)),
  plugins: [
    plainImportsPlugin,
    siteMarksPlugin(),
    serviceWorkerPlugin(),
    languagesPlugin(),
    startIconsPlugin({
      catalogFile: fileURLToPath(new URL('data/catalog.bin', import.meta.url)),
    }),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('dist/studio', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: false,
    // One file for the first use: modules that it shares with lazy ones compress worse in files of their own.
    rolldownOptions: {
      // The browser parses the SVG of icons; the package does not declare that it can be left out.
      treeshake: { moduleSideEffects: id => !id.includes('@rgrove/parse-xml') },
      // So do the modules that compose images, which load next.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-use', tags: ['$initial'] },
            { name: 'composing', test: COMPOSING },
          ],
        },
      },
    },
    // The next build step reads which packages are in the bundle and writes their license texts.
    license: { fileName: '.licenses.json' },
  },
});
