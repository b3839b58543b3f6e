// Compiles src/ to dist/ and bundles the programs: server, worker thread and MCP server. (Decision 067)
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './steps.mjs';

/**
 * Bundles by name in dist/bundle/, with their entry points in dist/. The relative path between two of them is the
 * same in both folders.
 */
const ENTRIES = {
  server: 'http/server.js',
  'threads/worker': 'service/threads/worker.js',
  mcp: 'cli/commands/mcp.js',
};

/**
 * Packages that stay outside of the bundles. HarfBuzz reads its WebAssembly file beside its module. The packages
 * of Fastify compile JSON Schema and inject requests, which the server never does.
 */
const EXTERNAL = [
  'harfbuzzjs',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
];

const bundle = join(root, 'dist', 'bundle');

// Otherwise, an old bundle would stay after a failed compilation.
rmSync(bundle, { recursive: true, force: true });
run(['node', 'node_modules/typescript/bin/tsc', '-b', 'tsconfig.pure.json', 'tsconfig.node.json']);
removeStaleModules();
// Imported only here, because `npm start` of a built service runs without development dependencies.
const { build } = await import('rolldown');
const modules = [];
for (const [name, file] of Object.entries(ENTRIES)) {
  const { output } = await build({
    input: { [name]: join(root, 'dist', file) },
    platform: 'node',
    external: EXTERNAL,
    // With ES modules, unused parts of OpenTelemetry are dropped: 161 kB instead of 871 kB.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'warn',
    output: { dir: bundle, entryFileNames: '[name].js', chunkFileNames: `${name}-[name].js` },
  });
  modules.push(...output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : [])));
}
// Packages in the bundles. Their licenses must be shipped.
const packages = modules.map(
  module => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, module))?.[0],
);
writeFileSync(
  join(bundle, '.licenses.json'),
  JSON.stringify([...new Set(packages.filter(path => path !== undefined))].sort()),
);

/**
 * Removes modules without a source file. Otherwise, the npm package would contain them, because it has all modules
 * in dist/.
 */
function removeStaleModules() {
  for (const path of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const [, module] = /^(?!bundle|studio|\.)(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path) ?? [];
    if (module !== undefined && !existsSync(join(root, 'src', `${module}.ts`)))
      rmSync(join(root, 'dist', path));
  }
}
