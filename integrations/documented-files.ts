// Configuration files of docs/integrations.md: code blocks that begin with a comment of project and path.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'integrations.md'), 'utf8');
const BLOCK = /^```\w+\n(?:\/\/|<!--) ([^/\n]+)\/(\S+)(?: -->)?\n(.*?)^```$/gms;

/** Writes the documented files of a project to its folder; returns their paths. */
export const writeDocumentedFiles = (id: string, folder: string): readonly string[] =>
  [...text.matchAll(BLOCK)]
    .filter(([, project]) => project === id)
    .map(([, , path = '', code = '']) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
      return path;
    });
