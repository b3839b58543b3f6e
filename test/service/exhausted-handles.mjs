// Process that exhausts its file handles and exports, then frees the handles and exports again. Prints both
// results.
import { closeSync, openSync } from 'node:fs';

const [exporterModule, fontDirectory, freeHandles] = process.argv.slice(2);
const { createExporter } = await import(exporterModule);
const { parseExportBody } = await import(new URL('../contract/export/export-body.js', exporterModule).href);
const exporter = createExporter({ fontDirectory, threads: 1 });
const request = parseExportBody({ text: 'A' });
const outcome = () =>
  exporter.package(request, undefined, { form: 'zip' }).then(
    ({ fileName }) => fileName,
    ({ code }) => code,
  );

const handles = [];
try {
  for (;;) handles.push(openSync('/dev/null'));
} catch {
  // The process has reached its limit of open files.
}
for (const handle of handles.splice(0, Number(freeHandles))) closeSync(handle);
const exhausted = await outcome();
for (const handle of handles) closeSync(handle);
console.log(JSON.stringify([exhausted, await outcome()]));
await exporter.close();
