// Catalog file writer. (Decision 010)

import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  align,
  CHECKED_FROM,
  FORMAT_VERSION,
  HEADER,
  MAGIC,
  type SectionTable,
} from '../../catalog/catalog-file.ts';

export type Sections = ReadonlyMap<string, Uint8Array>;

/** A view of the array's bytes. */
export const toBytes = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes the file atomically: readers see either the previous or the new file. Equal sections give equal bytes. */
export const writeCatalogFile = (path: string, sections: Sections): void => {
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

/** The file as a list of parts. They are not joined, because a large catalog would then be in memory twice. */
const encodeCatalogFile = (sections: Sections): readonly Uint8Array[] => {
  const table = Buffer.from(JSON.stringify(tabulate(sections)));
  // Without empty parts, because crc32() of an empty part may return 0 instead of the previous checksum.
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

const tabulate = (sections: Sections): SectionTable => {
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

/** Writes ASCII strings as the sections `<name>/text` and `<name>/offsets`. */
export const writeSortedStrings = (name: string, strings: readonly string[]): [string, Uint8Array][] => {
  const offsets = new Uint32Array(strings.length + 1);
  strings.forEach((text, index) => {
    offsets[index + 1] = (offsets[index] as number) + text.length;
  });
  return [
    [`${name}/text`, Buffer.from(strings.join(''), 'latin1')],
    [`${name}/offsets`, toBytes(offsets)],
  ];
};
