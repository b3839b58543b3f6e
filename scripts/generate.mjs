// npm run generate: writes the generated files in version control. Their sources are the contract, the responses of the
// service, the kernel, the decision pages and the commands in docs/cli.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runSteps } from './steps.mjs';

/** Generated files by path. Each has a source module and the name of the function that returns its text. */
export const GENERATED_FILES = /** @type {const} */ ({
  'schemas/favsmith.json': ['src/contract/design.ts', 'designSchemaText'],
  'src/contract/openapi/response-examples.ts': ['src/ingest/response-examples.ts', 'responseExamplesText'],
  'src/raster/kernel-binary.ts': ['src/ingest/kernel-binary.ts', 'kernelBinaryText'],
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runSteps(['catalog', 'emoji', 'fonts']);
  // Runs the sources directly, because dist/ may be older. The application imports modules when they are needed, which
  // `runnerImport` cannot: its server is closed by then.
  const { createServer } = await import('vite');
  const options = {
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  };
  const server = await createServer(/** @type {import('vite').InlineConfig} */ (options));
  for (const [path, [source, name]] of Object.entries(GENERATED_FILES)) {
    const module = await server.ssrLoadModule(join(root, source));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await module[name]());
  }
  await server.close();
  for (const script of ['decisions', 'cli-docs']) run(['node', `scripts/${script}.mjs`]);
}
