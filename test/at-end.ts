// Cleanup of what tests create.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Calls `cleanUp` after the current test, or after the tests of the file if none is running. */
export const atEnd = (cleanUp: () => unknown): void => {
  const end = async () => {
    await cleanUp();
  };
  try {
    onTestFinished(end);
  } catch {
    afterAll(end);
  }
};

/** Creates an empty folder, which is removed at the end. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
