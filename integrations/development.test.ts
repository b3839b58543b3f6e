// Development servers, and webpack in watch mode: a changed favsmith.json changes the favicon.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, openBrowser, PLATE } from './browser.ts';
import { createProject, environment, writeDocumentedFiles } from './project.ts';

const design = (bg: string) => JSON.stringify({ library: 'lucide', name: 'minus', bg });
/** A color that SVG files cannot shorten to three digits. */
const CHANGED = '#01a923';
/** `PLATE` as SVG files write it. */
const SHORT_PLATE = '#f0a';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Creates the documented project with a design in favsmith.json, and starts a program in it. */
const start = (
  id: string,
  files: Readonly<Record<string, string>>,
  [script = '', ...args]: readonly string[],
) => {
  const folder = createProject(id, `development-${id}`);
  for (const path of writeDocumentedFiles(id, folder)) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replace(/\{ icon: [^}]*\}/, '{}'));
  }
  const all = { ...files, 'favsmith.json': design(PLATE) };
  for (const [path, text] of Object.entries(all)) writeFileSync(join(folder, path), text);
  const options = { cwd: folder, env: environment(), stdio: 'ignore', detached: true } as const;
  const { pid } = spawn(process.execPath, [script, ...args], options);
  // The negative id ends the child processes, too.
  onTestFinished(() => void (pid && process.kill(-pid, 'SIGKILL')));
  return folder;
};

const program = (name: string) => join(import.meta.dirname, 'node_modules', '.bin', name);
const textOf = async (url: string): Promise<string> =>
  (await fetch(url).catch(() => undefined))?.text() ?? '';
const patience = { timeout: 60_000, interval: 500 };

/** Framework, program of its development server, and arguments before the port. */
const SERVERS: readonly (readonly [id: string, program: string, ...args: string[]])[] = [
  ['vite', 'vite', '--host', '127.0.0.1', '--port'],
  ['astro', 'astro', 'dev', '--host', '127.0.0.1', '--port'],
  ['next-app', 'next', 'dev', '--hostname', '127.0.0.1', '--port'],
  ['sveltekit', 'vite', '--host', '127.0.0.1', '--port'],
  ['react-router', 'react-router', 'dev', '--host', '127.0.0.1', '--port'],
  ['tanstack-start', 'vite', '--host', '127.0.0.1', '--port'],
  ['solid-start', 'vite', '--host', '127.0.0.1', '--port'],
  ['nuxt', 'nuxt', 'dev', '--host', '127.0.0.1', '--port'],
  ['vitepress', 'vitepress', 'dev', '--host', '127.0.0.1', '--port'],
  ['docusaurus', 'docusaurus', 'start', '--no-open', '--host', '127.0.0.1', '--port'],
  ['eleventy', 'eleventy', '--serve', '--port'],
  ['rsbuild', 'rsbuild', 'dev', '--host', '127.0.0.1', '--port'],
];

/** Frameworks whose development server shows a changed favicon only after it starts again. */
const UNCHANGED = ['docusaurus'];

describe.each(SERVERS)('the development server of %s', (id, name, ...args) => {
  test('shows the favicon, and the changed one after a change of favsmith.json', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const folder = start(id, {}, [program(name), ...args, String(port)]);
    await expect.poll(() => textOf(`${url}favicon.svg`), patience).toContain(SHORT_PLATE);
    await browser.expectFavicon(url, await packageOf(JSON.parse(design(PLATE))));
    if (UNCHANGED.includes(id)) return;
    writeFileSync(join(folder, 'favsmith.json'), design(CHANGED));
    await expect.poll(() => textOf(`${url}favicon.svg`), patience).toContain(CHANGED);
  });
});

test('webpack in watch mode emits the changed favicon after a change of favsmith.json', async () => {
  const config = `import { FavsmithPlugin } from 'favsmith/webpack';
export default { mode: 'development', entry: './index.js', watch: true, plugins: [new FavsmithPlugin()] };
`;
  const script = join(import.meta.dirname, 'run-webpack.mjs');
  const folder = start('webpack', { 'webpack.config.mjs': config, 'index.js': 'export {};' }, [
    script,
    'webpack',
    'webpack.config.mjs',
  ]);
  const emitted = () => {
    try {
      return readFileSync(join(folder, 'dist', 'favicon.svg'), 'utf8');
    } catch {
      return '';
    }
  };
  await expect.poll(emitted, patience).toContain(SHORT_PLATE);
  writeFileSync(join(folder, 'favsmith.json'), design(CHANGED));
  await expect.poll(emitted, patience).toContain(CHANGED);
});
