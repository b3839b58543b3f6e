// npm run generate: writes the generated files in version control. Their sources are the contract, the kernel, the
// decision pages and the commands in docs/cli.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runSteps } from './steps.mjs';

/** Generated files by path. Each has a source module and the name of the function that returns its text. */
export const GENERATED_FILES = /** @type {const} */ ({
  'schemas/favsmith.json': ['src/contract/design.ts', 'designSchemaText'],
  'src/raster/kernel-binary.ts': ['src/build/kernel-binary.ts', 'kernelBinaryText'],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runSteps(['install']);
  // Runs the sources directly, because dist/ may be older.
  const { runnerImport } = await import('vite');
  for (const [path, [source, name]] of Object.entries(GENERATED_FILES)) {
    const { module } = await runnerImport(join(root, source), { configFile: false, logLevel: 'error' });
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await module[name]());
  }
  for (const script of ['decisions', 'cli-docs']) run(['node', `scripts/${script}.mjs`]);
}
