// npm run generate: writes the tracked files that are generated from the contract, the kernel's source, the imports, the
// decision pages and the commands in docs/cli.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runSteps } from './steps.mjs';

/** Generated files by path, each with the module and the function that returns its text. */
export const GENERATED_FILES = /** @type {const} */ ({
  'schemas/favsmith.json': ['src/contract/design.ts', 'designSchemaText'],
  'skills/favsmith/SKILL.md': ['src/http/pages/agents.ts', 'skillText'],
  'src/raster/kernel-binary.ts': ['src/build/kernel-binary.ts', 'kernelBinaryText'],
  'src/client/api-types.ts': ['src/build/api-types.ts', 'apiTypesText'],
  'ARCHITECTURE.md': ['src/build/module-picture.ts', 'architectureText'],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runSteps(['install']);
  // Runs the sources: dist/ may be older than the contract.
  const { runnerImport } = await import('vite');
  for (const [path, [source, name]] of Object.entries(GENERATED_FILES)) {
    const { module } = await runnerImport(join(root, source), { configFile: false, logLevel: 'error' });
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await module[name]());
  }
  for (const script of ['decisions', 'cli-docs']) run(['node', `scripts/${script}.mjs`]);
}
