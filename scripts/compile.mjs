// Compiles src/ to dist/ and bundles the programs: server, worker thread and MCP server. (Decision 067)
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './steps.mjs';

/**
 * Entry points in dist/ and their names in dist/bundle/. The relative path from one to the other is the same in both
 * folders.
 */
const ENTRIES = {
  server: 'http/server.js',
  'threads/worker': 'service/threads/worker.js',
  mcp: 'cli/commands/mcp.js',
};

/**
 * HarfBuzz reads its WebAssembly file beside its module. The packages of Fastify compile JSON Schema and inject
 * requests, which the server never does.
 */
const EXTERNAL = [
  'harfbuzzjs',
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
const modules = [];
for (const [name, file] of Object.entries(ENTRIES)) {
  const { output } = await build({
    input: { [name]: join(root, 'dist', file) },
    platform: 'node',
    external: EXTERNAL,
    // Prefers ES modules. The unused parts of OpenTelemetry are then dropped: 161 kB instead of 871.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
    output: { dir: bundle, entryFileNames: '[name].js', chunkFileNames: `${name}-[name].js` },
  });
  modules.push(...output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : [])));
}
// The packages whose licenses ship with the bundles.
const packages = modules.map(
  module => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, module))?.[0],
);
writeFileSync(
  join(bundle, '.licenses.json'),
  JSON.stringify([...new Set(packages.filter(path => path !== undefined))].sort()),
);

/** Removes modules whose source is gone, because the npm package contains all modules in dist/. */
function removeStaleModules() {
  for (const path of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const [, module] = /^(?!bundle|studio|\.)(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path) ?? [];
    if (module !== undefined && !existsSync(join(root, 'src', `${module}.ts`)))
      rmSync(join(root, 'dist', path));
  }
}
