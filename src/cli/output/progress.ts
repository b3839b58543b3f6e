// Progress line on a terminal while a command waits.
import type { Context } from '../context.ts';

const CLEAR_LINE = '\r\u001b[2K';

/** Shows `message` on standard error until `work` is done. Shows nothing if standard error is no terminal. */
export const withProgress = async <T>(
  { stderr }: Pick<Context, 'stderr'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> => {
  if (!stderr.isTTY) return work();
  stderr.write(`${message}…`);
  try {
    return await work();
  } finally {
    stderr.write(CLEAR_LINE);
  }
};
