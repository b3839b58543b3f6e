// Catalog file: writer, reader and watcher.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CatalogFileError,
  FORMAT_VERSION,
  HEADER,
  readCatalogFile,
  readSnapshot,
} from '../../src/catalog/catalog-file.ts';
import { watchCatalogFile } from '../../src/catalog/catalog-watcher.ts';
import { writeCatalogFile } from '../../src/ingest/catalog/write-catalog-file.ts';
import { temporaryFolder } from '../at-end.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'data', 'catalog.bin');
});

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const SECTIONS = new Map<string, Uint8Array>([
  ['greeting', Buffer.from('hello')],
  ['numbers', new Uint8Array(Uint32Array.of(1, 2, 0xffffffff).buffer)],
  ['empty', new Uint8Array()],
  ['other', Buffer.from('world!')],
]);

describe('a catalog file', () => {
  it('returns the sections that writeCatalogFile wrote', () => {
    writeCatalogFile(path, SECTIONS);
    const catalogFile = readCatalogFile(path);
    expect(textOf(catalogFile.section('greeting'))).toBe('hello');
    expect([...catalogFile.uint32('numbers')]).toEqual([1, 2, 0xffffffff]);
    expect(catalogFile.section('empty')).toHaveLength(0);
    expect(textOf(catalogFile.section('other'))).toBe('world!');
  });

  it.each(['missing', '__proto__'])('throws a CatalogFileError for the missing section %s', name => {
    writeCatalogFile(path, SECTIONS);
    expect(() => readCatalogFile(path).section(name)).toThrow(CatalogFileError);
  });

  it('has equal bytes if its sections are equal', () => {
    writeCatalogFile(path, SECTIONS);
    const bytes = readFileSync(path);
    writeCatalogFile(path, SECTIONS);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('has a different version if a section differs', () => {
    writeCatalogFile(path, SECTIONS);
    const { version } = readCatalogFile(path);
    writeCatalogFile(path, new Map([...SECTIONS, ['greeting', Buffer.from('hallo')]]));
    expect(readCatalogFile(path).version).not.toBe(version);
  });

  it('is written without leaving a temporary file, even if writing fails', () => {
    writeCatalogFile(path, SECTIONS);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalog.bin']);
    mkdirSync(join(folder, 'occupied', 'by', 'a', 'folder'), { recursive: true });
    expect(() => writeCatalogFile(join(folder, 'occupied'), SECTIONS)).toThrow();
    expect(readdirSync(folder).sort()).toEqual(['data', 'occupied']);
  });
});

const writeValidFile = (): Buffer => {
  writeCatalogFile(path, SECTIONS);
  return readFileSync(path);
};

const flipBit = (bytes: Buffer, offset: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(offset) ^ 0x10, offset);
  return copy;
};

/** The file with another format version. The checksum does not cover the version. */
const withFormat = (bytes: Buffer, format: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(format, HEADER.formatVersion);
  return copy;
};
const OTHER_FORMATS = [FORMAT_VERSION - 1, FORMAT_VERSION + 1];

const DAMAGES: readonly { name: string; damage: (bytes: Buffer) => Buffer }[] = [
  { name: 'is empty', damage: () => Buffer.alloc(0) },
  { name: 'ends within the magic number', damage: bytes => bytes.subarray(0, 5) },
  { name: 'ends within the header', damage: bytes => bytes.subarray(0, 20) },
  { name: 'ends after the header', damage: bytes => bytes.subarray(0, 32) },
  { name: 'ends within the section table', damage: bytes => bytes.subarray(0, 60) },
  { name: 'ends in the middle', damage: bytes => bytes.subarray(0, bytes.length / 2) },
  { name: 'lacks its last byte', damage: bytes => bytes.subarray(0, -1) },
  { name: 'has an additional byte', damage: bytes => Buffer.concat([bytes, Buffer.of(0)]) },
  {
    name: 'has another magic number',
    damage: bytes => Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes.subarray(4)]),
  },
  { name: 'is JSON', damage: () => Buffer.from('{"icons":[]}'.repeat(100)) },
  { name: 'consists of zeros', damage: bytes => Buffer.alloc(bytes.length) },
  { name: 'has a flipped bit in the magic number', damage: bytes => flipBit(bytes, 0) },
  { name: 'has another format version', damage: bytes => flipBit(bytes, 8) },
  { name: 'has a flipped bit in the checksum', damage: bytes => flipBit(bytes, 12) },
  { name: 'has a flipped bit in the length', damage: bytes => flipBit(bytes, 16) },
  { name: 'has a flipped bit in the table length', damage: bytes => flipBit(bytes, 24) },
  { name: 'has a flipped bit in the unused part of the header', damage: bytes => flipBit(bytes, 30) },
  { name: 'has a flipped bit in the section table', damage: bytes => flipBit(bytes, 40) },
  { name: 'has a flipped bit in its last section', damage: bytes => flipBit(bytes, bytes.length - 4) },
];

