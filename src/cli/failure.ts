// Exit codes and errors of the command line.

/** Exit codes: success, findings or failure, usage error. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Error whose message is one sentence for the user, without a program name. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = EXIT.failed, cause }: { exitCode?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

export const usageError = (message: string): CliError => new CliError(message, { exitCode: EXIT.usage });
