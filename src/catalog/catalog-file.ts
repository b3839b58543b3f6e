// The catalog file: one file of named byte sections that a server opens at a glance or refuses as a whole.
//
//     0   magic 'FAVSMITH'          16  length of the whole file, uint64
//     8   format version, uint32    24  length of the section table, uint32
//     12  CRC-32 of bytes 16…end    32  section table (JSON), then the sections, each on a multiple of 8 bytes
//
// All numbers are little-endian, in the sections as well.
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** The file is missing, cut off, damaged, or not a catalog file of this format; the message says which. */
export class CatalogFileError extends Error {
  override readonly name = 'CatalogFileError';
}

/** An opened catalog file. Sections are views into the one buffer that holds the file: nothing is copied. */
export interface CatalogFile {
  /** Changes whenever any section does: 16 hex digits of a SHA-256 over them all. */
  readonly version: string;
  /** Throws a CatalogFileError for a name that the file does not hold. */
  section(name: string): Uint8Array;
  /** The section as 32-bit numbers. */
  uint32(name: string): Uint32Array;
}

/** Raise it whenever the meaning of a section changes, so that an old file is refused rather than misread. */
const FORMAT_VERSION = 1;

const MAGIC = Buffer.from('FAVSMITH', 'latin1');
const CHECKED_FROM = 16;
const HEADER_LENGTH = 32;

interface SectionTable {
  readonly version: string;
  readonly sections: readonly { readonly name: string; readonly offset: number; readonly length: number }[];
}

/** Writes the sections so that readers see the old file or the new one, never a part. Same sections, same bytes. */
export const writeCatalogFile = (path: string, sections: ReadonlyMap<string, Uint8Array>): void => {
  const temporary = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    const file = openSync(temporary, 'w');
    try {
      for (const part of encodeCatalogFile(sections)) writeSync(file, part);
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

/** Reads and checks the whole file. Throws a CatalogFileError if it is not a good one. */
export const readCatalogFile = (path: string): CatalogFile => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new CatalogFileError(`cannot read ${path}`, { cause });
  }
  return decodeCatalogFile(bytes);
};

/** The file in parts, so that a large one is never held twice. */
const encodeCatalogFile = (sections: ReadonlyMap<string, Uint8Array>): readonly Uint8Array[] => {
  const table = Buffer.from(JSON.stringify(layOut(sections)));
  // Without the empty parts: for no bytes at all, crc32() may forget the sum so far.
  const body = [table, ...sections.values()]
    .flatMap(bytes => [bytes, new Uint8Array(align(bytes.length) - bytes.length)])
    .filter(part => part.length > 0);
  const header = Buffer.alloc(HEADER_LENGTH);
  MAGIC.copy(header);
  header.writeUInt32LE(FORMAT_VERSION, 8);
  header.writeBigUInt64LE(BigInt(body.reduce((sum, part) => sum + part.length, HEADER_LENGTH)), 16);
  header.writeUInt32LE(table.length, 24);
  const checksum = body.reduce((crc, part) => crc32(part, crc), crc32(header.subarray(CHECKED_FROM)));
  header.writeUInt32LE(checksum, 12);
  return [header, ...body];
};

/** Offsets count from the end of the table, so that they do not depend on its length. */
const layOut = (sections: ReadonlyMap<string, Uint8Array>): SectionTable => {
  const hash = createHash('sha256');
  let offset = 0;
  const rows = [...sections].map(([name, bytes]) => {
    hash.update(name).update(bytes);
    const row = { name, offset, length: bytes.length };
    offset += align(bytes.length);
    return row;
  });
  return { version: hash.digest('hex').slice(0, 16), sections: rows };
};

const decodeCatalogFile = (file: Buffer): CatalogFile => {
  assertWhole(file);
  const tableEnd = HEADER_LENGTH + file.readUInt32LE(24);
  const table: SectionTable = JSON.parse(file.toString('utf8', HEADER_LENGTH, tableEnd));
  const dataStart = align(tableEnd);
  const sections = new Map(table.sections.map(row => [row.name, row]));
  const section = (name: string): Uint8Array => {
    const row = sections.get(name);
    if (row === undefined) throw new CatalogFileError(`the catalog file has no section ${name}`);
    return new Uint8Array(file.buffer, file.byteOffset + dataStart + row.offset, row.length);
  };
  return {
    version: table.version,
    section,
    uint32: name => {
      const { buffer, byteOffset, byteLength } = section(name);
      return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
    },
  };
};

const assertWhole = (file: Buffer): void => {
  if (file.length < HEADER_LENGTH || !file.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new CatalogFileError('the file is not a Favsmith catalog file');
  }
  const format = file.readUInt32LE(8);
  if (format !== FORMAT_VERSION) {
    throw new CatalogFileError(
      `the catalog file has format ${format}, expected ${FORMAT_VERSION}: build it again`,
    );
  }
  if (file.readBigUInt64LE(16) !== BigInt(file.length))
    throw new CatalogFileError('the catalog file is cut off');
  if (file.readUInt32LE(12) !== crc32(file.subarray(CHECKED_FROM)))
    throw new CatalogFileError('the catalog file is damaged');
};

/** Sections start on multiples of 8 bytes, so that any typed array can view them. */
const align = (offset: number): number => Math.ceil(offset / 8) * 8;
