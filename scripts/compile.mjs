// Compiles src/ to dist/ and bundles the server: one file for the start, one per worker thread. (Decision 067)
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

/** Entry points in dist/ and their names in dist/bundle/, where each has the same path relative to the other. */
const ENTRIES = { server: 'http/server.js', 'threads/worker': 'service/threads/worker.js' };

/**
 * HarfBuzz reads its WebAssembly file beside its module; the Redis client and the MCP SDK are large and rarely used. The
 * packages of Fastify compile JSON Schema and inject requests, which the server never does.
 */
const EXTERNAL = [
  'harfbuzzjs',
  'ioredis',
  '@modelcontextprotocol/server',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
];

const bundle = join(root, 'dist', 'bundle');

// A stale bundle must not outlive a failed compilation.
rmSync(bundle, { recursive: true, force: true });
run(['node', 'node_modules/typescript/bin/tsc', '-b', 'tsconfig.pure.json', 'tsconfig.node.json']);
removeStaleModules();
// Imported here because `npm start` of a built service runs without development dependencies.
const { build } = await import('rolldown');
for (const [name, file] of Object.entries(ENTRIES))
  await build({
    input: { [name]: join(root, 'dist', file) },
    platform: 'node',
    external: EXTERNAL,
    // ES modules, of which the unused parts of OpenTelemetry are left out: 161 kB instead of 871.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
    output: { dir: bundle, entryFileNames: '[name].js', chunkFileNames: `${name}-[name].js` },
  });

/** Removes modules whose source is gone, because the npm package contains all modules in dist/. */
function removeStaleModules() {
  for (const path of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const [, module] = /^(?!bundle|studio|\.)(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path) ?? [];
    if (module !== undefined && !existsSync(join(root, 'src', `${module}.ts`)))
      rmSync(join(root, 'dist', path));
  }
}
