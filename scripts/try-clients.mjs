// npm run validate -- clients: generates clients from the OpenAPI document of a server, and calls each operation. (Decision 124)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { installNode } from './node-release.mjs';
import { isInstalled, root, run, runSteps } from './steps.mjs';

/** Two of the generators require a newer Node.js release than Favsmith. */
const node = installNode('24');
if (node === undefined) process.exit();

const ZIP = /^PK/;
/** The beginning of what a client returns for each operation. */
const EXPECTED = {
  getApiIndex: /^http.*\/openapi\.json$/,
  getHealth: /^[1-9]\d{4}$/,
  listLibraries: /^lucide$/,
  searchIcons: /^rocket$/,
  getIcon: /^<svg /,
  searchEmoji: /^🦊$/u,
  findIdeas: /^\w/,
  exportFavicon: ZIP,
  exportFaviconForm: ZIP,
  exportFaviconFiles: /^favicon\.svg$/,
  getExportZip: ZIP,
  getPreviewSvg: /^<svg /,
  getPreviewPng: /^.PNG/,
  checkHealth: /^ok\n$/,
  /** The code of an error, as the types of the client describe it. */
  problem: /^icon_not_found$/,
};

await runSteps();
const tools = join(root, 'tools', 'openapi');
const generated = join(tools, '.generated');
const document = join(generated, 'openapi.json');
rmSync(generated, { recursive: true, force: true });
mkdirSync(generated);
if (!isInstalled('tools/openapi'))
  run(['npm', 'ci', '--ignore-scripts', '--loglevel=error', '--prefix', tools]);

const server = spawn(process.execPath, [join(root, 'dist', 'main.js')], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());
const [line] = await once(server.stdout, 'data');
const [baseUrl = ''] = /http:\/\/[\d.:]+/.exec(String(line)) ?? [];
const openApi = await (await fetch(`${baseUrl}/openapi.json`)).json();
writeFileSync(document, JSON.stringify(openApi));

run([node, join(tools, 'generate.mjs'), document, generated]);
run(['node', join(tools, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', tools]);

/** A result as text: files as one character per byte. */
const textOf = async result => {
  const bytes = result instanceof Blob ? await result.arrayBuffer() : result;
  return bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes)
    ? Buffer.from(/** @type {ArrayBuffer} */ (bytes)).toString('latin1')
    : String(bytes);
};

const operations = Object.values(openApi.paths)
  .flatMap(item => Object.values(item))
  .map(({ operationId }) => operationId);
const failures = [];
const folder = join(tools, 'clients');
for (const file of readdirSync(folder).filter(name => name !== 'samples.ts')) {
  const name = basename(file, '.ts');
  const bundle = join(generated, `${name}.mjs`);
  await build({
    input: join(folder, file),
    platform: 'node',
    logLevel: 'silent',
    output: { file: bundle, codeSplitting: false },
  });
  const calls = (await import(pathToFileURL(bundle).href)).callsOf(baseUrl);
  let passed = 0;
  for (const id of new Set([...operations, 'problem'])) {
    const result = await Promise.resolve(calls[id]?.()).then(textOf, error => `Error: ${error.message}`);
    if (EXPECTED[id]?.test(result)) passed++;
    else failures.push(`${name}: ${id} returned ${JSON.stringify(result.slice(0, 100))}`);
  }
  console.log(`${name}: ${passed} of ${operations.length + 1} calls succeeded`);
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
