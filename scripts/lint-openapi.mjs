// npm run validate -- openapi: validates the OpenAPI document with all rules of Redocly and Spectral.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, root, run, runSteps } from './steps.mjs';

await runSteps(['install', 'compile']);
const { buildOpenApi } = await import('../dist/contract/openapi/openapi.js');

const document = join(root, '.tmp', 'openapi.json');
mkdirSync(join(root, '.tmp'), { recursive: true });
const options = { baseUrl: 'https://favsmith.example', acceptsApiKeys: true };
writeFileSync(document, JSON.stringify(buildOpenApi(options), null, 2));

const tools = join(root, 'tools', 'openapi');
const program = (...path) => join(tools, 'node_modules', ...path);
if (!isInstalled('tools/openapi'))
  run(['npm', 'ci', '--ignore-scripts', '--loglevel=error', '--prefix', tools]);
run(['node', program('@redocly', 'cli', 'bin', 'cli.js'), 'lint', '--max-problems', '1000', document], {
  REDOCLY_TELEMETRY: 'off',
});
run([
  'node',
  program('@stoplight', 'spectral-cli', 'dist', 'index.js'),
  'lint',
  '--ruleset',
  join(tools, '.spectral.yaml'),
  '--fail-severity',
  'hint',
  document,
]);
