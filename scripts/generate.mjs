// npm run generate: writes the tracked files that are generated from the contract.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runSteps } from './steps.mjs';

/** Generated files by path, each with the compiled module and the function that returns its text. */
export const GENERATED_FILES = /** @type {const} */ ({
  'schemas/favsmith.json': ['contract/design/design-schema', 'designSchemaText'],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runSteps(['install', 'compile']);
  for (const [path, [module, name]] of Object.entries(GENERATED_FILES)) {
    const exported = await import(`../dist/${module}.js`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), exported[name]());
  }
}
