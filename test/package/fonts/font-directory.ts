// Test helper: builds the fonts if they are missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const fontDirectory = join(import.meta.dirname, '..', '..', '..', 'data', 'fonts');

if (!existsSync(join(fontDirectory, 'index.json'))) await import('../../../src/ingest/build-fonts.ts');
