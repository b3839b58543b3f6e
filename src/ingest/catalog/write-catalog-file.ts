// Catalog file writer. (Decision 010)
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, crc32 } from 'node:zlib';
import {
  align,
  CATALOG_SECTIONS,
  type CatalogFile,
  CHECKED_FROM,
  FORMAT_VERSION,
  HEADER,
  MAGIC,
  type SectionTable,
  type StoredLibrary,
} from '../../catalog/catalog-file.ts';
import type { Icon, Library } from '../../model/icon.ts';

export type Sections = ReadonlyMap<string, Uint8Array>;

/** A view of the bytes of an array. */
export const toBytes = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes a catalog file. Equal sections give equal files. */
export const writeCatalogFile = (path: string, sections: Sections): void =>
  writeAtomically(path, encodeCatalogFile(sections));

/** Writes `parts` to a file atomically: readers see either the former or the new file. */
export const writeAtomically = (path: string, parts: readonly Uint8Array[]): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    const file = openSync(temporary, 'w');
    try {
      for (const part of parts) writeSync(file, part);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
};

/** Brotli quality of ordinary builds. Releases use 11, the highest: files are 24 % smaller, but take 27 times as long. */
const BUILD_QUALITY = 7;

/** Compresses a catalog file with Brotli. */
export const compressFile = (bytes: Uint8Array, quality = BUILD_QUALITY): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** All sections of a catalog file. */
export const sectionsOf = ({ names, section }: CatalogFile): Sections =>
  new Map(names.map(name => [name, section(name)]));

/** The parts of the file: joining them would double the memory. The version also covers `omitted` sections. */
export const encodeCatalogFile = (
  all: Sections,
  omitted: ReadonlySet<string> = new Set(),
): readonly Uint8Array[] => {
  const sections = new Map(
    [...all].map(([name, bytes]) => [name, omitted.has(name) ? new Uint8Array() : bytes]),
  );
  const table = Buffer.from(JSON.stringify({ version: versionOf(all), ...tabulate(sections) }));
  // Without empty parts, for which crc32() may return 0 instead of the previous checksum.
  const body = [table, ...sections.values()]
    .flatMap(bytes => [bytes, new Uint8Array(align(bytes.length) - bytes.length)])
    .filter(part => part.length > 0);
  const header = Buffer.alloc(HEADER.byteLength);
  const fileLength = body.reduce((sum, part) => sum + part.length, header.length);
  MAGIC.copy(header);
  header.writeUInt32LE(FORMAT_VERSION, HEADER.formatVersion);
  header.writeBigUInt64LE(BigInt(fileLength), HEADER.fileLength);
  header.writeUInt32LE(table.length, HEADER.tableLength);
  const checksum = body.reduce((crc, part) => crc32(part, crc), crc32(header.subarray(CHECKED_FROM)));
  header.writeUInt32LE(checksum, HEADER.checksum);
  return [header, ...body];
};

const versionOf = (sections: Sections): string => {
  const hash = createHash('sha256');
  for (const [name, bytes] of sections) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 16);
};

const tabulate = (sections: Sections): Pick<SectionTable, 'sections'> => {
  let offset = 0;
  const rows = [...sections].map(([name, bytes]) => {
    const row = { name, offset, length: bytes.length };
    offset += align(bytes.length);
    return row;
  });
  return { sections: rows };
};

/** Writes ASCII strings as the sections `<name>/text` and `<name>/offsets`. */
const writeSortedStrings = (name: string, strings: readonly string[]): [string, Uint8Array][] => [
  [`${name}/text`, Buffer.from(strings.join(''), 'latin1')],
  [`${name}/offsets`, toBytes(offsetsOf(strings.map(text => text.length)))],
];

/** Cumulative sums: the offset of each element, and the total as the last element. */
const offsetsOf = (lengths: readonly number[]): Uint32Array => {
  let end = 0;
  return Uint32Array.from([0, ...lengths], length => (end += length));
};

