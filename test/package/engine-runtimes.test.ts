// @module-tag slow
// The built engine in Chromium, in a service worker and in workerd: the bytes of the library.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { installProgram } from '../../scripts/node-release.mjs';
import { createShaper } from '../../src/package/fonts/shaper.ts';
import { temporaryFolder } from '../at-end.ts';
import { headlessPath } from '../browser/chromium.ts';
import { describeWithPrograms } from '../programs.ts';
import { fontDirectory } from './fonts/font-directory.ts';
import { packageOf, requestOf, textOf } from './packages.ts';

const bundle = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'bundle', name));

const ICON = { library: 'lucide', name: 'rocket', bg_mode: 'linear', bg: '#f0f', bg_to: 'red', badge: 'QA' };
const LOGO = {
  artwork:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M 0 8 L 4 0 L 8 8 Z" fill="#e11d48"/></svg>',
};
const TEXT = { text: 'AB', include_dark_mode: true };

/** Bodies and sources of exports, and the archives that the library makes. */
const cases = async () => {
  const shaper = createShaper(fontDirectory);
  await shaper.load();
  const { iconSource } = requestOf(ICON);
  const designs = [
    [ICON, iconSource],
    [TEXT, { outline: shaper.initials('AB').path }],
    // The form of a design that a package contains.
    [JSON.parse(textOf(await packageOf(LOGO), 'favsmith.json')), {}],
  ] as const;
  return Promise.all(
    designs.map(async ([body, source]) => ({
      design: JSON.stringify({ body, source }),
      zip: Buffer.from((await packageOf(body)).zip).toString('base64'),
    })),
  );
};

const SERVICE_WORKER = `import { exportPackage } from './engine.js';
addEventListener('activate', event => event.waitUntil(clients.claim()));
addEventListener('fetch', event => {
  if (event.request.method !== 'POST') return;
  event.respondWith(event.request.json().then(async ({ body, source }) => new Response((await exportPackage(body, source)).zip)));
});`;

const EDGE_WORKER = `import { exportPackage, useKernel } from './engine.js';
import kernel from './kernel.wasm';
useKernel(kernel);
export default {
  fetch: async request => {
    const { body, source } = await request.json();
    return new Response((await exportPackage(body, source)).zip);
  },
};`;

const edgeConfig = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .engine)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const engine :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "engine.js", esModule = embed "engine.js"),
    (name = "kernel.wasm", wasm = embed "kernel.wasm")
  ],
  compatibilityDate = "2025-09-01"
);`;

it('the engine is one module that imports nothing and uses no module of Node.js', () => {
  const text = bundle('engine.js').toString();
  expect(text).not.toMatch(/["'`]node:|\brequire\(|^import\b/);
});

describeWithPrograms('the engine in Chromium', { Chromium: headlessPath }, () => {
  const files: Readonly<Record<string, readonly [type: string, content: string | Buffer]>> = {
    '/': ['text/html', '<!doctype html><title>Engine</title>'],
    '/engine.js': ['text/javascript', bundle('engine.js')],
    '/worker.js': ['text/javascript', SERVICE_WORKER],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, content] = files[url] ?? ['text/plain', ''];
    response.setHeader('Content-Type', type).end(content);
  });
  beforeAll(() => void server.listen(0, '127.0.0.1'));
  afterAll(() => void server.close());

  it('makes the packages of the library in a page and in a service worker', async () => {
    const browser = await puppeteer.launch({ executablePath: headlessPath ?? '', args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.evaluate(`
        const base64 = async zip => new Promise(done => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result.split(',')[1]);
          reader.readAsDataURL(new Blob([zip]));
        });
        window.inPage = async design => {
          const { exportPackage } = await import('/engine.js');
          const { body, source } = JSON.parse(design);
          return base64((await exportPackage(body, source)).zip);
        };
        window.inWorker = async design => {
          await navigator.serviceWorker.register('/worker.js', { type: 'module' });
          await navigator.serviceWorker.ready;
          while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 20));
          return base64(await (await fetch('/made', { method: 'POST', body: design })).arrayBuffer());
        };`);
      for (const { design, zip } of await cases())
        for (const run of ['inPage', 'inWorker'])
          expect((await page.evaluate(`${run}(${JSON.stringify(design)})`)) === zip, `${run} ${design}`).toBe(
            true,
          );
    } finally {
      await browser.close();
    }
  });
});

const workerd =
  process.platform === 'linux' && process.arch === 'x64'
    ? installProgram({
        packageName: '@cloudflare/workerd-linux-64',
        version: '1.20261117.1',
        path: 'bin/workerd',
        folder: 'workerd',
      })
    : undefined;

describeWithPrograms('the engine in workerd', { workerd }, () => {
  it('makes the packages of the library', async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    for (const name of ['engine.js', 'kernel.wasm']) writeFileSync(join(folder, name), bundle(name));
    writeFileSync(join(folder, 'worker.js'), EDGE_WORKER);
    writeFileSync(join(folder, 'config.capnp'), edgeConfig(port));
    const server = spawn(workerd ?? '', ['serve', 'config.capnp'], { cwd: folder, stdio: 'ignore' });
    try {
      const url = `http://127.0.0.1:${port}/`;
      for (const { design, zip } of await cases())
        await expect.poll(async () => (await post(url, design)) === zip, { timeout: 20_000 }).toBe(true);
    } finally {
      server.kill();
    }
  });
});

/** The response as base64; undefined until the server listens. */
const post = async (url: string, body: string): Promise<string | undefined> => {
  const response = await fetch(url, { method: 'POST', body }).catch(() => undefined);
  return response && Buffer.from(await response.arrayBuffer()).toString('base64');
};
