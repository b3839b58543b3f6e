// The configurations of docs/integrations.md, built with the real bundlers, and opened in Chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { folderSite } from '../src/cli/check/open-site.ts';
import type { ExportedPackage } from '../src/service/index.ts';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, errorsOf, openBrowser, PLATE } from './browser.ts';
import { createProject, environment, runNode, runProgram, writeDocumentedFiles } from './project.ts';
import { serveFolder } from './static-site.ts';

interface Case {
  readonly id: string;
  /** Folder of the built site. */
  readonly site: string;
  readonly build: (folder: string) => Promise<string>;
  /** Whether the build writes a page. Without one, head.html has the elements. */
  readonly hasPage?: boolean;
  /** Whether builds take so long that only the one below /shop/ runs, unless ALL_FRAMEWORKS is set. */
  readonly isSlow?: boolean;
  /** Words of the configuration, and what replaces them for a site below /shop/. Missing without such an option. */
  readonly below?: readonly [string, string];
  /** A file that the site below /shop/ needs in addition, and its text. */
  readonly belowFile?: readonly [string, string];
  /** Whether another case has the same plugin, and tests its errors. */
  readonly sharesAdapter?: boolean;
}

const webpack = (name: string, config: string) => (folder: string) =>
  runNode(folder, [join(import.meta.dirname, 'run-webpack.mjs'), name, config]);
const program =
  (...command: string[]) =>
  (folder: string) =>
    runProgram(folder, command);
const buildSolidStart = async (folder: string) => {
  await runProgram(folder, ['vite', 'build']);
  const script = join(import.meta.dirname, 'render-page.mjs');
  return runNode(folder, [script, 'dist/server/entry-server.js', '/', 'dist/client/index.html']);
};

const VITE = program('vite', 'build');
const VITE_BELOW = ['plugins: [', "base: '/shop/', plugins: ["] as const;
const WEBPACK_BELOW = ['mode:', "output: { publicPath: '/shop/' }, mode:"] as const;

