// Generated files in version control are up to date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERATED_FILES } from '../scripts/generate.mjs';

const root = join(import.meta.dirname, '..');

test.each(Object.entries(GENERATED_FILES))(
  '%s is what `npm run generate` writes',
  async (path, [module, name]) => {
    const exported = await import(/* @vite-ignore */ join(root, module));
    expect(readFileSync(join(root, path), 'utf8')).toBe(await exported[name]());
  },
);
