// Installation plan: files to write, to change and to delete, and manual steps.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { DESIGN_FILE } from '../../contract/design.ts';
import { isPackageFileName, type OutputFile, type PackageFile } from '../../model/package-file.ts';
import type { Edit, Framework, LinkedFile } from '../../package/install/framework.ts';
import { elementsAt, type HeadElement, toHtml } from '../../package/install/head-elements.ts';
import {
  hasHead,
  headTags,
  isIconTag,
  type MarkupOptions,
  removeComponentIcons,
  removeIconTags,
} from '../../package/install/head-links.ts';
import { tryTo } from '../project-files.ts';
import { readJson, readText } from '../write-files.ts';
import { type ExistingSite, isServed, MANIFEST_FILE, mergeManifest } from './existing-site.ts';
import { basePathOf, findEditFile, pagesOf } from './project.ts';
import { mergeExports, removeRouteIcons, SCRIPT_OBJECTS } from './script-edit.ts';

/** Inserts `code` before `marker`, deeper indented if that is a closing tag. Returns undefined without the marker. */
const insertBefore = (text: string, marker: string, code: string): string | undefined => {
  const at = marker === '</head>' ? text.search(/<\/head>/i) : text.indexOf(marker);
  if (at < 0) return undefined;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(lineStart, at);
  const outerIndent = indentOf(before);
  const lines = indentedLines(code, outerIndent + (marker.startsWith('</') ? indentUnit(text) : ''));
  return before.trim() === ''
    ? text.slice(0, lineStart) + lines + text.slice(lineStart)
    : `${text.slice(0, at)}\n${lines}${outerIndent}${text.slice(at)}`;
};

/** Inserts `code` below the first line that matches. Returns undefined if no line matches. */
const insertAfter = (text: string, line: RegExp, code: string): string | undefined => {
  if (text.includes(code.trim())) return text;
  const match = line.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return `${text.slice(0, end)}\n${indentedLines(code, indentUnit(text))}${text.slice(end).replace(/^\n/, '')}`;
};

/** Replaces the icon tags of a component that has no head. Returns undefined if it has no icon tags. */
const replaceIconTags = (text: string, code: string, options: MarkupOptions): string | undefined => {
  const first = headTags(text, options).find(isIconTag);
  if (!first) return undefined;
  const lineStart = text.lastIndexOf('\n', first.start - 1) + 1;
  const lines = indentedLines(code, indentOf(text.slice(lineStart, first.start)));
  return text.slice(0, lineStart) + lines + removeIconTags(text, options).slice(lineStart);
};

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';
const indentedLines = (code: string, indent: string): string =>
  code
    .trimEnd()
    .replace(/^(?=.)/gm, indent)
    .concat('\n');

const indentUnit = (text: string): string => /^(\t| {2,8})(?=\S)/m.exec(text)?.[1] ?? '  ';

/** Change of a text file. Texts have LF line breaks. A new file has no `before`, a deleted file has no `after`. */
export interface TextChange {
  readonly path: string;
  readonly before?: string | undefined;
  readonly after?: string;
}

