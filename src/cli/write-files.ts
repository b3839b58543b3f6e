import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { textOfBytes } from '../contract/export/artwork-data.ts';
import type { OutputFile } from '../model/package-file.ts';
import { errorText, toError } from '../model/unknown-value.ts';
import { CliError } from './context.ts';
import { assertNoSource, tryTo, writeTarget } from './project-files.ts';

/** State of an output file. `foreign` means that an existing file differs and may not come from Favsmith. */
export type FileState = 'new' | 'unchanged' | 'changed' | 'foreign';

export interface PlannedFile extends OutputFile {
  readonly state: FileState;
}

/**
 * Compares files with those in `folder`. With `isOwn`, different files may be overwritten, but never those at the paths
 * `sources`, from which the files were made: then throws a CliError.
 */
export const planFiles = (
  folder: string,
  files: readonly OutputFile[],
  { isOwn, sources }: { readonly isOwn: boolean; readonly sources: readonly string[] },
): readonly PlannedFile[] => {
  const planned = files.map((file): PlannedFile => {
    const present = readIfPresent(writeTarget(folder, file.path));
    if (present === undefined) return { ...file, state: 'new' };
    if (hasContent(present, file)) return { ...file, state: 'unchanged' };
    return { ...file, state: isOwn ? 'changed' : 'foreign' };
  });
  assertNoSource(
    folder,
    planned.map(({ path }) => path),
    sources,
  );
  return planned;
};

/** Whether a file has the same bytes, or the same text: Git may have changed the line breaks. */
const hasContent = (present: Buffer, { path, bytes }: OutputFile): boolean =>
  present.equals(bytes) ||
  (!/\.(?:png|ico|icns)$/.test(path) &&
    toLf(present.toString('latin1')) === Buffer.from(bytes).toString('latin1'));

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
 * Writes new and changed files, and deletes the files at the paths `deleted`. Writes temporary files next to the
 * targets and renames them at the end. If a file cannot be replaced, restores those before it, so that an error changes
 * no file.
 */
export const writeFiles = (
  folder: string,
  files: readonly PlannedFile[],
  { deleted = [] as readonly string[], rename = renameSync } = {},
): void => {
  const staged = files
    .filter(({ state }) => state !== 'unchanged')
    .map(({ path, bytes }) => ({ target: writeTarget(folder, path), bytes }));
  const removed = deleted.map(path => ({ target: writeTarget(folder, path), bytes: undefined }));
  const temporaryOf = (target: string) => `${target}.${process.pid}.tmp`;
  const created: string[] = [];
  const replaced: (readonly [target: string, before: Buffer | undefined])[] = [];
  try {
    for (const { target, bytes } of staged) {
      createFolder(dirname(target), created);
      writeFileSync(temporaryOf(target), bytes);
    }
    for (const { target, bytes } of [...staged, ...removed]) {
      const before = readIfPresent(target);
      whileInUse(() => (bytes ? rename(temporaryOf(target), target) : unlinkSync(target)));
      replaced.push([target, before]);
    }
  } catch (cause) {
    for (const [target, before] of replaced)
      tryTo(() => whileInUse(() => (before ? writeFileSync(target, before) : unlinkSync(target))));
    for (const { target } of staged) tryTo(() => unlinkSync(temporaryOf(target)));
    for (const path of created.reverse()) tryTo(() => rmdirSync(path));
    throw fileError(cause, folder);
  }
};

const IN_USE = ['EBUSY', 'EPERM', 'EACCES'];
const ATTEMPTS = 20;
const PAUSE_MS = 50;

/** Retries a change for a second, because Windows rejects it while another program has the file open. */
const whileInUse = (change: () => void): void => {
  for (let attempt = 1; ; attempt++) {
    try {
      change();
      return;
    } catch (error) {
      const isLast = attempt === ATTEMPTS || !IS_WINDOWS;
      if (isLast || !IN_USE.includes(errorText(error, 'code') ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
};

/** Creates folders and adds them to `created`. Does not use `recursive`, with which `mkdirSync` never returns in /proc. */
const createFolder = (path: string, created: string[]): void => {
  if (existsSync(path) || dirname(path) === path) return;
  createFolder(dirname(path), created);
  mkdirSync(path);
  created.push(path);
};

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export const readIfPresent = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorText(error, 'code') ?? '')) return undefined;
    throw fileError(error, path);
  }
};

export const listFolder = (path: string): readonly Dirent[] =>
  tryTo(() => readdirSync(path, { withFileTypes: true })) ?? [];

const MAXIMUM_FOLDERS = 20_000;

/** Paths of files below a folder of `root`, with slashes. Does not list files and folders whose names match `skipped`. */
export function* filesBelow(root: string, folder: string, skipped: RegExp): Generator<string> {
  const folders = [folder];
  for (const path of folders)
    for (const entry of listFolder(join(root, path))) {
      if (skipped.test(entry.name)) continue;
      if (entry.isFile()) yield posix.join(path, entry.name);
      else if (entry.isDirectory() && folders.length < MAXIMUM_FOLDERS)
        folders.push(posix.join(path, entry.name));
    }
}

const toLf = (text: string): string => text.replaceAll('\r\n', '\n');

export const readText = (path: string): string | undefined => {
  const bytes = readIfPresent(path);
  return bytes && toLf(bytes.toString());
};

/** Encodes a text with LF. Uses CRLF if the file at `path` has CRLF. */
export const bytesLikeFile = (text: string, path: string): Uint8Array =>
  Buffer.from(readIfPresent(path)?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);

/** Parses a JSON file, which may be UTF-16 and start with a byte order mark. Throws a SyntaxError. */
export const readJson = (path: string): unknown => {
  const bytes = readIfPresent(path);
  return bytes && JSON.parse(textOfBytes(bytes));
};

const IS_WINDOWS = process.platform === 'win32';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: IS_WINDOWS ? 'another program has it open' : 'operation not permitted',
  EBUSY: 'another program has it open',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENAMETOOLONG: 'the name is too long',
};

/** Describes a file system error in a sentence. Returns other errors unchanged. */
export const fileError = (cause: unknown, folder = '.'): Error => {
  const error = toError(cause);
  const code = errorText(cause, 'code');
  if (code === undefined) return error;
  const name = (errorText(cause, 'dest') ?? errorText(cause, 'path') ?? folder).replace(/\.\d+\.tmp$/, '');
  const shown = relative('.', name).startsWith('..') ? name : relative('.', name) || '.';
  const reason = REASONS[code === 'ENOENT' && hasFileAsParent(name) ? 'ENOTDIR' : code] ?? error.message;
  return new CliError(`${shown} cannot be read or written: ${reason}.`, { cause });
};

/** Whether a parent of the path is a file. Windows has no separate error code for that. */
const hasFileAsParent = (path: string): boolean => {
  const parent = dirname(path);
  if (parent === path) return false;
  return existsSync(parent) ? !isFolder(parent) : hasFileAsParent(parent);
};
