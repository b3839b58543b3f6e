// Compiles src/ to dist/ and bundles what runs: programs, library, plugins and worker thread. (Decisions 063 and 110)
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { root, run } from './steps.mjs';

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Programs and package exports: entry points in dist/ by their name in dist/bundle/. */
const ENTRIES = {
  server: 'http/server.js',
  mcp: 'cli/commands/mcp.js',
  cli: 'cli/main.js',
  'threads/worker': 'service/threads/worker.js',
  'astro-middleware': 'plugins/astro-middleware.js',
  docusaurus: 'plugins/docusaurus.js',
  ...Object.fromEntries(
    Object.values(exports).flatMap(({ types, default: bundled }) =>
      types && bundled?.endsWith('.js')
        ? [[basename(bundled, '.js'), types.replace('./dist/', '').replace('.d.ts', '.js')]]
        : [],
    ),
  ),
};

/**
 * Entries that are bundled into one file: the worker thread starts faster, and the others also run outside of Node.js.
 * All other entries share modules.
 */
const SINGLE_FILES = ['threads/worker', 'client', 'engine', 'astro-middleware', 'next-metadata'];
const GROUPS = [
  ...SINGLE_FILES.map(name => [name]),
  Object.keys(ENTRIES).filter(name => !SINGLE_FILES.includes(name)),
];

/** Not bundled: HarfBuzz reads a file next to its module, and Fastify's packages are never used by the server. */
const EXTERNAL = [
  'harfbuzzjs',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
];

const dist = join(root, 'dist');
const bundle = join(dist, 'bundle');
// A separate folder, because a program of an interrupted build may still write to its folder.
const unfinished = join(dist, `.bundle-${process.pid}`);

// Removes the old bundle first, so that it does not stay after a failed compilation.
remove(bundle);
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  const [, id] = /^\.bundle-(\d+)$/.exec(name) ?? [];
  if (id !== undefined && !isRunning(Number(id))) remove(join(dist, name));
}
run(['node', 'node_modules/typescript/bin/tsc', '-b', 'tsconfig.pure.json', 'tsconfig.node.json']);
removeStaleModules();
const { fieldSchema } = await import(new URL('../dist/contract/openapi/schema.js', import.meta.url).href);
await describeDeclarations('contract/export/export-fields', fieldSchema);
await describeDeclarations('contract/openapi/schemas');
await describeDeclarations('contract/search-query');
// Imports on demand, because `npm start` of a built service runs without development dependencies.
const { build } = await import('rolldown');
const modules = [];
for (const names of GROUPS) {
  const isEngine = names.includes('engine');
  const { output } = await build({
    input: Object.fromEntries(names.map(name => [name, join(root, 'dist', ENTRIES[name])])),
    // Browsers load the engine directly.
    platform: isEngine ? 'browser' : 'node',
    external: [...EXTERNAL, /^virtual:/],
    logLevel: 'warn',
    output: {
      dir: unfinished,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[name].js',
      // Keeps the names of functions for the stacks in bug reports.
      minify: isEngine || { compress: false, mangle: false, codegen: true },
    },
  });
  modules.push(...output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : [])));
}
const kernel = new URL('../dist/raster/kernel-binary.js', import.meta.url).href;
const { KERNEL_BASE64 } = await import(kernel);
writeFileSync(join(unfinished, 'kernel.wasm'), Buffer.from(KERNEL_BASE64, 'base64'));
// Packages in the bundles, whose licenses must be shipped.
const packages = modules.map(
  module => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, module).replaceAll(sep, '/'))?.[0],
);
writeFileSync(
  join(unfinished, '.licenses.json'),
  JSON.stringify([...new Set(packages.filter(path => path !== undefined))].sort()),
);

remove(bundle);
renameSync(unfinished, bundle);

/** Removes a folder. Retries while another program writes to it. */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Adds the descriptions in tables to their declarations. Editors show them for the types that are inferred from the tables. */
async function describeDeclarations(module, toRow = row => row) {
  const tables = await import(new URL(`../dist/${module}.js`, import.meta.url).href);
  const file = join(dist, `${module}.d.ts`);
  const path = [];
  const describe = (line, indent, name) => {
    path.splice(indent.length / 4, path.length, name);
    const row = path.reduce((table, key) => table?.[key], tables);
    if (typeof row?.description !== 'string') return line;
    return `${indent}/** ${toRow(row).description.replaceAll('*/', '*\\/')} */\n${line}`;
  };
  const text = readFileSync(file, 'utf8')
    .replace(/^ *\/\*\* .* \*\/\n(?= *readonly \w+: \{$)/gm, '')
    .replace(/^( *)(?:export declare const|readonly)? ?(\w+): \{$/gm, describe);
  writeFileSync(file, text);
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Removes modules without a source file, which would otherwise be part of the npm package. */
function removeStaleModules() {
  for (const path of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const [, module] = /^(?!bundle|studio|\.)(.+?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(path) ?? [];
    if (module !== undefined && !existsSync(join(root, 'src', `${module}.ts`)))
      rmSync(join(root, 'dist', path));
  }
}
