// Development servers, and webpack in watch mode: a changed favsmith.json changes the favicon.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, openBrowser, PLATE } from './browser.ts';
import { writeDocumentedFiles } from './documented-files.ts';
import { createProject, environment, linkFavsmith } from './project.ts';

const design = (bg: string) => JSON.stringify({ library: 'lucide', name: 'minus', bg });
/** A color that SVG files cannot shorten to three digits. */
const CHANGED = '#01a923';
/** `PLATE` as SVG files write it. */
const SHORT_PLATE = '#f0a';

let browser: Browser;
let server: ChildProcess | undefined;
beforeAll(async () => {
  linkFavsmith();
  browser = await openBrowser();
});
// With its children, because the servers run in some.
afterEach(() => void (server?.pid && process.kill(-server.pid, 'SIGKILL')));
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
  server = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
    detached: true,
  });
  return folder;
};

const program = (name: string) => join(import.meta.dirname, 'node_modules', '.bin', name);
const textOf = (url: string): Promise<string> =>
  fetch(url).then(
    response => response.text(),
    () => '',
  );
const patience = { timeout: 60_000, interval: 500 };

/** Programs, and their arguments before the port. With `isStill`, the favicon is that of the start. */
const SERVERS: readonly {
  readonly id: string;
  readonly command: readonly [string, ...string[]];
  readonly isStill?: boolean;
}[] = [
  { id: 'vite', command: ['vite', '--host', '127.0.0.1', '--port'] },
  { id: 'astro', command: ['astro', 'dev', '--host', '127.0.0.1', '--port'] },
  { id: 'next-app', command: ['next', 'dev', '--hostname', '127.0.0.1', '--port'] },
  { id: 'sveltekit', command: ['vite', '--host', '127.0.0.1', '--port'] },
  { id: 'react-router', command: ['react-router', 'dev', '--host', '127.0.0.1', '--port'] },
  { id: 'tanstack-start', command: ['vite', '--host', '127.0.0.1', '--port'] },
  { id: 'solid-start', command: ['vite', '--host', '127.0.0.1', '--port'] },
  { id: 'nuxt', command: ['nuxt', 'dev', '--host', '127.0.0.1', '--port'] },
  { id: 'vitepress', command: ['vitepress', 'dev', '--host', '127.0.0.1', '--port'] },
  {
    id: 'docusaurus',
    command: ['docusaurus', 'start', '--no-open', '--host', '127.0.0.1', '--port'],
    isStill: true,
  },
  { id: 'eleventy', command: ['eleventy', '--serve', '--port'] },
  { id: 'rsbuild', command: ['rsbuild', 'dev', '--host', '127.0.0.1', '--port'] },
];

describe.each(SERVERS)('the development server of $id', ({ id, command: [name, ...args], isStill }) => {
  test('shows the favicon, and the changed one after a change of favsmith.json', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const folder = start(id, {}, [program(name), ...args, String(port)]);
    await expect.poll(() => textOf(`${url}favicon.svg`), patience).toContain(SHORT_PLATE);
    await browser.expectFavicon(url, await packageOf(JSON.parse(design(PLATE))));
    if (isStill) return;
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
