// Progress line on a terminal while a command waits.
import type { Context } from '../context.ts';
import { ESC } from '../terminal/escape.ts';

const CLEAR_LINE = `${ESC}[1G${ESC}[2K`;

/** Shows `message` on standard error until `work` is done, if that is a terminal that can clear a line. */
export const withProgress = async <T>(
  { stderr, environment }: Pick<Context, 'stderr' | 'environment'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> => {
  if (!stderr.isTTY || environment.TERM === 'dumb') return work();
  stderr.write(`${message}…`);
  try {
    return await work();
  } finally {
    stderr.write(CLEAR_LINE);
  }
};
