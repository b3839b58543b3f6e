// Installation plan: files to write, change and delete, and manual steps.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_FILE } from '../../contract/design/design.ts';
import type { Edit, Framework } from '../../contract/install/framework.ts';
import type { HeadElement } from '../../contract/install/head-elements.ts';
import type { PackageFile } from '../../model/package-file.ts';
import { type OutputFile, readIfPresent } from '../files/write-files.ts';
import { headTags, removeIconTags } from './head-links.ts';
import { insertBefore } from './insert-before.ts';
import { findEditFile } from './project.ts';
import { mergeExports, SCRIPT_OBJECTS } from './script-edit.ts';

/** Change of a text file; a new file has no `before`, a deleted file no `after`. */
export interface TextChange {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export interface InstallPlan {
  readonly framework: Framework;
  /** Images, manifest and licenses, relative to the folder of the project. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly TextChange[];
  /** Instructions and code of manual edits. */
  readonly manual: readonly string[];
}

/** Package files that a site serves; the others document the package. */
const SERVED = /\.(svg|ico|png|webmanifest)$|^LICENSE/;

export const planInstall = (
  folder: string,
  framework: Framework,
  { files, head }: { readonly files: readonly PackageFile[]; readonly head: string },
): InstallPlan => {
  const elements = headElementsOf(head);
  const edits = framework.edits.map(edit => planEdit(folder, edit, elements));
  const served = files
    .filter(({ path }) => SERVED.test(path))
    .map(({ path, bytes }) => ({ path: join(framework.publicFolder, path), bytes }));
  const design = files.filter(({ path }) => path === DESIGN_FILE);
  return {
    framework,
    files: [...served, ...design],
    changes: [
      ...edits.flatMap(({ change }) => (change && change.before !== change.after ? [change] : [])),
      ...otherLinks(folder, framework),
      ...conflictsIn(folder, framework),
    ],
    manual: edits.flatMap(({ manual }) => (manual === undefined ? [] : [manual])),
  };
};

/** The elements of head.html. */
const headElementsOf = (head: string): readonly HeadElement[] =>
  headTags(head).map(({ name, attributes }) => ({ tag: name as HeadElement['tag'], attributes }));

interface PlannedEdit {
  readonly change?: TextChange;
  readonly manual?: string;
}

const planEdit = (folder: string, edit: Edit, elements: readonly HeadElement[]): PlannedEdit => {
  const { instruction, placement, newFile } = edit;
  const code = edit.code(elements);
  const manual = `${instruction.replace('{elements}', 'these elements')}\n\n${code}`;
  const path = findEditFile(folder, edit);
  if (placement.kind === 'new-file') return { change: change(folder, edit.files[0], code) };
  if (path === undefined)
    return newFile ? { change: change(folder, edit.files[0], newFile(code)) } : { manual };
  const before = readIfPresent(join(folder, path))?.toString() ?? '';
  const after = editText(before, edit, code);
  return after === undefined ? { manual } : { change: { path, before, after } };
};

const change = (folder: string, path: string, after: string): TextChange => {
  const before = readIfPresent(join(folder, path))?.toString();
  return { path, after, ...(before !== undefined && { before }) };
};

/** Returns undefined if the text has no insertion point for the code. */
const editText = (text: string, { placement, language }: Edit, code: string): string | undefined => {
  switch (placement.kind) {
    case 'before':
      return insertBefore(removeIconTags(text, { isJsx: language === 'jsx' }), placement.marker, code);
    case 'append':
      return text.includes(code.trim()) ? text : `${text.trimEnd()}\n\n${code}`;
    case 'next-metadata':
    case 'nuxt-config':
      return mergeExports(text, code, SCRIPT_OBJECTS[placement.kind]);
    case 'new-file':
      return code;
  }
};

/** Templates of some frameworks have an icon link in a second file. */
const otherLinks = (folder: string, { otherIconLinks = [] }: Framework): readonly TextChange[] =>
  otherIconLinks.flatMap(path => {
    const before = readIfPresent(join(folder, path))?.toString();
    if (before === undefined) return [];
    const after = removeIconTags(before, { isJsx: /\.[jt]sx?$/.test(path) });
    return before === after ? [] : [{ path, before, after }];
  });

const conflictsIn = (folder: string, { conflicts = [] }: Framework): readonly TextChange[] =>
  conflicts.filter(path => existsSync(join(folder, path))).map(path => ({ path, before: '' }));