export interface InstallPlan {
  readonly framework: Framework;
  /** Base path with which all URLs start: `/` or, for example, `/shop/`. */
  readonly basePath: string;
  /** Images, manifest, licenses and favsmith.json. Paths are relative to the project folder. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly TextChange[];
  readonly manual: readonly string[];
}

export const planInstall = (
  folder: string,
  framework: Framework,
  { files, head }: { readonly files: readonly PackageFile[]; readonly head: string },
  { manifest }: Pick<ExistingSite, 'manifest'>,
): InstallPlan => {
  const basePath = basePathOf(folder, framework);
  const elements = elementsAt(headElementsOf(head), basePath);
  const [headEdit, ...otherEdits] = framework.edits;
  const settings = otherEdits.map(
    edit => readText(join(folder, findEditFile(folder, edit) ?? edit.files[0])) ?? '',
  );
  const hasRoot = !settings.some(text => headEdit.rootUnless?.test(text));
  const edits = [
    ...planPages(folder, framework, hasRoot ? headEdit : { ...headEdit, code: toHtml }, elements),
    ...otherEdits.map(edit => planEdit(folder, edit, elements)),
  ];
  const served = files.filter(isServed).map(({ path, bytes }) => ({
    path: join(framework.publicFolder, path),
    bytes: path === MANIFEST_FILE ? mergeManifest(manifest, bytes) : bytes,
  }));
  const design = files.filter(({ path }) => path === DESIGN_FILE);
  return {
    framework,
    basePath,
    files: [...served, ...design],
    changes: [
      ...edits.flatMap(({ change }) => (change && change.before !== change.after ? [change] : [])),
      ...otherLinks(folder, framework),
      ...filesToDelete(folder, framework, served),
    ],
    manual: [
      ...edits.flatMap(({ manual }) => (manual === undefined ? [] : [manual])),
      ...linkedFiles(folder, framework)
        .filter(({ isCode }) => isCode)
        .map(({ path }) => `Delete \`${path}\`. It adds its own icon link.`),
    ],
  };
};

/** The elements in head.html that belong to a favicon. A remote server might send others. */
const headElementsOf = (head: string): readonly HeadElement[] =>
  headTags(head)
    .filter(
      tag => isIconTag(tag) && Object.keys(tag.attributes).every(name => HEAD_ATTRIBUTES.includes(name)),
    )
    .map(({ name, attributes }) => ({ tag: name, attributes }));

const HEAD_ATTRIBUTES: readonly string[] = ['rel', 'href', 'sizes', 'type', 'media', 'name', 'content'];

/** The edits of pages and components. From a page that includes an edited component, only removes links. */
const planPages = (
  folder: string,
  framework: Framework,
  edit: Edit,
  elements: readonly HeadElement[],
): readonly PlannedEdit[] => {
  const first = findEditFile(folder, edit) ?? pagesOf(folder, framework)[0];
  if (first === undefined) return [planEdit(folder, edit, elements)];
  const paths = [...new Set([first, ...pagesOf(folder, framework)])];
  const pages = paths.map(path => ({ path, before: readText(join(folder, path)) ?? '' }));
  const components = pages.filter(({ before }) => !hasHead(before) && headTags(before).some(isIconTag));
  const planned = pages.map(page =>
    hasHead(page.before) && components.some(({ path }) => includesComponent(page.before, path))
      ? { change: { ...page, after: removeIconTags(page.before) } }
      : planEdit(folder, { ...edit, files: [page.path] }, elements),
  );
  // A page that cannot be edited usually gets its head from a layout. If other pages can be edited, it needs no manual
  // step.
  const automatic = planned.filter(({ manual }) => manual === undefined);
  return automatic.length > 0 ? automatic : planned;
};

/** Whether a page includes a component: `<BaseHead />`, `'partials.head'` or `"layouts/favicon"`. */
const includesComponent = (page: string, path: string): boolean => {
  const name = basename(path).split('.')[0]?.replace(/^_/, '');
  const words = page.replace(/<\/?[a-z][\w-]*/g, '').match(/["'/.<][\w-]+/g) ?? [];
  return words.some(word => word.slice(1).replace(/^_/, '') === name);
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
  const created = placement.kind === 'new-file' ? code : path === undefined && newFile?.(code);
  if (typeof created === 'string')
    return { change: { path: edit.files[0], before: readText(join(folder, edit.files[0])), after: created } };
  if (path === undefined) return { manual };
  const before = readText(join(folder, path)) ?? '';
  // A file that is not UTF-8 would lose letters.
  const after = before.includes('\ufffd') ? undefined : editText(before, edit, code);
  if (after !== undefined) return { change: { path, before, after } };
  // Code that already contains all URLs needs no manual step.
  return elements.every(({ attributes: { href = '' } }) => before.includes(href)) ? {} : { manual };
};

const editText = (text: string, { placement, isJsx = false }: Edit, code: string): string | undefined => {
  switch (placement.kind) {
    case 'before':
      return editMarkup(text, placement.marker, code, { isJsx });
    case 'append':
      return text.includes(code.trim()) ? text : `${text.trimEnd()}\n\n${code}`;
    case 'after':
      return insertAfter(text, placement.line, code);
    case 'next-metadata':
    case 'config':
      return mergeExports(text, code, SCRIPT_OBJECTS[placement.kind]);
    case 'new-file':
      return code;
  }
};

const editMarkup = (
  text: string,
  marker: string,
  code: string,
  options: MarkupOptions,
): string | undefined => {
  const rest = removeIconTags(text, options);
  if (!options.isJsx) return insertBefore(rest, marker, code) ?? replaceIconTags(text, code, options);
  const opened = marker === '</Head>' ? rest.replace(/<Head\s*\/>/, '<Head></Head>') : rest;
  return insertBefore(removeRouteIcons(opened), marker, code);
};

/** Removes icon links from other files: new projects of some frameworks have links in several files. */
const otherLinks = (folder: string, { otherIconLinks = [] }: Framework): readonly TextChange[] =>
  otherIconLinks.flatMap(path => {
    const before = readText(join(folder, path));
    if (before === undefined) return [];
    const after = removeComponentIcons(before, { isJsx: /\.[jt]sx?$/.test(path) });
    return before === after ? [] : [{ path, before, after }];
  });

const linkedFiles = (folder: string, { linkedByName = [] }: Framework): readonly LinkedFile[] =>
  linkedByName.filter(({ path }) => existsSync(join(folder, path)));

/** Files that the framework would link because of their names, and files of the former package. */
const filesToDelete = (
  folder: string,
  framework: Framework,
  written: readonly OutputFile[],
): readonly TextChange[] => {
  const design = Object(tryTo(() => readJson(join(folder, DESIGN_FILE))));
  const earlier = ['favicon-2x.svg', 'favicon-dark.svg', `LICENSE-${design.library}.txt`]
    .filter(name => isPackageFileName(name) && existsSync(join(folder, DESIGN_FILE)))
    .map(name => join(framework.publicFolder, name))
    .filter(path => existsSync(join(folder, path)) && !written.some(file => file.path === path));
  const linked = linkedFiles(folder, framework).flatMap(({ path, isCode }) => (isCode ? [] : [path]));
  return [...linked, ...earlier].map(path => ({ path, before: '' }));
};
