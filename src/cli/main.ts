#!/usr/bin/env node
// Entry point of the command favsmith.
import module from 'node:module';
import '../http/node-release.ts';

// Caches compiled code for the next start. Needs Node.js 22.8. (Decision 063)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

const [{ EXIT, processContext }, { runProgram }] = await Promise.all([
  import('./context.ts'),
  import('./program.ts'),
]);

// Writing fails if a reader such as `head` closes the pipe early, or if the disk is full.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.write(
    `favsmith: The output cannot be written: ${code === 'ENOSPC' ? 'no space is left' : message}.\n`,
  );
  process.exit(EXIT.failed);
});

process.exitCode = await runProgram(process.argv.slice(2), processContext());
