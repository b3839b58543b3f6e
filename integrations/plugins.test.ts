// The configurations of docs/integrations.md, built with the real bundlers, and opened in Chromium.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportedPackage } from '../src/service/index.ts';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, openBrowser, PLATE } from './browser.ts';
import { writeDocumentedFiles } from './documented-files.ts';
import { createProject, linkFavsmith, runNode, runProgram } from './project.ts';
import { serveFolder } from './static-site.ts';

interface Case {
  readonly id: string;
  readonly site: string;
  readonly build: (folder: string) => Promise<string>;
  /** Whether the output has a page; else head.html has the elements. */
  readonly hasPage: boolean;
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
  if (!existsSync(join(folder, 'src/index.js'))) writeFileSync(join(folder, 'src/index.js'), 'export {};\n');
  return folder;
};

describe.each(CASES)('the documented configuration for $id', ({ id, site, build, hasPage, below }) => {
  test('makes the tab of its built site show the favicon', async () => {
    const folder = documentedProject(id);
    await build(folder);
    const output = join(folder, site);
    expect(existsSync(join(output, 'head.html'))).toBe(!hasPage);
    if (!hasPage) writePage(output);
    const served = await serveFolder(output);
    try {
      await browser.expectFavicon(served.url, exported);
    } finally {
      served.close();
    }
  });

  test.runIf(below)('makes the tab show the favicon below the path /shop/', async () => {
    const [words = '', replacement = ''] = below ?? [];
    const folder = documentedProject(id, text => text.replace(words, replacement));
    await build(folder);
    const output = join(folder, site);
    if (!hasPage) writePage(output);
    const served = await serveFolder(output, '/shop/');
    try {
      await browser.expectFavicon(served.url, exported);
    } finally {
      served.close();
    }
  });

  test('refuses an icon that does not exist in one sentence that names similar ones', async () => {
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
  });
});

const writePage = (output: string): void => {
  const head = readFileSync(join(output, 'head.html'), 'utf8');
  writeFileSync(join(output, 'index.html'), `<!doctype html><title>Site</title>${head}<body>Site</body>`);
};
