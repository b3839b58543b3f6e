// Development servers of Astro, Next.js and webpack in watch mode: a changed favsmith.json changes the favicon.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { packageOf } from '../test/package/packages.ts';
import { type Browser, openBrowser, PLATE } from './browser.ts';
import { createProject, environment, linkFavsmith } from './project.ts';

const design = (bg: string) => JSON.stringify({ library: 'lucide', name: 'minus', bg });
/** A color that SVG files cannot shorten to three digits. */
const CHANGED = '#01a923';

let browser: Browser;
let server: ChildProcess | undefined;
beforeAll(async () => {
  linkFavsmith();
  browser = await openBrowser();
});
// With its children, because the servers run in some.
afterEach(() => void (server?.pid && process.kill(-server.pid, 'SIGKILL')));
afterAll(() => browser.close());

/** Creates a project with a design, and starts a program in it. */
const start = (
  id: string,
  files: Readonly<Record<string, string>>,
  [script = '', ...args]: readonly string[],
) => {
  const folder = createProject(id, `development-${id}`);
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

describe.each([
  {
    id: 'astro',
    config: [
      'astro.config.mjs',
      "import favsmith from 'favsmith/astro';\nexport default { integrations: [favsmith()] };\n",
    ],
    command: (port: number) => [program('astro'), 'dev', '--port', String(port), '--host', '127.0.0.1'],
    changesHead: true,
  },
  {
    id: 'next-app',
    config: [
      'next.config.mjs',
      "import { withFavsmith } from 'favsmith/next';\nexport default withFavsmith({});\n",
    ],
    command: (port: number) => [program('next'), 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
    changesHead: false,
  },
])('the development server of $id', ({ id, config: [path = '', text = ''], command, changesHead }) => {
  test('shows the favicon, and the changed one after a change of favsmith.json', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const layout =
      id === 'next-app'
        ? readFileSync(join(import.meta.dirname, 'apps/next-app/app/layout.tsx'), 'utf8')
        : '';
    const files = {
      [path]: text,
      ...(layout && {
        'app/layout.tsx': `export { metadata, viewport } from 'favsmith/next/metadata';\n${layout}`,
      }),
    };
    const folder = start(id, files, command(port));
    await expect.poll(() => textOf(url), patience).toContain(PLATE);
    await browser.expectFavicon(url, await packageOf(JSON.parse(design(PLATE))));
    writeFileSync(join(folder, 'favsmith.json'), design(CHANGED));
    await expect.poll(() => textOf(`${url}favicon.svg`), patience).toContain(CHANGED);
    if (changesHead) await expect.poll(() => textOf(url), patience).toContain(CHANGED);
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
  await expect.poll(emitted, patience).toContain('#f0a');
  writeFileSync(join(folder, 'favsmith.json'), design(CHANGED));
  await expect.poll(emitted, patience).toContain(CHANGED);
});
