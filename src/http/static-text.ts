// Files of the pages: texts in the folder static/ and the font.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package, from `dist/http`, `dist/bundle` and `src/http`. */
const root = join(import.meta.dirname, '..', '..');

/** The variable font of the pages, which the build makes. */
export const FONT_FILE = join(root, 'data', 'fonts', 'inter.woff2');

const texts = new Map<string, string>();

export const staticText = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(join(root, 'static', path), 'utf8');
  texts.set(path, text);
  return text;
};
