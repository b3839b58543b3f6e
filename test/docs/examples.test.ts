// Examples in the documentation of the library and the command line.
// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runExamples } from '../../scripts/cli-docs.mjs';
import { temporaryFolder } from '../at-end.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('docs/library.md', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'favsmith'));
  symlinkSync(join(root, 'data'), join(folder, 'data'));
  const examples = [...read('docs/library.md').matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)];

  it('has an example in each section', () => {
    expect(examples).toHaveLength(read('docs/library.md').split('\n## ').length - 1);
  });

  it.each(examples.map(([, code = '', output = '']) => ({ code, output })))(
    'shows what this example prints: $code',
    async ({ code, output }) => {
      const program = ['--input-type=module', '-e', code];
      const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: folder });
      expect(stdout).toBe(output);
    },
  );
});

describe('docs/cli.md', () => {
  /** Removes file sizes, because they change with every improvement of the renderer. */
  const withoutSizes = (text: string) => text.replace(/ *[\d,]+ B\b/g, ' N B');

  it('shows what its commands print, which `npm run generate` writes', () => {
    const text = read('docs/cli.md');
    expect(text.match(/^\$ favsmith /gm)?.length).toBeGreaterThan(6);
    expect(withoutSizes(runExamples(text))).toBe(withoutSizes(text));
  });
});
