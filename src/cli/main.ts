#!/usr/bin/env node
// Entry point of the command favsmith.
import module from 'node:module';
import { processContext } from './context.ts';
import { runProgram } from './program.ts';

// Node.js 22.8 or newer: caches compiled code between starts. (Decision 067)
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runProgram(process.argv.slice(2), processContext());
