// Test helper: builds the fonts if they are missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFonts } from '../../src/build/build-fonts.ts';

export const fontDirectory = join(import.meta.dirname, '..', '..', 'data', 'fonts');

if (!existsSync(join(fontDirectory, 'index.json'))) await buildFonts(fontDirectory);
