// Production installation: the server without sources, build modules and development dependencies.
// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

let folder: string;
let server: ReturnType<typeof spawn>;
let address: string;

/** The files of `npm ci --omit=dev`, those of `npm run build` except dist/build, and the texts of the pages. */
const installForProduction = (target: string): void => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, devOptional }] of Object.entries<LockEntry>(packages)) {
    const isNeeded = path !== '' && !dev && !devOptional && existsSync(join(project, path));
    if (isNeeded) cpSync(join(project, path), join(target, path), { recursive: true });
  }
  cpSync(join(project, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: path => path !== join(project, 'dist', 'build'),
  });
  for (const path of ['package.json', 'static', 'skills'])
    cpSync(join(project, path), join(target, path), { recursive: true });
  symlinkSync(join(project, 'data'), join(target, 'data'));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  installForProduction(folder);
  server = spawn(process.execPath, [join(folder, 'dist', 'main.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = server.stdout ? await once(server.stdout, 'data') : [];
  address = /http:\/\/[\d.]+:\d+/.exec(String(line))?.[0] ?? '';
  // The time limit is long, because about 50 MB are copied.
}, 60_000);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('a production installation contains neither sources nor the builder nor icon packages', () => {
  for (const path of ['src', 'dist/build', 'node_modules/lucide-static', 'node_modules/typescript'])
    expect(existsSync(join(folder, path)), path).toBe(false);
});

it.each([
  ['/api/v1/health', 'application/json'],
  ['/api/v1/icons?q=rocket', 'application/json'],
  ['/api/v1/icons/lucide/rocket', 'application/json'],
  ['/api/v1/preview.png?library=lucide&name=rocket', 'image/png'],
  ['/api/v1/preview.svg?text=A', 'image/svg+xml'],
  ['/openapi.json', 'application/json'],
  ['/docs', 'text/html'],
  ['/', 'text/html'],
])('the server of a production installation responds to GET %s with %s', async (path, mediaType) => {
  const response = await fetch(address + path, { headers: { accept: mediaType } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(mediaType);
});

it('the server of a production installation serves tools to agents', async () => {
  const response = await fetch(`${address}/mcp`, {
    method: 'POST',
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_icons', arguments: { query: 'rocket', limit: 1 } },
    }),
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('1 lucide/rocket (outline)');
});

it.each([{ library: 'lucide', name: 'rocket', include_dark_mode: true }, { text: '字' }])(
  'the server of a production installation exports %j',
  async body => {
    const response = await fetch(`${address}/api/v1/export`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
  },
);
