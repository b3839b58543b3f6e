// Applies the installation guide of a framework to a project, step by step as a reader would.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit, Framework } from '../src/contract/install/framework.ts';
import type { HeadElement } from '../src/contract/install/head-elements.ts';
import type { PackageFile } from '../src/model/package-file.ts';

interface Contents {
  readonly files: readonly PackageFile[];
  readonly elements: readonly HeadElement[];
}

const ICON_LINK = /[ \t]*<link[^>]*rel="(?:shortcut )?(?:apple-touch-)?icon"[^>]*>\n?/g;

export const applyGuide = (
  folder: string,
  { publicFolder, conflicts = [], otherIconLinks = [], edits }: Framework,
  { files, elements }: Contents,
): void => {
  for (const { path, bytes } of files.filter(({ path }) => /\.(svg|ico|png|webmanifest)$/.test(path)))
    write(join(folder, publicFolder, path), bytes);
  for (const path of conflicts) rmSync(join(folder, path), { force: true });
  for (const path of otherIconLinks.map(path => join(folder, path)).filter(existsSync))
    write(path, withoutIconLinks(readFileSync(path, 'utf8')));
  for (const edit of edits) applyEdit(folder, edit, elements);
};

const applyEdit = (
  folder: string,
  { files, placement, code, newFile }: Edit,
  elements: readonly HeadElement[],
) => {
  const text = code(elements);
  const found = files.map(path => join(folder, path)).find(existsSync);
  if (!found) return write(join(folder, files[0]), newFile?.(text) ?? text);
  const before = readFileSync(found, 'utf8');
  switch (placement.kind) {
    case 'before':
      return write(
        found,
        withoutIconLinks(before).replace(placement.marker, () => `${text}${placement.marker}`),
      );
    case 'nuxt-config':
      return write(
        found,
        before.replace('defineNuxtConfig({', () => innerOf(text)),
      );
    default:
      return write(found, `${before}\n${text}`);
  }
};

/** The beginning of the configuration object up to its last property. */
const innerOf = (config: string): string =>
  config
    .replace('export default ', '')
    .replace(/\}\);\n$/, '')
    .trimEnd();

const withoutIconLinks = (text: string): string => text.replace(ICON_LINK, '');

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
