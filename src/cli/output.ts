// Messages: errors and progress.
import { flagOf } from '../contract/design.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import { ProblemError } from '../contract/problems.ts';
import { errorText } from '../model/unknown-value.ts';
import { CliError, type Context, EXIT } from './context.ts';
import { ESC } from './terminal/terminal.ts';
import { fileError } from './write-files.ts';

interface ErrorReport {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly exitCode: number;
}

const USAGE_CODES: readonly string[] = [
  'invalid_json',
  'invalid_shape',
  'invalid_bg_mode',
  'invalid_text',
  'missing_export_source',
];

export const reportError = (error: unknown): ErrorReport => {
  if (error instanceof ProblemError) return reportProblem(error);
  if (error instanceof CliError)
    return {
      code: error.exitCode === EXIT.usage ? 'usage' : 'failed',
      message: error.message,
      exitCode: error.exitCode,
    };
  const message = sentence(fileError(error).message);
  return { code: errorText(error, 'code') ?? 'failed', message, exitCode: EXIT.failed };
};

/** Replaces field names by flags: `bg`, `fg`, names with `_`, and other names at the start or after "set". */
export const inFlags = (text: string): string =>
  text.replace(/\b(?:[a-z]+(?:_[a-z]+)+|bg|fg)\b|^[a-z]+\b|(?<=\bset )[a-z]+\b/g, name =>
    Object.hasOwn(EXPORT_FIELDS, name) ? flagOf(name) : name,
  );

const reportProblem = (problem: ProblemError): ErrorReport => {
  const { code, message, errors } = problem;
  const exitCode = USAGE_CODES.includes(code) ? EXIT.usage : EXIT.failed;
  if (exitCode === EXIT.failed)
    return { code, message: sentence(inFlags(message)), hint: problem.hintFor('command'), exitCode };
  if (code === 'missing_export_source') {
    const advice = 'Name an icon, for example lucide/rocket, or initials, for example --text AB.';
    return { code, message: advice, exitCode };
  }
  const details = errors.map(({ pointer, detail }) => {
    const field = pointer.slice(1);
    return field === '' ? detail : detail.replace(field, flagOf(field));
  });
  return {
    code: code === 'invalid_json' ? 'usage' : code,
    message: sentence(details.join('; ') || message),
    exitCode,
  };
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Prints which value was used instead of the given value. */
export const sayClamped = (
  { stderr }: Pick<Context, 'stderr'>,
  flag: string,
  given: number | string | undefined,
  applied: number | string | undefined,
): void => {
  if (given !== undefined && Number(given) !== Number(applied))
    stderr.write(`${flag} ${given} is out of range: ${applied} was applied.\n`);
};

const CLEAR_LINE = `${ESC}[1G${ESC}[2K`;

/** Shows `message` on standard error until `work` is done, if a terminal can clear the line. */
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
