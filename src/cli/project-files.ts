// Files of projects: artwork to read and paths to write. (Decision 113)
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import nodePath, { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { DESIGN_FILE, type Variants } from '../contract/design.ts';
import { ARTWORK_FIELD_NAMES, artworkOfFile, isArtworkText } from '../contract/export/artwork-data.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../contract/limits.ts';
import { ProblemError } from '../contract/problems.ts';
import type { OutputFile } from '../model/package-file.ts';
import { otherFormatOf, pictureTypeOf } from '../model/picture-type.ts';
import { CliError } from './context.ts';

/** Export fields with the content of artwork files, and the absolute paths of these files by field. */
export interface ReadArtwork<Fields> {
  readonly fields: Fields;
  readonly paths: Readonly<Record<string, string>>;
  /** The design file that the fields come from: its folder and variants, and whether a variant was chosen. */
  readonly file?: { readonly folder: string; readonly variants?: Variants; readonly isVariant: boolean };
}

/**
 * Replaces artwork paths by the content of the files. Paths are relative to `folder`. With `isTrusted`, the fields are
 * command-line arguments of the user, who may name a share or a device. Throws a ProblemError.
 */
export const readArtworkFiles = <Fields extends object>(
  fields: Fields,
  folder: string,
  { isTrusted = false } = {},
): ReadArtwork<Fields> => {
  const paths: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const [field, name] of filesOf(fields)) {
    if (!isTrusted && leadsToShareOrDevice(name, folder))
      throw unreadable(`${field} must be a file on this computer, not on a share or a device.`);
    paths[field] = resolve(folder, name);
    contents[field] = readArtworkFile(paths[field], field, name);
  }
  return { fields: { ...fields, ...contents }, paths };
};

export const artworkPaths = (fields: object, folder: string): readonly string[] =>
  filesOf(fields).flatMap(([, name]) => (leadsToShareOrDevice(name, folder) ? [] : resolve(folder, name)));

/** Folders of devices and of automatic network mounts on POSIX systems, and device names on Windows. */
const DEVICE_FOLDER = /^\/(?:dev|proc|sys|(?:net|network)\/[^/]+)\//i;
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:[.:]|$)/i;

/** Whether a path leads to a device, or to a share, where Windows would log on. The project itself may be on a share. */
export const isShareOrDevice = (name: string, folder: string, system = nodePath): boolean => {
  const home = system.resolve(folder);
  const target = system.resolve(folder, name);
  const { root } = system.parse(target);
  const place = system.sep === '/' ? DEVICE_FOLDER.exec(target)?.[0] : /^\\\\/.test(root) ? root : undefined;
  if (place !== undefined && !home.toLowerCase().startsWith(place.toLowerCase())) return true;
  return system.sep === '\\' && DEVICE_NAME.test(system.basename(target));
};

/** Like `isShareOrDevice`. Also resolves symbolic links by reading them. */
export const leadsToShareOrDevice = (name: string, folder: string, links = 0): boolean => {
  const path = resolve(folder, name);
  const homes = [folder, realPath(folder) ?? folder];
  if (homes.every(home => isShareOrDevice(path, home)) || links > MAX_LINKS) return true;
  const link = [...parentsOf(path), path].find(isLink);
  if (link === undefined) return false;
  const target = resolve(dirname(link), readlinkSync(link));
  return leadsToShareOrDevice(join(target, relative(link, path)), folder, links + 1);
};

/** Maximum number of links, as in Linux. */
const MAX_LINKS = 40;

const parentsOf = (path: string): readonly string[] =>
  dirname(path) === path ? [] : [...parentsOf(dirname(path)), dirname(path)];

const filesOf = (fields: object): readonly (readonly [field: string, name: string])[] =>
  ARTWORK_FIELD_NAMES.flatMap(field => {
    const value = (fields as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'string' && value.trim() !== '' && !isArtworkText(value)
      ? [[field, value] as const]
      : [];
  });

const readArtworkFile = (path: string, field: string, name: string): string => {
  const bytes = tryTo(() => readAtMost(path, MAX_ARTWORK_BYTES));
  if (bytes === undefined) throw unreadable(`${field} must be a file, and there is none at ${name}.`);
  if (bytes === 'too large')
    throw unreadable(`${name} must be at most ${formatKibibytes(MAX_ARTWORK_BYTES)} long.`);
  if (bytes.length === 0) throw unreadable(`${name} is empty.`);
  const content = artworkOfFile(bytes);
  // Quotes nothing from the file, because a design may name any file of the computer.
  if (!pictureTypeOf(bytes) && !/^\ufeff?\s*</.test(content))
    throw unreadable(
      `${field} must be an SVG document or a PNG, JPEG, WebP or GIF file, and ${name} is ${otherFormatOf(bytes) ?? 'none'}.`,
    );
  return content;
};

/** The artwork files of a design and of its variants, as absolute paths. */
export const artworkSources = ({ paths, file }: ReadArtwork<unknown>): readonly string[] => [
  ...Object.values(paths),
  ...Object.values(file?.variants ?? {}).flatMap(fields => artworkPaths(fields, file?.folder ?? '.')),
];

/** Whether two paths lead to the same existing file, also through links and in another spelling. */
export const isSameFile = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map(path => tryTo(() => statSync(path, { bigint: true })));
  if (!first || !second) return false;
  // Some file systems have no file numbers.
  return first.ino === 0n
    ? realpathSync.native(one) === realpathSync.native(other)
    : first.ino === second.ino && first.dev === second.dev;
};

