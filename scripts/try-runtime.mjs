// Smoke test of the built package in the runtime that runs this file: library, command line, server. Prints what must
// be equal in all runtimes as JSON. (Started by test-nodes.mjs)
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const root = join(import.meta.dirname, '..');
// Imported by URL, because TypeScript knows no types of the bundle.
const bundle = new URL('../dist/bundle/index.js', import.meta.url).href;
const { exportPackage, findIdeas, preview, search } = await import(bundle);
const cli = join(root, 'dist', 'bundle', 'cli.js');
const runs = 'Deno' in globalThis ? ['run', '--allow-all', '--no-lock', cli] : [cli];

const DESIGNS = [
  { library: 'lucide', name: 'rocket', bg: '#0ea5e9', include_dark_mode: true },
  { library: 'phosphor', name: 'rocket', style: 'duotone', bg_mode: 'linear', bg: '#f0f', bg_to: '#0ff' },
  { text: 'AB', bg_mode: 'linear', bg: '#123456', bg_to: '#ff8800' },
  { emoji: '🦊' },
  {
    artwork: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
  },
];

const digest = bytes => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const packages = [];
for (const design of DESIGNS) {
  const { files } = await exportPackage(design);
  packages.push(Object.fromEntries(files.map(file => [file.path, digest(file.bytes)])));
}

const commandOutput = (...args) => {
  const { status, stdout } = spawnSync(process.execPath, [...runs, ...args], { encoding: 'utf8' });
  return { status, stdout };
};

const askServer = async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...runs, 'serve', '--port', String(port), '--host', '127.0.0.1'], {
    stdio: 'ignore',
  });
  try {
    for (let attempt = 0; attempt < 60; attempt++) {
      if (await fetch(`${base}/api/v1/health`).catch(() => undefined)) break;
      await new Promise(resolve => setTimeout(resolve, 500));
    }
    const answers = [];
    for (const path of ['/', '/docs', '/api/v1/icons?q=rocket&limit=3', '/api/v1/icons/lucide/none']) {
      const response = await fetch(base + path);
      answers.push([path, response.status, digest((await response.text()).replaceAll(String(port), 'PORT'))]);
    }
    const exported = await fetch(`${base}/api/v1/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(DESIGNS[0]),
    });
    return [...answers, [exported.status, (await exported.json()).files.length]];
  } finally {
    server.kill();
  }
};

const { icons } = await search('rocket', { limit: 3 });
console.log(
  JSON.stringify({
    packages,
    preview: digest((await preview(DESIGNS[1])).bytes),
    icons: icons.map(({ library, name }) => `${library}/${name}`),
    ideas: (await findIdeas('bakery in Lisbon')).ideas,
    search: commandOutput('search', 'rocket', '--limit', '3'),
    usage: commandOutput('export', '--bg', 'no color', '--text', 'A').status,
    server: await askServer(),
  }),
);
