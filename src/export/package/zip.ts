// The zip: the same files give the same bytes on every machine and in every time zone.
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { deflateBytes } from '../../deflate/deflate-bytes.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { mediaTypeOf } from './media-type.ts';

/** A file as it lies in the zip: packed, with what its two headers tell. */
interface Entry {
  readonly name: Buffer;
  readonly packed: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly length: number;
}

const STORED = 0;
const DEFLATED = 8;

/** PNG is deflated already: doing it again costs much time for four per cent of the bytes. */
const entryOf = ({ path, mediaType, bytes }: PackageFile): Entry => {
  const method = mediaType === 'image/png' ? STORED : DEFLATED;
  return {
    name: Buffer.from(path),
    packed: method === STORED ? bytes : deflateBytes(bytes),
    method,
    crc: crc32(bytes),
    length: bytes.length,
  };
};

/** The format's version that has DEFLATE; times are those of its first second, 1 January 1980 (APPNOTE 4.4). */
const VERSION = 20;
const NAMES_ARE_UTF8 = 1 << 11;
const FIRST_DAY = (1 << 5) | 1;

/** The fields that both headers of an entry have in common, from the version on. */
const writeFields = (header: Buffer, at: number, { method, crc, packed, length, name }: Entry): void => {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(NAMES_ARE_UTF8, at + 2);
  header.writeUInt16LE(method, at + 4);
  header.writeUInt16LE(FIRST_DAY, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(length, at + 18);
  header.writeUInt16LE(name.length, at + 22);
};

/** APPNOTE 4.3.7. */
const localHeader = (entry: Entry): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeFields(header, 4, entry);
  return header;
};

/** APPNOTE 4.3.12; `offset` is where the local header begins. */
const directoryHeader = (entry: Entry, offset: number): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFields(header, 6, entry);
  header.writeUInt32LE(offset, 42);
  return header;
};

/** APPNOTE 4.3.16. */
const endRecord = (count: number, length: number, offset: number): Buffer => {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(offset, 16);
  return record;
};

/** Packs `files`, whose paths must differ, in the given order; together they are far below 4 GB. */
export const zipFiles = (files: readonly PackageFile[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  let directoryLength = 0;
  for (const entry of files.map(entryOf)) {
    const header = localHeader(entry);
    const listed = directoryHeader(entry, offset);
    parts.push(header, entry.name, entry.packed);
    directory.push(listed, entry.name);
    offset += header.length + entry.name.length + entry.packed.length;
    directoryLength += listed.length + entry.name.length;
  }
  return Buffer.concat([...parts, ...directory, endRecord(files.length, directoryLength, offset)]);
};

/** The files of a package in their order. */
export const unzipFiles = (zip: Uint8Array): readonly PackageFile[] =>
  Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, mediaType: mediaTypeOf(path), bytes }));
