// Entry point: runs the server, or checks a catalog file.
import module from 'node:module';
import './http/node-release.ts';

// In a container, the server is process 1, and the kernel ignores signals for which process 1 has no handler. Ends the
// process while the server has not added its own handler. This handler stays: if the last handler is removed, Node.js
// loses a signal that it has received and not yet emitted. Static imports would run before this line.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => process.listenerCount(signal) > 1 || process.exit());
if (process.platform !== 'win32') process.on('SIGHUP', () => {});

// From Node 22.8 on: V8 keeps compiled code between starts. (Decision 063)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const { packageFolder, verifyCatalog, startServer } = await import('./http/load-server.ts');
const [option, file] = process.argv.slice(2);
if (option !== undefined && option !== '--check-catalog') {
  const isHelp = /^(?:-h|--help)$/.test(option);
  console[isHelp ? 'log' : 'error'](
    'Usage: node dist/main.js [--check-catalog [file]]\nStarts the server. Environment variables are its settings; see docs/operations.md.',
  );
  process.exit(isHelp ? 0 : 2);
}
if (option === '--check-catalog') process.exitCode = await verifyCatalog(packageFolder, file);
else await startServer(packageFolder);