describe('readCatalogFile', () => {
  it.each(DAMAGES)('throws a CatalogFileError for a file that $name', ({ damage }) => {
    const bytes = damage(writeValidFile());
    writeFileSync(path, bytes);
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
  });

  it.each(OTHER_FORMATS)('names both formats in the error for the unsupported format %i', format => {
    const bytes = withFormat(writeValidFile(), format);
    writeFileSync(path, bytes);
    const expected = `has format ${format}, but this version reads format ${FORMAT_VERSION}`;
    expect(() => readCatalogFile(path)).toThrow(new RegExp(`${expected}.*npm run catalog`));
  });

  it.each([
    ['has only 31 bytes', /not a Favsmith catalog file/, (bytes: Buffer) => bytes.subarray(0, 31)],
    ['lacks its last byte', /truncated/, (bytes: Buffer) => bytes.subarray(0, -1)],
    ['has a flipped bit', /damaged/, (bytes: Buffer) => flipBit(bytes, 40)],
  ])('throws for a file that %s an error that matches %s', (_case, message, damage) => {
    const bytes = writeValidFile();
    writeFileSync(path, damage(bytes));
    expect(() => readCatalogFile(path)).toThrow(message);
  });

  it('throws a CatalogFileError for a missing file and for a folder', () => {
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
    mkdirSync(path, { recursive: true });
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
  });
});

describe('watchCatalogFile', () => {
  let watcher: ReturnType<typeof watchCatalogFile<string>>;
  afterEach(() => watcher.close());

  const watch = (pollMilliseconds = 20) => {
    watcher = watchCatalogFile({
      path,
      open: catalogFile => textOf(catalogFile.section('greeting')),
      pollMilliseconds,
    });
    return watcher;
  };
  const write = (greeting: string) => writeCatalogFile(path, new Map([['greeting', Buffer.from(greeting)]]));
  const expectIndex = (greeting: string) =>
    expect
      .poll(() => [watcher.current(), watcher.problem()], { interval: 10 })
      .toEqual([greeting, undefined]);
  const pollPassed = () => new Promise(resolve => setTimeout(resolve, 100));

  it('opens a snapshot of the file instead of reading the file again', async () => {
    write('hello');
    const snapshot = await readSnapshot(path);
    snapshot?.bytes.write('XX', 0);
    watcher = watchCatalogFile({ path, snapshot, open: () => '' });
    expect(watcher.problem()).toEqual(new CatalogFileError('the file is not a Favsmith catalog file'));
  });

  it('reads the file if it changed after the snapshot', async () => {
    write('hello');
    const snapshot = await readSnapshot(path);
    write('hello again');
    watcher = watchCatalogFile({ path, snapshot, open: file => textOf(file.section('greeting')) });
    expect(watcher.current()).toBe('hello again');
  });

  it('gets no snapshot from readSnapshot if the file does not exist', async () => {
    await expect(readSnapshot(path)).resolves.toBeUndefined();
  });

  it('opens a valid file before it returns', () => {
    write('hello');
    expect(watch().current()).toBe('hello');
    expect(watcher.problem()).toBeUndefined();
  });

  it('opens a new file immediately on reload(), and keeps the index if the file is damaged', () => {
    const never = 1_000_000;
    write('hello');
    watch(never);
    write('new');
    watcher.reload();
    expect(watcher.current()).toBe('new');
    writeFileSync(path, 'damaged');
    watcher.reload();
    expect(watcher.current()).toBe('new');
    expect(watcher.problem()).toBeInstanceOf(CatalogFileError);
  });

  it.each(OTHER_FORMATS)('keeps the index while the file has the unsupported format %i', format => {
    write('hello');
    watch(1_000_000);
    writeFileSync(path, withFormat(readFileSync(path), format));
    watcher.reload();
    expect(watcher.current()).toBe('hello');
    expect(watcher.problem()?.message).toContain(`has format ${format}`);
  });

  it.each([
    ['the file is missing', () => {}],
    ['the path is a folder', () => mkdirSync(path, { recursive: true })],
    ['the file is damaged', () => writeFileSync(path, flipBit(writeValidFile(), 40))],
    ['the file lacks a section', () => writeCatalogFile(path, new Map([['else', Buffer.from('x')]]))],
  ])('returns no index while %s, and opens the valid file that follows', async (_, prepare) => {
    prepare();
    expect(watch().current()).toBeUndefined();
    expect(watcher.problem()).toBeInstanceOf(CatalogFileError);
    rmSync(path, { recursive: true, force: true });
    write('hello');
    await expectIndex('hello');
  });

  it('opens a file that is written in parts when the last part is written', async () => {
    const bytes = writeValidFile();
    rmSync(path);
    watch();
    for (const end of [10, 50, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, end));
      await pollPassed();
      expect(watcher.current()).toBeUndefined();
    }
    writeFileSync(path, bytes);
    await expectIndex('hello');
  });

  it('keeps the index while the file is damaged or missing, and opens the next valid file', async () => {
    write('first');
    watch();
    writeFileSync(path, 'nonsense');
    await expect.poll(() => watcher.problem()).toBeInstanceOf(CatalogFileError);
    expect(watcher.current()).toBe('first');
    renameSync(path, `${path}.moved`);
    await pollPassed();
    expect(watcher.current()).toBe('first');
    write('second');
    await expectIndex('second');
  });
});
