// Atomic writing of several files.
import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative } from 'node:path';
import { errorText, toError } from '../model/narrow.ts';
import { writeTarget } from '../service/project-files.ts';
import { CliError } from './context.ts';

export interface OutputFile {
  /** Path relative to the output folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** State of an output file. With `foreign`, an existing file differs and may not come from Favsmith. */
export type FileState = 'new' | 'unchanged' | 'changed' | 'foreign';

export interface PlannedFile extends OutputFile {
  readonly state: FileState;
}

/**
 * Compares files with those in `folder`. With `isOwn`, existing files come from Favsmith and may be overwritten.
 */
export const planFiles = (
  folder: string,
  files: readonly OutputFile[],
  { isOwn }: { readonly isOwn: boolean },
): readonly PlannedFile[] =>
  files.map(file => {
    const present = readIfPresent(writeTarget(folder, file.path));
    if (present === undefined) return { ...file, state: 'new' };
    if (present.equals(file.bytes)) return { ...file, state: 'unchanged' };
    return { ...file, state: isOwn ? 'changed' : 'foreign' };
  });

/** Throws a CliError if a foreign file would be overwritten. */
export const assertNotForeign = (folder: string, files: readonly PlannedFile[]): void => {
  const foreign = files.filter(({ state }) => state === 'foreign').map(({ path }) => path);
  if (foreign.length === 0) return;
  const [first, ...others] = foreign;
  const names = others.length === 0 ? `${first} exists` : `${first} and ${others.length} more files exist`;
  throw new CliError(
    `${names} in ${folder} with other content and may not come from Favsmith: add --force to overwrite.`,
  );
};

/**
 * Writes new and changed files. Each is written to a temporary file beside its target, and all are renamed at the
 * end. An error therefore leaves no partial files.
 */
export const writeFiles = (folder: string, files: readonly PlannedFile[]): void => {
  const staged: { readonly temporary: string; readonly target: string }[] = [];
  const created: string[] = [];
  try {
    for (const { path, bytes } of files.filter(({ state }) => state !== 'unchanged')) {
      const target = writeTarget(folder, path);
      createFolder(dirname(target), created);
      const temporary = `${target}.${process.pid}.tmp`;
      staged.push({ temporary, target });
      writeFileSync(temporary, bytes);
    }
    for (const { temporary, target } of staged) renameSync(temporary, target);
  } catch (cause) {
    for (const { temporary } of staged) tryTo(() => unlinkSync(temporary));
    // Folders that already contain a renamed file are not empty, so they stay.
    for (const path of created.reverse()) tryTo(() => rmdirSync(path));
    throw fileError(cause, folder);
  }
};

/**
 * Creates a folder with its parents, and adds each created folder to `created`. `mkdirSync` with `recursive` would
 * never return for a path in /proc.
 */
const createFolder = (path: string, created: string[]): void => {
  if (existsSync(path)) return;
  createFolder(dirname(path), created);
  mkdirSync(path);
  created.push(path);
};

const tryTo = (cleanUp: () => void): void => {
  try {
    cleanUp();
  } catch {
    // Ignored, because the caller reports the original error.
  }
};

export const readIfPresent = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorText(error, 'code') ?? '')) return undefined;
    throw fileError(error, path);
  }
};

/** The entries of a folder; none if it cannot be read. */
export const listFolder = (path: string): readonly Dirent[] => {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
};

export const readText = (path: string): string | undefined => readIfPresent(path)?.toString();

/** Parses a JSON file, which may begin with a byte order mark. Throws a SyntaxError. */
export const readJson = (path: string): unknown => {
  const text = readText(path);
  return text === undefined ? undefined : JSON.parse(text.replace(/^\ufeff/, ''));
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENAMETOOLONG: 'the name is too long',
};

const fileError = (cause: unknown, folder: string): Error => {
  const error = toError(cause);
  const code = errorText(cause, 'code');
  if (code === undefined) return error;
  const name = (errorText(cause, 'dest') ?? errorText(cause, 'path') ?? folder).replace(/\.\d+\.tmp$/, '');
  const shown = relative('.', name).startsWith('..') ? name : relative('.', name) || '.';
  return new CliError(`${shown} cannot be read or written: ${REASONS[code] ?? error.message}.`, { cause });
};
