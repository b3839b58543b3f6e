// Files that an operator names and that are no files: a FIFO blocks every process that reads it.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../at-end.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const moduleOf = (path: string) => JSON.stringify(pathToFileURL(join(dist, path)).href);

/** Readers, each of which prints `refused`. They run in a process of their own, because a test cannot end a blocked read. */
const READERS = {
  'the catalog': `const { readCatalogFile } = await import(${moduleOf('catalog/catalog-file.js')});
    try { readCatalogFile(path) } catch (error) { if (error.name !== 'TypeError') console.log('refused') }`,
  'the catalog at the start': `const { readSnapshot } = await import(${moduleOf('catalog/catalog-file.js')});
    if (await readSnapshot(path) === undefined) console.log('refused')`,
  'the emoji': `const { readEmojiFile } = await import(${moduleOf('catalog/catalog-file.js')});
    await readEmojiFile(path).catch(() => console.log('refused'))`,
  'API keys': `const { openApiKeys } = await import(${moduleOf('http/quota/clients.js')});
    try { openApiKeys(path, () => {}) } catch { console.log('refused') }`,
};

const folder = temporaryFolder();
const KINDS: Readonly<Record<string, string>> = {
  'a FIFO': join(folder, 'fifo'),
  'a directory': join(folder, 'directory'),
  'a device': '/dev/tty',
};
if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'fifo')]);
mkdirSync(join(folder, 'directory'));

describe.skipIf(process.platform === 'win32')('a path that is no regular file', () => {
  const rows = Object.entries(READERS).flatMap(([reader, script]) =>
    Object.entries(KINDS).map(([kind, path]) => ({ reader, script, kind, path })),
  );

  it.each(rows)('is refused at once: $kind for $reader', ({ script, path }) => {
    const program = `const path = ${JSON.stringify(path)};\n${script}`;
    const words = ['--input-type=module', '-e', program];
    expect(execFileSync(process.execPath, words, { timeout: 30_000, encoding: 'utf8' })).toBe('refused\n');
  });
});
