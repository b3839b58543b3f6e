// Goldens: outputs kept beside the tests. They change by `npm run goldens` alone; a missing one fails.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, 'goldens');
const isUpdate = process.env.GOLDENS === 'update';

if (isUpdate) rmSync(folder, { recursive: true, force: true });

/** Claims that `text` is what the golden at `path` says. */
export const expectGolden = (path: string, text: string): void => {
  const file = join(folder, path);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
};

/** The paths of all goldens. */
export const goldenPaths = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
