// ZIP writer with reproducible bytes. (Decision 062)
import { crc32 } from '../model/bytes.ts';
import type { PackageFile } from '../model/package-file.ts';
import { deflateBytes } from '../raster/kernel.ts';

const STORED = 0;
const DEFLATED = 8;

/** Cache of compressed bytes by the original byte array, which packages share for license files. */
const compressed = new WeakMap<Uint8Array, Uint8Array>();

const compress = (bytes: Uint8Array): Uint8Array => {
  const data = compressed.get(bytes) ?? deflateBytes(bytes);
  compressed.set(bytes, data);
  return data;
};

/** PNG is stored without compression, because DEFLATE would save only 4 %. */
const entryOf = ({ path, mediaType, bytes }: PackageFile) => {
  const method = mediaType === 'image/png' ? STORED : DEFLATED;
  return {
    name: new TextEncoder().encode(path),
    data: method === STORED ? bytes : compress(bytes),
    method,
    crc: crc32(bytes),
    uncompressedLength: bytes.length,
  };
};

/** "Version needed to extract" 2.0, the first version that supports DEFLATE (APPNOTE 4.4.3). */
const VERSION = 20;
const UTF8_NAMES = 1 << 11;
/** 1 January 1980, the earliest MS-DOS date. The time is 0, which is midnight. */
const FIRST_DATE = (1 << 5) | 1;

/** Writes little-endian numbers, each with its size in bytes. */
const record = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array => {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
};

type Entry = ReturnType<typeof entryOf>;

/** The fields that a local header and a central directory header have in common. */
const sharedFields = ({ method, crc, data, uncompressedLength, name }: Entry) =>
  [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, method],
    [2, 0],
    [2, FIRST_DATE],
    [4, crc],
    [4, data.length],
    [4, uncompressedLength],
    [2, name.length],
  ] as const;

/** Local file header (APPNOTE 4.3.7). */
const localHeader = (entry: Entry): Uint8Array => record([4, 0x04034b50], ...sharedFields(entry), [2, 0]);

/** Central directory header (APPNOTE 4.3.12) of an entry whose local header is at `offset`. */
const directoryHeader = (entry: Entry, offset: number): Uint8Array =>
  record(
    [4, 0x02014b50],
    [2, VERSION],
    ...sharedFields(entry),
    // Extra field, comment, disk, and both kinds of attributes.
    ...[2, 2, 2, 2, 4].map(size => [size as 2 | 4, 0] as const),
    [4, offset],
  );

/** End of central directory record (APPNOTE 4.3.16). */
const endRecord = (count: number, length: number, offset: number): Uint8Array =>
  record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);

/** Packs `files` in the given order. Paths must be unique. Without ZIP64, the limit is 4 GB. */
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
  const all = [...parts, ...directory, endRecord(files.length, directoryLength, offset)];
  const archive = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
};
