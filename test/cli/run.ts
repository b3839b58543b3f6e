// Runs the command line in this process, with captured output.
import { tmpdir } from 'node:os';
import type { Context } from '../../src/cli/context.ts';
import { runProgram } from '../../src/cli/program.ts';

export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command. Standard output acts as a file, unless `context` overrides that. */
export const run = async (argv: readonly string[], context: Partial<Context> = {}): Promise<Output> => {
  const output = { out: '', err: '' };
  const code = await runProgram(argv, {
    stdout: {
      write: text => {
        output.out += text;
      },
    },
    stderr: {
      write: text => {
        output.err += text;
      },
    },
    folder: tmpdir(),
    environment: {},
    columns: 80,
    hasColor: false,
    imageProtocol: 'none',
    isInteractive: false,
    ask: async () => undefined,
    ...context,
  });
  return { code, ...output };
};
