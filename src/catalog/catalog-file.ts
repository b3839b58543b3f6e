// Catalog file reader: checks the file and gives views of its named sections.
//
//     0   magic 'FAVSMITH'          16  length of the whole file, uint64
//     8   format version, uint32    24  length of the section table, uint32
//     12  CRC-32 of bytes 16…end    32  section table (JSON), then the sections, each on a multiple of 8 bytes
//
// All integers are little-endian, in the sections as well. (Decision 010)
// In the npm package, the file is compressed with Brotli (Decision 110). The emoji file is always compressed.
import { existsSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, crc32 } from 'node:zlib';
import type { Library } from '../model/icon.ts';
import { READ_AT_ONCE, readRegularFile } from './regular-file.ts';

/** Thrown if a catalog file is missing, truncated, damaged or of another format. The message names the cause. */
export class CatalogFileError extends Error {
  override readonly name = 'CatalogFileError';
}

/** An open catalog file. Sections are views of one buffer. */
export interface CatalogFile {
  /** The first 16 hex digits of a SHA-256 hash over all sections. */
  readonly version: string;
  /** Names of its sections, in their order in the file. */
  readonly names: readonly string[];
  /** Throws a CatalogFileError if the section does not exist. */
  section(name: string): Uint8Array;
  uint32(name: string): Uint32Array;
}

/** Increment it when the meaning of a section changes: the server rejects files with another format version. */
export const FORMAT_VERSION = 6;

export const MAGIC = Buffer.from('FAVSMITH', 'latin1');

export const HEADER = {
  formatVersion: 8,
  checksum: 12,
  fileLength: 16,
  tableLength: 24,
  byteLength: 32,
} as const;

export const CHECKED_FROM = HEADER.fileLength;

/** Rounds up to a multiple of 8 bytes, so that a typed array of any element size can view the section. */
export const align = (offset: number): number => Math.ceil(offset / 8) * 8;

/** The section table. Offsets are relative to the first section, so that they do not depend on the length of the table. */
export interface SectionTable {
  readonly version: string;
  readonly sections: readonly { readonly name: string; readonly offset: number; readonly length: number }[];
}

/** Path of the catalog file in a data folder: `catalog.bin` of the build, or `catalog.bin.br` of the npm package. */
export const catalogFileOf = (dataFolder: string): string => {
  const built = join(dataFolder, 'catalog.bin');
  const compressed = `${built}.br`;
  return !existsSync(built) && existsSync(compressed) ? compressed : built;
};

export const readCatalogFile = (path: string): CatalogFile => {
  let bytes: Buffer;
  try {
    bytes = readRegularFile(path);
  } catch (cause) {
    throw new CatalogFileError(`cannot read ${path}`, { cause });
  }
  return decodeCatalogFile(bytes);
};

export const decodeCatalogFile = (bytes: Buffer): CatalogFile => {
  const file = startsWithMagic(bytes) ? bytes : decompress(bytes);
  assertIntact(file);
  const tableEnd = HEADER.byteLength + file.readUInt32LE(HEADER.tableLength);
  const table: SectionTable = JSON.parse(file.toString('utf8', HEADER.byteLength, tableEnd));
  const dataStart = align(tableEnd);
  const sections = new Map(table.sections.map(row => [row.name, row]));
  const section = (name: string): Uint8Array => {
    const row = sections.get(name);
    if (row === undefined) throw new CatalogFileError(`the catalog file has no section ${name}`);
    return new Uint8Array(file.buffer, file.byteOffset + dataStart + row.offset, row.length);
  };
  return {
    version: table.version,
    names: [...sections.keys()],
    section,
    uint32: name => {
      const { buffer, byteOffset, byteLength } = section(name);
      return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
    },
  };
};

const startsWithMagic = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

const decompress = (bytes: Buffer): Buffer => {
  try {
    return brotliDecompressSync(bytes);
  } catch (cause) {
    throw new CatalogFileError('the file is not a Favsmith catalog file', { cause });
  }
};

const assertIntact = (file: Buffer): void => {
  if (file.length < HEADER.byteLength || !startsWithMagic(file))
    throw new CatalogFileError('the file is not a Favsmith catalog file');
  const format = file.readUInt32LE(HEADER.formatVersion);
  if (format !== FORMAT_VERSION) {
    throw new CatalogFileError(
      `the catalog file has format ${format}, but this version reads format ${FORMAT_VERSION}: run npm run catalog`,
    );
  }
  if (file.readBigUInt64LE(HEADER.fileLength) !== BigInt(file.length))
    throw new CatalogFileError('the catalog file is truncated');
  if (file.readUInt32LE(HEADER.checksum) !== crc32(file.subarray(CHECKED_FROM)))
    throw new CatalogFileError('the catalog file is damaged: its checksum does not match');
};

/** A position is the index of an icon in canonical order. Indices of names and aliases count across all libraries. */
export const CATALOG_SECTIONS = {
  /** StoredLibrary[] as JSON. */
  libraries: 'catalog/libraries',
  /** Concatenated IconItem JSON objects. */
  items: 'catalog/items',
  /** uint32 per position: byte offset of the icon's item. One more element is the end of the last item. */
  itemOffsets: 'catalog/item-offsets',
  /** Icon names, sorted within each library. */
  names: 'catalog/names',
  /** uint32 per name: position of the icon in its first style. One more element is the number of icons. */
  namePositions: 'catalog/name-positions',
  /** Aliases that refer to exactly one icon name, sorted within each library. */
  aliases: 'catalog/aliases',
  /** uint32 per alias: index of the icon name. */
  aliasNames: 'catalog/alias-names',
  /** uint8 per position: index of the icon's style in the `styles` of its library. */
  styles: 'catalog/styles',
} as const;

/** A library with its ranges in the sections `names` and `aliases`. The ends are exclusive. */
export interface StoredLibrary extends Library {
  readonly names: readonly [start: number, end: number];
  readonly aliases: readonly [start: number, end: number];
}

export interface FileSnapshot {
  readonly bytes: Buffer;
  /** A string that changes when the file is written, replaced or restored. */
  readonly identity: string;
}

export const identityOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  [ino, size, mtimeMs, ctimeMs].join(' ');

/** Reads a file asynchronously, so that the main thread can load modules meanwhile. Undefined if reading fails. */
export const readSnapshot = async (path: string): Promise<FileSnapshot | undefined> => {
  try {
    const file = await open(path, READ_AT_ONCE);
    try {
      const stats = await file.stat();
      if (!stats.isFile()) return undefined;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(stats.size), 0, stats.size, 0);
      return bytesRead === stats.size ? { bytes: buffer, identity: identityOf(stats) } : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
};

export const EMOJI_FILE = 'emoji.bin';

const decompressAside = promisify(brotliDecompress);

export const readEmojiFile = async (path: string): Promise<CatalogFile> => {
  let bytes: Buffer;
  try {
    bytes = await decompressAside(readRegularFile(path));
  } catch (cause) {
    throw new CatalogFileError(`cannot read ${path}`, { cause });
  }
  return decodeCatalogFile(bytes);
};
