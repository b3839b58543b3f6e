// The configurations of docs/integrations.md, built with the real bundlers, and opened in Chromium.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderSite } from '../src/cli/check/open-site.ts';
import type { ExportedPackage } from '../src/service/index.ts';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, errorsOf, openBrowser, PLATE } from './browser.ts';
import { writeDocumentedFiles } from './documented-files.ts';
import { createProject, linkFavsmith, runNode, runProgram } from './project.ts';
import { serveFolder } from './static-site.ts';

interface Case {
  readonly id: string;
  readonly site: string;
  readonly build: (folder: string) => Promise<string>;
  /** Whether the output has a page; else head.html has the elements. */
  readonly hasPage: boolean;
  /** Whether builds take so long that only the one below /shop/ runs, unless ALL_FRAMEWORKS is set. */
  readonly isSlow?: boolean;
  /** A file that the site below /shop/ needs in addition, and its text. */
  readonly belowFile?: readonly [string, string];
  /** Whether another case has the same plugin, whose errors it tests. */
  readonly sharesAdapter?: boolean;
  /** Words of the configuration that the site below /shop/ replaces, and their replacement; absent without such an option. */
  readonly below?: readonly [string, string];
}

const webpack = (name: string, config: string) => (folder: string) =>
  runNode(folder, [join(import.meta.dirname, 'run-webpack.mjs'), name, config]);
const program =
  (...command: string[]) =>
  (folder: string) =>
    runProgram(folder, command);

const CASES: readonly Case[] = [
  {
    id: 'vite',
    site: 'dist',
    build: program('vite', 'build'),
    hasPage: true,
    below: ['plugins: [', "base: '/shop/', plugins: ["],
  },
  {
    id: 'astro',
    site: 'dist',
    build: program('astro', 'build'),
    hasPage: true,
    below: ['integrations: [', "base: '/shop/', integrations: ["],
  },
  {
    id: 'next-app',
    site: 'out',
    build: program('next', 'build'),
    hasPage: true,
    below: ["output: 'export'", "output: 'export', basePath: '/shop'"],
  },
  {
    id: 'webpack',
    site: 'dist',
    build: webpack('webpack', 'webpack.config.mjs'),
    hasPage: true,
    below: ['mode:', "output: { publicPath: '/shop/' }, mode:"],
  },
  {
    id: 'rspack',
    site: 'dist',
    build: webpack('@rspack/core', 'rspack.config.mjs'),
    hasPage: true,
    below: ['mode:', "output: { publicPath: '/shop/' }, mode:"],
  },
  {
    id: 'sveltekit',
    site: 'build',
    build: program('vite', 'build'),
    hasPage: true,
    sharesAdapter: true,
    below: ['adapter: adapter()', "adapter: adapter(), paths: { base: '/shop' }"],
  },
  {
    id: 'nuxt',
    site: '.output/public',
    build: program('nuxt', 'generate'),
    hasPage: true,
    below: ['modules:', "app: { baseURL: '/shop/' }, modules:"],
  },
  {
    id: 'react-router',
    site: 'build/client',
    build: program('react-router', 'build'),
    hasPage: true,
    sharesAdapter: true,
    below: ['plugins: [', "base: '/shop/', plugins: ["],
    belowFile: ['react-router.config.ts', "export default { ssr: false, basename: '/shop/' };\n"],
  },
  {
    id: 'tanstack-start',
    site: 'dist/client',
    build: program('vite', 'build'),
    hasPage: true,
    sharesAdapter: true,
    below: ['plugins: [', "base: '/shop/', plugins: ["],
  },
  {
    id: 'solid-start',
    site: 'dist/client',
    build: async folder => {
      await runProgram(folder, ['vite', 'build']);
      const script = join(import.meta.dirname, 'render-page.mjs');
      return runNode(folder, [script, 'dist/server/entry-server.js', '/', 'dist/client/index.html']);
    },
    hasPage: true,
    sharesAdapter: true,
  },
  {
    id: 'vitepress',
    site: '.vitepress/dist',
    build: program('vitepress', 'build'),
    hasPage: true,
    sharesAdapter: true,
    below: ['vite:', "base: '/shop/', vite:"],
  },
  {
    id: 'docusaurus',
    site: 'build',
    build: program('docusaurus', 'build'),
    hasPage: true,
    isSlow: true,
    below: ["baseUrl: '/'", "baseUrl: '/shop/'"],
  },
  {
    id: 'eleventy',
    site: '_site',
    build: program('eleventy'),
    hasPage: true,
    below: ["pathPrefix: '/'", "pathPrefix: '/shop/'"],
  },
  {
    id: 'rsbuild',
    site: 'dist',
    build: program('rsbuild', 'build'),
    hasPage: true,
    sharesAdapter: true,
    below: ['plugins: [', "output: { assetPrefix: '/shop/' }, plugins: ["],
  },
  { id: 'rollup', site: 'dist', build: program('rollup', '--config', 'rollup.config.mjs'), hasPage: false },
  {
    id: 'esbuild',
    site: 'dist',
    build: folder => runNode(folder, ['build.mjs']),
    hasPage: false,
    below: ['bundle:', "publicPath: '/shop/', bundle:"],
  },
];

