// Execution context of a command: streams, working directory, terminal.
import { styleText } from 'node:util';
import { allowsColor, type Environment, processEnvironment } from './environment.ts';
import { detectProtocol, type ImageProtocol } from './terminal/protocol.ts';

export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Context {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly folder: string;
  readonly environment: Environment;
  /** Width of the terminal in columns. */
  readonly columns: number;
  readonly hasColor: boolean;
  readonly imageProtocol: ImageProtocol;
  /** Whether standard input and output allow prompts. */
  readonly isInteractive: boolean;
}

const DEFAULT_COLUMNS = 80;

export const processContext = (): Context => {
  const { stdout, stderr, stdin } = process;
  const environment = processEnvironment();
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
  };
};

type Style = Parameters<typeof styleText>[0];

/** Styles text if the terminal shows colors. */
export const styled = ({ hasColor }: Pick<Context, 'hasColor'>, style: Style, text: string): string =>
  hasColor ? styleText(style, text, { validateStream: false }) : text;

export const printLine = ({ stdout }: Pick<Context, 'stdout'>, text: string): void => {
  stdout.write(`${text}\n`);
};

export const printJson = (context: Pick<Context, 'stdout'>, value: unknown): void =>
  printLine(context, JSON.stringify(value, null, 2));
