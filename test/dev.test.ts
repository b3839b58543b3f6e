// The development server: studio and service on one port, restarted after changes.
// @module-tag slow
// @module-tag alone
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';

const root = join(import.meta.dirname, '..');
const READY = /Favsmith is ready/g;

let output = '';
let stop = async (): Promise<void> => {};
let address = '';
const restarts = () => (output.match(READY) ?? []).length;
const waitFor = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition(), output).toBe(true), { timeout: 50_000, interval: 100 });

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    // With CI=true, Vite colors its output, and escape sequences would split the URL.
    env: { ...process.env, NO_COLOR: '1', PORT: String(port), HOST: '127.0.0.1' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', chunk => {
      output += chunk;
    });
  const exited = once(server, 'exit');
  stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  await waitFor(() => restarts() === 1 && output.includes(address));
}, 60_000);

afterAll(() => stop());

test('GET / returns the studio page with the hot reload client of Vite', async () => {
  const page = await (await fetch(address)).text();
  expect(page).toContain('/@vite/client');
  const module = await fetch(`${address}/main.tsx`);
  expect(module.headers.get('content-type')).toContain('javascript');
});

test.each(['/api', '/api/v1/health', '/docs', '/openapi.json'])(
  'GET %s is proxied to the service',
  async path => {
    const response = await fetch(address + path);
    expect([response.status, response.headers.get('api-version')]).toEqual([200, '1']);
  },
);

test('URLs in responses have the port of the development server', async () => {
  const index = await (await fetch(`${address}/api/v1`)).json();
  expect(index.openapi).toBe(`${address}/openapi.json`);
});

test('a changed source file restarts the service', async () => {
  const now = new Date();
  utimesSync(join(root, 'src', 'main.ts'), now, now);
  await waitFor(() => restarts() === 2);
  expect((await fetch(`${address}/api/v1/health`)).status).toBe(200);
});
