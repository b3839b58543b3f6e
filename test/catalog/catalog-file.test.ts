// A catalog file is opened whole or refused, and the index in use follows the file.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCatalogFile } from '../../src/build/catalog/write-catalog-file.ts';
import { CatalogFileError, readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { createIndexSource, type IndexSource } from '../../src/catalog/index-source.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  path = join(folder, 'data', 'catalog.bin');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

const SECTIONS = new Map<string, Uint8Array>([
  ['greeting', Buffer.from('hello')],
  ['numbers', new Uint8Array(Uint32Array.of(1, 2, 0xffffffff).buffer)],
  ['empty', new Uint8Array()],
  ['other', Buffer.from('world!')],
]);

describe('a catalog file', () => {
  it('gives back what was written', () => {
    writeCatalogFile(path, SECTIONS);
    const catalogFile = readCatalogFile(path);
    expect(textOf(catalogFile.section('greeting'))).toBe('hello');
    expect([...catalogFile.uint32('numbers')]).toEqual([1, 2, 0xffffffff]);
    expect(catalogFile.section('empty')).toHaveLength(0);
    expect(textOf(catalogFile.section('other'))).toBe('world!');
    expect(() => catalogFile.section('missing')).toThrow(CatalogFileError);
    expect(() => catalogFile.section('__proto__')).toThrow(CatalogFileError);
  });

  it('has the same bytes for the same sections, and another version for others', () => {
    writeCatalogFile(path, SECTIONS);
    const [bytes, { version }] = [readFileSync(path), readCatalogFile(path)];
    writeCatalogFile(path, SECTIONS);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    writeCatalogFile(path, new Map([...SECTIONS, ['greeting', Buffer.from('hallo')]]));
    expect(readCatalogFile(path).version).not.toBe(version);
  });

  it('is written without leaving anything else behind', () => {
    writeCatalogFile(path, SECTIONS);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalog.bin']);
    mkdirSync(join(folder, 'taken', 'by', 'a', 'folder'), { recursive: true });
    expect(() => writeCatalogFile(join(folder, 'taken'), SECTIONS)).toThrow();
    expect(readdirSync(folder).sort()).toEqual(['data', 'taken']);
  });
});

const good = (): Buffer => {
  writeCatalogFile(path, SECTIONS);
  return readFileSync(path);
};

const flipped = (bytes: Buffer, offset: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(offset) ^ 0x10, offset);
  return copy;
};

const DAMAGES: readonly { name: string; damage: (bytes: Buffer) => Buffer }[] = [
  { name: 'is empty', damage: () => Buffer.alloc(0) },
  { name: 'ends within the magic', damage: bytes => bytes.subarray(0, 5) },
  { name: 'ends within the header', damage: bytes => bytes.subarray(0, 20) },
  { name: 'ends behind the header', damage: bytes => bytes.subarray(0, 32) },
  { name: 'ends within the section table', damage: bytes => bytes.subarray(0, 60) },
  { name: 'ends half-way', damage: bytes => bytes.subarray(0, bytes.length / 2) },
  { name: 'lacks its last byte', damage: bytes => bytes.subarray(0, -1) },
  { name: 'has a byte too many', damage: bytes => Buffer.concat([bytes, Buffer.of(0)]) },
  {
    name: 'has another magic',
    damage: bytes => Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes.subarray(4)]),
  },
  { name: 'is a text', damage: () => Buffer.from('{"icons":[]}'.repeat(100)) },
  { name: 'is all zeros', damage: bytes => Buffer.alloc(bytes.length) },
  { name: 'has a flipped bit in the magic', damage: bytes => flipped(bytes, 0) },
  { name: 'has another format version', damage: bytes => flipped(bytes, 8) },
  { name: 'has a flipped bit in the checksum', damage: bytes => flipped(bytes, 12) },
  { name: 'has a flipped bit in the length', damage: bytes => flipped(bytes, 16) },
  { name: 'has a flipped bit in the table length', damage: bytes => flipped(bytes, 24) },
  { name: 'has a flipped bit in the unused header', damage: bytes => flipped(bytes, 30) },
  { name: 'has a flipped bit in the section table', damage: bytes => flipped(bytes, 40) },
  { name: 'has a flipped bit in its last section', damage: bytes => flipped(bytes, bytes.length - 4) },
];

describe('a file is refused that', () => {
  it.each(DAMAGES)('$name', ({ damage }) => {
    const bytes = damage(good());
    writeFileSync(path, bytes);
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
  });

  it('does not exist', () => {
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
  });

  it('is a folder', () => {
    mkdirSync(path, { recursive: true });
    expect(() => readCatalogFile(path)).toThrow(CatalogFileError);
  });
});

describe('an index source', () => {
  let source: IndexSource<string>;
  afterEach(() => source.close());

  const open = () => {
    source = createIndexSource({
      path,
      open: catalogFile => textOf(catalogFile.section('greeting')),
      pollMilliseconds: 20,
    });
    return source;
  };
  const write = (greeting: string) => writeCatalogFile(path, new Map([['greeting', Buffer.from(greeting)]]));
  const becomes = (greeting: string | undefined) =>
    vi.waitFor(() => expect([source.current(), source.problem()]).toEqual([greeting, undefined]), {
      timeout: 3000,
      interval: 10,
    });
  const polled = () => new Promise(resolve => setTimeout(resolve, 100));

  it('has the index of a good file at once', () => {
    write('hello');
    expect(open().current()).toBe('hello');
    expect(source.problem()).toBeUndefined();
  });

  it('has none without a file, and has it as soon as there is one', async () => {
    expect(open().current()).toBeUndefined();
    expect(source.problem()).toBeInstanceOf(CatalogFileError);
    write('late');
    await becomes('late');
    expect(source.problem()).toBeUndefined();
  });

  it.each(DAMAGES)('has none for a file that $name, and recovers', async ({ damage }) => {
    const bytes = good();
    writeFileSync(path, damage(bytes));
    expect(open().current()).toBeUndefined();
    writeFileSync(path, bytes);
    await becomes('hello');
  });

  it('has none for a folder in its place, and recovers', async () => {
    mkdirSync(path, { recursive: true });
    expect(open().current()).toBeUndefined();
    rmSync(path, { recursive: true });
    write('hello');
    await becomes('hello');
  });

  it('recovers from a file that was written in pieces', async () => {
    const bytes = good();
    rmSync(path);
    open();
    for (const end of [10, 50, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, end));
      await polled();
      expect(source.current()).toBeUndefined();
    }
    writeFileSync(path, bytes);
    await becomes('hello');
  });

  it('has none for a good file without the sections that it needs', async () => {
    writeCatalogFile(path, new Map([['else', Buffer.from('x')]]));
    expect(open().current()).toBeUndefined();
    expect(source.problem()).toBeInstanceOf(CatalogFileError);
    write('hello');
    await becomes('hello');
  });

  it('takes up a good file that takes the place of another', async () => {
    write('first');
    open();
    write('second');
    await becomes('second');
  });

  it('keeps a good index when its file is damaged or removed, and goes on watching', async () => {
    write('first');
    open();
    writeFileSync(path, 'nonsense');
    await vi.waitFor(() => expect(source.problem()).toBeInstanceOf(CatalogFileError));
    expect(source.current()).toBe('first');
    renameSync(path, `${path}.away`);
    await polled();
    expect(source.current()).toBe('first');
    write('second');
    await becomes('second');
  });
});
