// Artwork at the path of a file that an installation replaces: it moves to another path, which favsmith.json records.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path/posix';
import { DESIGN_FILE } from '../../contract/design.ts';
import type { OutputFile } from '../../model/package-file.ts';
import { artworkPaths, isSameFile, type ReadArtwork, tryTo } from '../project-files.ts';
import { readIfPresent, readJson } from '../write-files.ts';

type Artwork = ReadArtwork<unknown>;

export interface MovedArtwork {
  /** Copies of the artwork in the project. */
  readonly copies: readonly OutputFile[];
  /** Their absolute paths, by field. */
  readonly paths: Artwork['paths'];
}

/** The artwork fields whose file is at one of the paths in `folder`. */
export const replacedArtwork = (
  folder: string,
  replaced: readonly string[],
  { paths }: Artwork,
): readonly string[] =>
  Object.keys(paths).filter(field =>
    replaced.some(path => isSameFile(join(folder, path), paths[field] ?? '')),
  );

/** Copies the artwork of the fields to paths without a file, or with the same file. */
export const moveArtwork = (folder: string, fields: readonly string[], { paths }: Artwork): MovedArtwork => {
  const copies = fields.map(field => {
    const path = paths[field] ?? '';
    const bytes = readFileSync(path);
    return { field, bytes, path: freePath(folder, field, extname(path).toLowerCase(), bytes) };
  });
  const moved = copies.map(({ field, path }) => [field, join(folder, path)]);
  return { copies, paths: Object.fromEntries(moved) };
};

/** `logo.svg` for `artwork`, `logo-dark.svg` for `dark_artwork`, with a number if another file has that name. */
const freePath = (folder: string, field: string, extension: string, bytes: Buffer): string => {
  const name = ['logo', ...field.split('_').slice(0, -1)].join('-');
  for (let number = 1; ; number++) {
    const path = `${name}${number === 1 ? '' : `-${number}`}${extension}`;
    if (readIfPresent(join(folder, path))?.equals(bytes) ?? true) return path;
  }
};

/** The artwork files that favsmith.json of the project names in these fields, if it names an existing file in each. */
export const recordedArtwork = (
  folder: string,
  fields: readonly string[],
): Readonly<Record<string, string>> | undefined => {
  const design = Object(tryTo(() => readJson(join(folder, DESIGN_FILE))));
  const recorded = fields.flatMap(field =>
    artworkPaths({ [field]: design[field] }, folder).map(path => [field, path] as const),
  );
  return recorded.length === fields.length && recorded.every(([, path]) => existsSync(path))
    ? Object.fromEntries(recorded)
    : undefined;
};
