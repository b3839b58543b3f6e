// Entry point: runs the server, or checks a catalog file.
import module from 'node:module';
import { join } from 'node:path';

// The kernel ignores signals of process 1, as in containers, that it does not handle. The server takes over its
// handlers when it has loaded. Static imports would run before this line.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit());
process.on('SIGHUP', () => {});

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const { checkCatalog, runServer } = await import('./http/load-server.ts');
const root = join(import.meta.dirname, '..');
const [option, file] = process.argv.slice(2);
if (option === '--check-catalog') process.exitCode = await checkCatalog(root, file);
else await runServer(root);
