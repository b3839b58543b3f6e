// Sampled sweep: icons of the catalog against the drawings of their libraries.
// @module-tag slow
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('every 97th icon of the catalog is drawn as its library draws it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sweep.mjs', '--every', '97'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toMatch(/\n273 icons swept, 0 failures\n/);
  expect(status).toBe(0);
});
