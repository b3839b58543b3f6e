// npm run validate [-- openapi | clients | deploy]: runs official validators on the OpenAPI document and the deployment files, and
// generators of clients on the document.
import { run } from './steps.mjs';

const VALIDATORS = { openapi: 'lint-openapi.mjs', clients: 'try-clients.mjs', deploy: 'lint-deploy.mjs' };

const named = process.argv.slice(2);
const unknown = named.find(name => !(name in VALIDATORS));
if (unknown !== undefined) {
  console.error(`unknown validator ${unknown}: choose from ${Object.keys(VALIDATORS).join(', ')}`);
  process.exit(1);
}
for (const name of named.length > 0 ? named : Object.keys(VALIDATORS))
  run(['node', `scripts/${VALIDATORS[name]}`]);
