// Installation plan: files to write, change and delete, and manual steps.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGN_FILE } from '../../contract/design.ts';
import type { PackageFile } from '../../model/package-file.ts';
import type { Edit, Framework } from '../../package/install/framework.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';
import { type OutputFile, readIfPresent } from '../write-files.ts';
import { type ExistingSite, MANIFEST_FILE, mergeManifest } from './existing-site.ts';
import { headTags, isIconTag, removeComponentIcons, removeIconTags } from './head-links.ts';
import { findEditFile, pagesOf } from './project.ts';
import { mergeExports, SCRIPT_OBJECTS } from './script-edit.ts';

/** Inserts `code` before the first `marker`, one level deeper than a closing tag. Returns undefined without marker. */
const insertBefore = (text: string, marker: string, code: string): string | undefined => {
  const at = text.indexOf(marker);
  if (at < 0) return undefined;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(lineStart, at);
  const outerIndent = /^[ \t]*/.exec(before)?.[0] ?? '';
  const indent = marker.startsWith('</') ? outerIndent + indentUnit(text) : outerIndent;
  const lines = code
    .trimEnd()
    .split('\n')
    .map(line => (line === '' ? '' : indent + line) + lineBreak)
    .join('');
  const isOwnLine = before.trim() === '';
  return isOwnLine
    ? text.slice(0, lineStart) + lines + text.slice(lineStart)
    : text.slice(0, at) + lineBreak + lines + outerIndent + text.slice(at);
};

/** Indentation of the first indented line. */
const indentUnit = (text: string): string => /^(\t| {2,8})(?=\S)/m.exec(text)?.[1] ?? '  ';

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
  { manifest }: Pick<ExistingSite, 'manifest'>,
): InstallPlan => {
  const elements = headElementsOf(head);
  const [headEdit, ...otherEdits] = framework.edits;
  const edits = [
    ...planPages(folder, framework, headEdit, elements),
    ...otherEdits.map(edit => planEdit(folder, edit, elements)),
  ];
  const served = files
    .filter(({ path }) => SERVED.test(path))
    .map(({ path, bytes }) => ({
      path: join(framework.publicFolder, path),
      bytes: path === MANIFEST_FILE ? mergeManifest(manifest, bytes) : bytes,
    }));
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

/** The elements of head.html. From a server, it may contain others, which do not belong into a page. */
const headElementsOf = (head: string): readonly HeadElement[] =>
  headTags(head)
    .filter(
      tag => isIconTag(tag) && Object.keys(tag.attributes).every(name => HEAD_ATTRIBUTES.includes(name)),
    )
    .map(({ name, attributes }) => ({ tag: name as HeadElement['tag'], attributes }));

const HEAD_ATTRIBUTES: readonly string[] = ['rel', 'href', 'sizes', 'type', 'media', 'name', 'content'];

/** The edit of the first existing file and of all other pages. */
const planPages = (
  folder: string,
  framework: Framework,
  edit: Edit,
  elements: readonly HeadElement[],
): readonly PlannedEdit[] => {
  const first = findEditFile(folder, edit);
  const others = pagesOf(folder, framework).filter(path => path !== first);
  const planned = planEdit(folder, edit, elements);
  // A page without head uses a layout.
  const isNeeded = planned.manual === undefined || others.length === 0;
  return [
    ...(isNeeded ? [planned] : []),
    ...others.map(path => planEdit(folder, { ...edit, files: [path] }, elements)),
  ];
};

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
    const after = removeComponentIcons(before, { isJsx: /\.[jt]sx?$/.test(path) });
    return before === after ? [] : [{ path, before, after }];
  });

const conflictsIn = (folder: string, { conflicts = [] }: Framework): readonly TextChange[] =>
  conflicts.filter(path => existsSync(join(folder, path))).map(path => ({ path, before: '' }));