export interface ListedIcon extends Icon {
  readonly styleRank: number;
  readonly aliases: readonly string[];
}

/** Converts icons in canonical order to sections. `toItem` returns the JSON value of an icon in responses. */
export const writeCatalogSections = <Listed extends ListedIcon>(
  libraries: readonly Library[],
  icons: readonly Listed[],
  toItem: (icon: Listed, library: Library | undefined) => object = toIconItem,
): Sections => {
  const names: string[] = [];
  const namePositions: number[] = [];
  const aliases: string[] = [];
  const aliasNames: number[] = [];
  const stored: StoredLibrary[] = [];
  let position = 0;
  for (const library of libraries) {
    const firstName = names.length;
    const firstAlias = aliases.length;
    const libraryIcons = icons.slice(position, position + library.iconCount);
    const nameIndices = new Map<string, number>();
    libraryIcons.forEach(({ name }, index) => {
      if (nameIndices.has(name)) return;
      nameIndices.set(name, names.length);
      names.push(name);
      namePositions.push(position + index);
    });
    for (const [alias, name] of unambiguousAliases(libraryIcons)) {
      aliases.push(alias);
      aliasNames.push(nameIndices.get(name) ?? 0);
    }
    position += library.iconCount;
    stored.push({ ...library, names: [firstName, names.length], aliases: [firstAlias, aliases.length] });
  }
  namePositions.push(position);
  return new Map([
    [CATALOG_SECTIONS.libraries, Buffer.from(JSON.stringify(stored))],
    ...writeItems(libraries, icons, toItem),
    ...writeSortedStrings(CATALOG_SECTIONS.names, names),
    [CATALOG_SECTIONS.namePositions, toBytes(Uint32Array.from(namePositions))],
    ...writeSortedStrings(CATALOG_SECTIONS.aliases, aliases),
    [CATALOG_SECTIONS.aliasNames, toBytes(Uint32Array.from(aliasNames))],
    [CATALOG_SECTIONS.styles, Uint8Array.from(icons, icon => icon.styleRank)],
  ]);
};

/** Pairs of alias and name, sorted. Omits aliases that equal an icon name or belong to several names. */
const unambiguousAliases = (icons: readonly ListedIcon[]): [alias: string, name: string][] => {
  const ownNames = new Set(icons.map(icon => icon.name));
  const namesByAlias = new Map<string, Set<string>>();
  for (const { name, aliases } of icons) {
    for (const alias of aliases) namesByAlias.set(alias, (namesByAlias.get(alias) ?? new Set()).add(name));
  }
  return [...namesByAlias]
    .flatMap(([alias, names]): [string, string][] => {
      const [name] = names;
      return name !== undefined && names.size === 1 && !ownNames.has(alias) ? [[alias, name]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
};

const writeItems = <Listed extends Icon>(
  libraries: readonly Library[],
  icons: readonly Listed[],
  toItem: (icon: Listed, library: Library | undefined) => object,
): [string, Uint8Array][] => {
  const libraryBySlug = new Map(libraries.map(library => [library.slug, library]));
  // Serializes each item twice, because all items as strings would double the memory of a large build.
  const itemJson = (icon: Listed) => JSON.stringify(toItem(icon, libraryBySlug.get(icon.library)));
  const offsets = offsetsOf(icons.map(icon => Buffer.byteLength(itemJson(icon))));
  const items = Buffer.alloc(offsets.at(-1) ?? 0);
  let end = 0;
  for (const icon of icons) end += items.write(itemJson(icon), end);
  return [
    [CATALOG_SECTIONS.items, items],
    [CATALOG_SECTIONS.itemOffsets, toBytes(offsets)],
  ];
};

const toIconItem = (
  { id, name, style, tags, library: slug, svg }: Icon,
  library: Library | undefined,
): object => ({
  id,
  name,
  style,
  tags,
  library: slug,
  library_name: library?.name,
  license: library?.license,
  svg,
  attribution_note: library?.attributionNote,
});
