// Golden files: expected outputs. `npm run goldens` writes them; a missing file fails the test.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, 'goldens');
const isUpdate = process.env.GOLDENS === 'update';

if (isUpdate) rmSync(folder, { recursive: true, force: true });

/** Asserts that `text` equals the golden file at `path`. */
export const expectGolden = (path: string, text: string): void => {
  const file = join(folder, path);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
};

/** Paths of all golden files. */
export const goldenPaths = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