const COLOR = '#0369a1';

/** Bundlers whose projects import the head elements. */
const IMPORTS_HEAD = ['webpack', 'rspack', 'rollup', 'esbuild', 'rsbuild'];
const HEAD_IMPORT =
  "import { html, links, metas } from 'virtual:favsmith/head';\nconsole.log(html, links, metas);\n";

/** Asserts that a script in the output contains the URLs of the links. */
const expectHeadModule = (output: string, base: string): void => {
  const scripts = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.js'),
  );
  const text = scripts.map(path => readFileSync(join(output, path), 'utf8')).join('');
  expect(text).toMatch(new RegExp(`["']${base}favicon-2x\\.svg["']`));
};

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  linkFavsmith();
  browser = await openBrowser();
  exported = await packageOf({ library: 'lucide', name: 'minus', bg: PLATE });
});
afterAll(() => browser.close());

/** Creates the documented project with the icon and the color that this test finds on the screen, and a static site of Next.js. */
const documentedProject = (id: string, change = (text: string) => text): string => {
  const folder = createProject(id, `plugin-${id}`);
  const paths = writeDocumentedFiles(id, folder);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths.map(path => join(folder, path))) {
    const text = readFileSync(path, 'utf8')
      .replace('lucide/rocket', 'lucide/minus')
      .replace(COLOR, PLATE)
      .replace('({}, ', "({ output: 'export' }, ");
    writeFileSync(path, change(text));
  }
  mkdirSync(join(folder, 'src'), { recursive: true });
  if (IMPORTS_HEAD.includes(id)) writeFileSync(join(folder, 'src/index.js'), HEAD_IMPORT);
  return folder;
};

describe.each(CASES)(
  'the documented configuration for $id',
  ({ id, site, build, hasPage, below, belowFile, sharesAdapter = false, isSlow = false }) => {
    test.skipIf(isSlow && !process.env.ALL_FRAMEWORKS)(
      'makes the tab of its built site show the favicon',
      async () => {
        const folder = documentedProject(id);
        await build(folder);
        const output = join(folder, site);
        expect(existsSync(join(output, 'head.html'))).toBe(!hasPage);
        if (IMPORTS_HEAD.includes(id)) expectHeadModule(output, '/');
        if (!hasPage) writePage(output);
        expect(await errorsOf(await folderSite(output))).toEqual([]);
        const served = await serveFolder(output);
        try {
          await browser.expectFavicon(served.url, exported);
        } finally {
          served.close();
        }
      },
    );

    test.runIf(below)('makes the tab show the favicon below the path /shop/', async () => {
      const [words = '', replacement = ''] = below ?? [];
      const folder = documentedProject(id, text => text.replace(words, replacement));
      if (belowFile) writeFileSync(join(folder, belowFile[0]), belowFile[1]);
      await build(folder);
      const output = join(folder, site);
      if (!hasPage) writePage(output);
      expect(await errorsOf(await folderSite(output))).toEqual([]);
      const served = await serveFolder(output, '/shop/');
      try {
        await browser.expectFavicon(served.url, exported);
      } finally {
        served.close();
      }
    });

    test.skipIf(sharesAdapter)(
      'refuses an icon that does not exist in one sentence that names similar ones',
      async () => {
        const folder = documentedProject(id);
        for (const path of writeDocumentedFiles(id, folder))
          writeFileSync(
            join(folder, path),
            readFileSync(join(folder, path), 'utf8').replace('lucide/rocket', 'lucide/rokcet'),
          );
        const error = await build(folder).then(
          () => undefined,
          (error: Error) => error,
        );
        expect(error?.message).toMatch(/Favsmith: .*rokcet.*rocket/);
      },
    );
  },
);

const writePage = (output: string): void => {
  const head = readFileSync(join(output, 'head.html'), 'utf8');
  writeFileSync(join(output, 'index.html'), `<!doctype html><title>Site</title>${head}<body>Site</body>`);
};
