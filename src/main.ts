// Entry point: runs the server, or checks a catalog file.
import module from 'node:module';
import { join } from 'node:path';

// In a container, the server is process 1, and the kernel ignores signals for which process 1 has no handler. The
// server replaces these handlers when it has loaded. Static imports would run before this line.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit());
process.on('SIGHUP', () => {});

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const { verifyCatalog, startServer } = await import('./http/load-server.ts');
const root = join(import.meta.dirname, '..');
const [option, file] = process.argv.slice(2);
if (option === '--check-catalog') process.exitCode = await verifyCatalog(root, file);
else await startServer(root);
