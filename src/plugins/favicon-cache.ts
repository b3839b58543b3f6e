// Cache of favicons in node_modules/.cache.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExportBodyFields } from '../client/api-types.ts';
import { FAVSMITH_VERSION } from '../contract/version.ts';
import { isPackageFileName, type PackageFile } from '../model/package-file.ts';
import type { Favicon } from './favicon.ts';

export interface FaviconCache {
  read(key: string): Favicon | undefined;
  write(key: string, favicon: Favicon): void;
}

/** The key does not depend on the order of fields. */
export const cacheKey = (body: ExportBodyFields): string => {
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([FAVSMITH_VERSION, fields]))
    .digest('hex');
};

/** Opens the cache of a project. Without node_modules, it stores nothing. */
export const openCache = (root: string): FaviconCache => {
  const folder = cacheFolder(root);
  const pathOf = (key: string) => join(folder ?? '', `${key}.json`);
  return {
    read: key => (folder === undefined ? undefined : parse(readText(pathOf(key)))),
    write: (key, favicon) => {
      if (folder === undefined) return;
      mkdirSync(folder, { recursive: true });
      // Atomic rename: several builds may run at the same time.
      const temporary = `${pathOf(key)}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify({ ...favicon, files: favicon.files.map(encode) }));
      renameSync(temporary, pathOf(key));
    },
  };
};

/** Finds the nearest node_modules; in a workspace it may be in a parent folder. */
const cacheFolder = (root: string): string | undefined => {
  if (existsSync(join(root, 'node_modules'))) return join(root, 'node_modules', '.cache', 'favsmith');
  return dirname(root) === root ? undefined : cacheFolder(dirname(root));
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Returns undefined if the file is missing or damaged. */
const parse = (text: string): Favicon | undefined => {
  try {
    const favicon = JSON.parse(text);
    const files: readonly PackageFile[] = favicon.files.map(decode);
    return files.every(({ path }) => isPackageFileName(path)) ? { ...favicon, files } : undefined;
  } catch {
    return undefined;
  }
};

const encode = ({ bytes, ...file }: PackageFile) => ({
  ...file,
  base64: Buffer.from(bytes).toString('base64'),
});

const decode = ({ base64, ...file }: { base64: string; path: string; mediaType: string }): PackageFile => ({
  ...file,
  bytes: Buffer.from(base64, 'base64'),
});