/** Throws a CliError if one of the paths in `folder` that change is one of the files `sources`, which are read. */
export const assertNoSource = (
  folder: string,
  changed: readonly string[],
  sources: readonly string[],
): void => {
  for (const path of changed) {
    if (!sources.some(source => isSameFile(resolve(folder, path), source))) continue;
    throw new CliError(
      `${path} is artwork of the design and would be replaced by the drawn favicon: move it to another path, for example logo${extname(path)}, and name that path.`,
    );
  }
};

export const tryTo = <T>(operation: () => T): T | undefined => {
  try {
    return operation();
  } catch {
    return undefined;
  }
};

/** Reads a file and counts its bytes, because files in /proc report the size 0. */
export const readAtMost = (path: string, maximum: number): Buffer | 'too large' | undefined => {
  // Opening a pipe would wait for a writer.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(maximum + 1);
    for (let size = 0; size <= maximum; ) {
      const length = readSync(file, bytes, { offset: size });
      if (length === 0) return Buffer.from(bytes.subarray(0, size));
      size += length;
    }
    return 'too large';
  } finally {
    closeSync(file);
  }
};

const unreadable = (detail: string): ProblemError =>
  new ProblemError('invalid_artwork', detail, { hint: 'Use an SVG, PNG, JPEG, WebP or GIF file.' });

/** Writes artwork paths into favsmith.json. In the folder of the design, the file keeps the variants. */
export const withArtworkPaths = <File extends OutputFile>(
  files: readonly File[],
  folder: string,
  { paths, file: source }: ReadArtwork<unknown>,
): readonly File[] => {
  const isSameFolder = source?.folder === folder;
  const variants = isSameFolder ? source.variants : undefined;
  return files.flatMap(file => {
    if (file.path !== DESIGN_FILE) return file;
    if (isSameFolder && source.isVariant) return [];
    if (Object.keys(paths).length === 0 && !variants) return file;
    const design = JSON.parse(new TextDecoder().decode(file.bytes));
    for (const [field, path] of Object.entries(paths)) {
      const name = relative(folder, path).replaceAll(sep, '/');
      // A leading `./` tells a path from artwork. The path between two drives of Windows is absolute.
      design[field] = name.startsWith('.') || isAbsolute(name) ? name : `./${name}`;
    }
    const text = JSON.stringify({ ...design, ...(variants && { variants }) }, null, 2);
    return { ...file, bytes: new TextEncoder().encode(`${text}\n`) };
  });
};

/** The path of `name` in `folder`. Throws if links lead outside or to a share, or if a folder is `.git`. */
export const writeTarget = (folder: string, name: string): string => {
  const target = resolve(folder, name);
  const refuse = (reason: string) => new Error(`${JSON.stringify(name)} is not written: ${reason}.`);
  // On Windows, a colon may belong to a drive or to a stream of a file.
  if (/[\0\\]/.test(name) || isAbsolute(name) || (sep === '\\' && name.includes(':')))
    throw refuse('it is not a relative path');
  const root = realPath(resolve(folder));
  if (root === undefined) throw refuse(`there is no ${folder}`);
  if (leadsToShareOrDevice(name, folder)) throw refuse('it is on a share or a device');
  const real = realPath(target);
  if (!isBelow(resolve(folder), target) || real === undefined || !isBelow(root, real))
    throw refuse('it is outside of the folder');
  if (real.split(sep).some(part => part.toLowerCase() === '.git')) throw refuse('it is in a folder .git');
  return target;
};

const isBelow = (folder: string, path: string): boolean => {
  const below = relative(folder, path);
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
};

const isLink = (path: string): boolean => tryTo(() => lstatSync(path).isSymbolicLink()) ?? false;

/** The path without symbolic links, even if its last parts are missing. Undefined for a dangling link. */
const realPath = (path: string): string | undefined => {
  if (existsSync(path)) return realpathSync(path);
  if (isLink(path) || dirname(path) === path) return undefined;
  const parent = realPath(dirname(path));
  return parent === undefined ? undefined : join(parent, basename(path));
};
