// Files of the npm package that pages read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of the package, as seen from `dist/http`, `dist/bundle` and `src/http`. */
export const packageFolder = join(import.meta.dirname, '..', '..');

/** The variable font of the pages, which the build writes. */
export const FONT_FILE = join(packageFolder, 'data', 'fonts', 'inter.woff2');

const texts = new Map<string, string>();

export const packageText = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(join(packageFolder, path), 'utf8');
  texts.set(path, text);
  return text;
};
