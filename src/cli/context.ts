// Context of a command: streams, working directory, terminal. Exit codes and errors.
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { printable, printableJson, withoutUserInfo } from '../contract/printable.ts';
import {
  allowsColor,
  detectProtocol,
  type Environment,
  ESC,
  type ImageProtocol,
  toTerminal,
} from './terminal/terminal.ts';

interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface Context {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly folder: string;
  readonly environment: Environment;
  readonly columns: number;
  readonly hasColor: boolean;
  readonly imageProtocol: ImageProtocol;
  readonly isInteractive: boolean;
  /** Asks a question. Returns undefined if the input ends, for example because of Ctrl+C. */
  ask(question: string): Promise<string | undefined>;
}

const DEFAULT_COLUMNS = 80;

export const processContext = (): Context => {
  const { stdout, stderr, stdin } = process;
  const environment: Environment = process.env;
  const isTerminal = stdout.isTTY === true;
  const hasColor = allowsColor(environment, isTerminal);
  return {
    stdout,
    stderr,
    folder: process.cwd(),
    environment,
    columns: stdout.columns || DEFAULT_COLUMNS,
    hasColor,
    imageProtocol: detectProtocol(environment, { isTerminal, hasColor }),
    isInteractive: isTerminal && stdin.isTTY === true,
    ask: question =>
      new Promise(resolve => {
        const prompt = createInterface({ input: stdin, output: stdout });
        // After Ctrl+C or Ctrl+D, the cursor is still on the line of the question.
        const end = () => {
          stdout.write('\n');
          resolve(undefined);
        };
        prompt.once('SIGINT', () => prompt.close());
        prompt.once('close', end);
        prompt.question(question, answer => {
          prompt.off('close', end);
          prompt.close();
          resolve(answer);
        });
      }),
  };
};

/** A context whose output escapes control characters, except in escape sequences of this program. */
export const withSafeOutput = (context: Context): Context => {
  const safe = (stream: OutputStream): OutputStream => ({
    write: text => stream.write(toTerminal(text)),
    isTTY: stream.isTTY === true,
  });
  return { ...context, stdout: safe(context.stdout), stderr: safe(context.stderr) };
};

type Style = Parameters<typeof styleText>[0];

export const styled = ({ hasColor }: Pick<Context, 'hasColor'>, style: Style, text: string): string =>
  hasColor ? styleText(style, printable(text), { validateStream: false }).replaceAll('\u001b', ESC) : text;

export const printLine = ({ stdout }: Pick<Context, 'stdout'>, text: string): void => {
  stdout.write(`${text}\n`);
};

export const printJson = (context: Pick<Context, 'stdout'>, value: unknown): void =>
  printLine(context, printableJson(value));

/** Exit codes. `failed` also means that a check has findings. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Error for the user. The message is one sentence without the program name and without passwords in URLs. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = EXIT.failed, cause }: { exitCode?: number; cause?: unknown } = {},
  ) {
    super(withoutUserInfo(message), { cause });
    this.exitCode = exitCode;
  }
}

export const usageError = (message: string): CliError => new CliError(message, { exitCode: EXIT.usage });