const CASES: readonly Case[] = [
  { id: 'vite', site: 'dist', build: VITE, below: VITE_BELOW },
  {
    id: 'astro',
    site: 'dist',
    build: program('astro', 'build'),
    below: ['integrations: [', "base: '/shop/', integrations: ["],
  },
  {
    id: 'next-app',
    site: 'out',
    build: program('next', 'build'),
    below: ["output: 'export'", "output: 'export', basePath: '/shop'"],
  },
  { id: 'webpack', site: 'dist', build: webpack('webpack', 'webpack.config.mjs'), below: WEBPACK_BELOW },
  { id: 'rspack', site: 'dist', build: webpack('@rspack/core', 'rspack.config.mjs'), below: WEBPACK_BELOW },
  {
    id: 'sveltekit',
    site: 'build',
    build: VITE,
    sharesAdapter: true,
    below: ['adapter: adapter()', "adapter: adapter(), paths: { base: '/shop' }"],
  },
  {
    id: 'nuxt',
    site: '.output/public',
    build: program('nuxt', 'generate'),
    below: ['modules:', "app: { baseURL: '/shop/' }, modules:"],
  },
  {
    id: 'react-router',
    site: 'build/client',
    build: program('react-router', 'build'),
    sharesAdapter: true,
    below: VITE_BELOW,
    belowFile: ['react-router.config.ts', "export default { ssr: false, basename: '/shop/' };\n"],
  },
  { id: 'tanstack-start', site: 'dist/client', build: VITE, sharesAdapter: true, below: VITE_BELOW },
  { id: 'solid-start', site: 'dist/client', build: buildSolidStart, sharesAdapter: true },
  {
    id: 'vitepress',
    site: '.vitepress/dist',
    build: program('vitepress', 'build'),
    sharesAdapter: true,
    below: ['vite:', "base: '/shop/', vite:"],
  },
  {
    id: 'docusaurus',
    site: 'build',
    build: program('docusaurus', 'build'),
    isSlow: true,
    below: ["baseUrl: '/'", "baseUrl: '/shop/'"],
  },
  {
    id: 'eleventy',
    site: '_site',
    build: program('eleventy'),
    below: ["pathPrefix: '/'", "pathPrefix: '/shop/'"],
  },
  {
    id: 'rsbuild',
    site: 'dist',
    build: program('rsbuild', 'build'),
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

/** Asserts that a script of a site at the root contains the URLs of the links. */
const expectHeadModule = (output: string): void => {
  const scripts = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.js'),
  );
  const text = scripts.map(path => readFileSync(join(output, path), 'utf8')).join('');
  expect(text).toMatch(/["']\/favicon-2x\.svg["']/);
};

let browser: Browser;
let exported: ExportedPackage;
beforeAll(async () => {
  browser = await openBrowser();
  exported = await packageOf({ library: 'lucide', name: 'minus', bg: PLATE });
});
afterAll(() => browser.close());

/** Creates the documented project, with an icon and a plate color that this test finds on the screen. Next.js exports a static site. */
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

const writePage = (output: string): void => {
  const head = readFileSync(join(output, 'head.html'), 'utf8');
  writeFileSync(join(output, 'index.html'), `<!doctype html><title>Site</title>${head}<body>Site</body>`);
};

describe.each(CASES)(
  'the documented configuration for $id',
  ({ id, site, build, hasPage = true, below, belowFile, sharesAdapter = false, isSlow = false }) => {
    /** Builds a project, and asserts that the tab of its site shows the favicon. Returns the folder of the site. */
    const expectFavicon = async (folder: string, base?: string): Promise<string> => {
      await build(folder);
      const output = join(folder, site);
      expect(existsSync(join(output, 'head.html'))).toBe(!hasPage);
      if (!hasPage) writePage(output);
      expect(await errorsOf(await folderSite(output))).toEqual([]);
      await browser.expectFavicon((await serveFolder(output, base)).url, exported);
      return output;
    };

    test.skipIf(isSlow && !process.env.ALL_FRAMEWORKS)(
      'makes the tab of its built site show the favicon',
      async () => {
        const output = await expectFavicon(documentedProject(id));
        if (IMPORTS_HEAD.includes(id)) expectHeadModule(output);
      },
    );

    test.runIf(below)('makes the tab show the favicon below the path /shop/', async () => {
      const [words = '', replacement = ''] = below ?? [];
      const folder = documentedProject(id, text => text.replace(words, replacement));
      if (belowFile) writeFileSync(join(folder, belowFile[0]), belowFile[1]);
      await expectFavicon(folder, '/shop/');
    });

    test.skipIf(sharesAdapter)(
      'refuses an icon that does not exist in one sentence that names similar ones',
      async () => {
        const folder = documentedProject(id, text => text.replace('lucide/minus', 'lucide/rokcet'));
        await expect(build(folder)).rejects.toThrow(/Favsmith: .*rokcet.*rocket/);
      },
    );
  },
);

describe('the server of Nuxt', () => {
  test('links the favicon below the base path that it gets when it starts', async () => {
    const folder = documentedProject('nuxt');
    await runProgram(folder, ['nuxt', 'build']);
    const server = spawn(process.execPath, [join(folder, '.output/server/index.mjs')], {
      env: { ...environment(), HOST: '127.0.0.1', PORT: '0', NUXT_APP_BASE_URL: '/run-time/' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill());
    const [line] = await once(server.stdout, 'data');
    const [origin = ''] = /http:\/\/[\d.:]+/.exec(String(line)) ?? [];
    const html = await (await fetch(`${origin}/run-time/`)).text();
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g)];
    expect(links).toHaveLength(5);
    for (const [, href = ''] of links) {
      expect(href).toMatch(/^\/run-time\//);
      expect((await fetch(origin + href)).status).toBe(200);
    }
  });
});

describe('the webpack plugin with several sites', () => {
  const CONFIG = `
import { FavsmithPlugin } from 'favsmith/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const page = (filename, options) => new HtmlWebpackPlugin({ filename, ...options });
const noHead = { template: 'src/no-head.html', inject: false };
export default {
  mode: 'production',
  plugins: [
    page('index.html'),
    page('shop/index.html', noHead),
    page('plain.html', { ...noHead, favicons: false }),
    page('fragment.html', { template: 'src/fragment.html', inject: false }),
    new FavsmithPlugin({ text: 'A', bg: '#0369a1' }, { pages: /^(?!shop)/ }),
    new FavsmithPlugin({ text: 'B', bg: '#b91c1c' }, { folder: '/shop/', pages: /^shop/ }),
  ],
};
`;
  const NO_HEAD = '<!doctype html><title>Site</title><link rel="icon" href="/own.png"><p>Text';

  test('links the favicon of each site in its pages, and none in fragments and pages with favicons: false', async () => {
    const folder = createProject('webpack-sites');
    mkdirSync(join(folder, 'src'));
    const files = {
      'webpack.config.mjs': CONFIG,
      'src/index.js': 'export {};',
      'src/no-head.html': NO_HEAD,
      'src/fragment.html': '<p>Text</p>',
    };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    await webpack('webpack', 'webpack.config.mjs')(folder);
    const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');
    expect(read('index.html')).toMatch(/<link rel="?icon"? href="?favicon\.svg/);
    expect(read('index.html')).toContain('#0369a1');
    expect(read('shop/index.html')).toMatch(/<link rel="?icon"? href="?(?:\.\.\/shop\/)favicon\.svg/);
    expect(read('shop/index.html')).toContain('#b91c1c');
    expect(read('shop/index.html')).not.toContain('own.png');
    expect(read('plain.html')).toContain('own.png');
    expect(read('plain.html')).not.toContain('favicon.svg');
    // webpack minifies HTML.
    expect(read('fragment.html').trim()).toMatch(/^<p>Text(?:<\/p>)?$/);
    for (const path of ['favicon.svg', 'shop/favicon.svg', 'shop/site.webmanifest'])
      expect(existsSync(join(folder, 'dist', path))).toBe(true);
  });
});
