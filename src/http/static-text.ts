// Texts in the folder static/: style sheet, scripts and example programs of the documentation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder below the package, from `dist/http`, `dist/bundle` and `src/http`. */
const folder = join(import.meta.dirname, '..', '..', 'static');

const texts = new Map<string, string>();

export const staticText = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(join(folder, path), 'utf8');
  texts.set(path, text);
  return text;
};
