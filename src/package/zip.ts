// ZIP writer with reproducible bytes. (Decision 062)
import { crc32 } from 'node:zlib';
import type { PackageFile } from '../model/package-file.ts';
import { deflateBytes } from '../raster/kernel.ts';

/** A file with the fields that its local header and its central directory header have in common. */
interface Entry {
  readonly name: Buffer;
  readonly data: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly uncompressedLength: number;
}

const STORED = 0;
const DEFLATED = 8;

/** Cache of compressed bytes by the original byte array. Packages share the byte array of a license file. */
const compressed = new WeakMap<Uint8Array, Uint8Array>();

const compress = (bytes: Uint8Array): Uint8Array => {
  const data = compressed.get(bytes) ?? deflateBytes(bytes);
  compressed.set(bytes, data);
  return data;
};

/** PNG is stored without compression, because DEFLATE would save only 4 %. */
const entryOf = ({ path, mediaType, bytes }: PackageFile): Entry => {
  const method = mediaType === 'image/png' ? STORED : DEFLATED;
  return {
    name: Buffer.from(path),
    data: method === STORED ? bytes : compress(bytes),
    method,
    crc: crc32(bytes),
    uncompressedLength: bytes.length,
  };
};

/** "Version needed to extract" 2.0, the first version with DEFLATE (APPNOTE 4.4.3). */
const VERSION = 20;
const UTF8_NAMES = 1 << 11;
/** 1 January 1980, the earliest MS-DOS date. The time field stays 0, which is midnight. */
const FIRST_DATE = (1 << 5) | 1;

/** Writes the fields that both headers contain in the same order. */
const writeSharedFields = (header: Buffer, offset: number, entry: Entry): void => {
  header.writeUInt16LE(VERSION, offset);
  header.writeUInt16LE(UTF8_NAMES, offset + 2);
  header.writeUInt16LE(entry.method, offset + 4);
  header.writeUInt16LE(FIRST_DATE, offset + 8);
  header.writeUInt32LE(entry.crc, offset + 10);
  header.writeUInt32LE(entry.data.length, offset + 14);
  header.writeUInt32LE(entry.uncompressedLength, offset + 18);
  header.writeUInt16LE(entry.name.length, offset + 22);
};

/** Local file header (APPNOTE 4.3.7). */
const localHeader = (entry: Entry): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeSharedFields(header, 4, entry);
  return header;
};

/** Central directory header (APPNOTE 4.3.12) of an entry whose local header is at `offset`. */
const directoryHeader = (entry: Entry, offset: number): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeSharedFields(header, 6, entry);
  header.writeUInt32LE(offset, 42);
  return header;
};

/** End of central directory record (APPNOTE 4.3.16). */
const endRecord = (count: number, length: number, offset: number): Buffer => {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(offset, 16);
  return record;
};

/** Packs `files` in the given order. Paths must be unique; without ZIP64, an archive is limited to 4 GB. */
export const zipFiles = (files: readonly PackageFile[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  let directoryLength = 0;
  for (const entry of files.map(entryOf)) {
    const local = localHeader(entry);
    const central = directoryHeader(entry, offset);
    parts.push(local, entry.name, entry.data);
    directory.push(central, entry.name);
    offset += local.length + entry.name.length + entry.data.length;
    directoryLength += central.length + entry.name.length;
  }
  return Buffer.concat([...parts, ...directory, endRecord(files.length, directoryLength, offset)]);
};
