// Installation plan: files to write, to change and to delete, and manual steps.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { DESIGN_FILE } from '../../contract/design.ts';
import {
  isPackageFileName,
  MANIFEST_FILE,
  type OutputFile,
  type PackageFile,
} from '../../model/package-file.ts';
import { type Edit, type Framework, type LinkedFile, markupEdit } from '../../package/install/framework.ts';
import { type HeadElement, toHtml, toJsx } from '../../package/install/head-elements.ts';
import {
  crossOriginOf,
  hasHead,
  headTags,
  isIconTag,
  type MarkupOptions,
  removeComponentIcons,
  removeIconTags,
  withCrossOrigin,
} from '../../package/install/head-links.ts';
import { folderOf, sitePathOf, withVersionOf } from '../../package/install/place.ts';
import { tryTo } from '../project-files.ts';
import { filesBelow, readJson, readText } from '../write-files.ts';
import { type ExistingSite, isServed, mergeManifest, withHomeScreenTitle } from './existing-site.ts';
import {
  codeFormOf,
  codeIn,
  formElsewhere,
  isServedAsIs,
  type LinkForm,
  linkFormOf,
  relativeRoot,
} from './link-form.ts';
import { basePathOf, findEditFile, NO_SOURCE, pagesOf } from './project.ts';
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

/** Whether other code does not need the icon tags: in JSX, elements may be missing or several only beside others. */
const canRemoveTags = (text: string, options: MarkupOptions): boolean =>
  !options.isJsx ||
  headTags(text, options)
    .filter(isIconTag)
    .every(({ start }) => /(?:[^=]>|\})\s*$/.test(text.slice(Math.max(0, start - MAXIMUM_SPACE), start)));

const MAXIMUM_SPACE = 500;

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

/** The indentation of a level in a text. */
export const indentUnit = (text: string): string => /^(\t| {2,8})(?=\S)/m.exec(text)?.[1] ?? '  ';

/** Change of a text file. Texts have LF line breaks. A new file has no `before`, a deleted file has no `after`. */
export interface TextChange {
  readonly path: string;
  readonly before?: string | undefined;
  readonly after?: string;
}

/** What an installation changes in a project. Paths are relative to its folder. */
export interface ProjectChanges {
  /** Images, manifest, licenses and favsmith.json. */
  readonly files: readonly OutputFile[];
  readonly changes: readonly TextChange[];
  readonly manual: readonly string[];
}

export interface SitePlan extends ProjectChanges {
  readonly framework: Framework;
  /** Pages without a `<head>` tag, which stay as they are. */
  readonly headless: readonly string[];
  /** Base path with which all URLs start: `/` or, for example, `/shop/`. */
  readonly basePath: string;
}

/** Elements for the pages of a project, and the forms of their URLs. */
interface Links {
  readonly elements: readonly HeadElement[];
  /** The form for all pages, if the user or the configuration names the base path. */
  readonly fixed?: LinkForm | undefined;
  /** The form of pages without icon links. */
  readonly usual?: LinkForm | undefined;
}

export const planInstall = (
  folder: string,
  project: Framework,
  { files, head }: { readonly files: readonly PackageFile[]; readonly head: string },
  { manifest, base }: Pick<ExistingSite, 'manifest'> & { readonly base?: string | undefined },
): SitePlan => {
  const configured = basePathOf(folder, project);
  const given = base ?? (configured === '/' ? undefined : configured);
  const fixed: LinkForm | undefined =
    given === undefined ? undefined : { before: given, after: '', kind: 'path' };
  const present = base === undefined ? existingForm(folder, project) : undefined;
  // The configuration knows better than a path in a page, but a helper follows it.
  const usual = present && (present.kind !== 'path' || !fixed) ? present : fixed;
  const framework =
    usual?.publicFolder === undefined ? project : withPublicFolder(project, usual.publicFolder);
  const basePath = usual?.kind === 'path' && usual.before.startsWith('/') ? usual.before : configured;
  const start = usual?.publicFolder === undefined ? relativeRoot(framework.servedAt ?? '') : '/';
  const headElements = withHomeScreenTitle(headElementsOf(head), manifest);
  const linked = folderOf(headElements);
  const place = (path: string) => join(framework.publicFolder, sitePathOf(path, linked));
  const served = files.filter(isServed).map(({ path, bytes }) => {
    const written = path === MANIFEST_FILE ? mergeManifest(manifest, bytes, start) : bytes;
    return { name: path, path: place(path), bytes: written };
  });
  const merged = served.find(({ name }) => name === MANIFEST_FILE);
  const elements = merged ? withVersionOf(headElements, { ...merged, path: MANIFEST_FILE }) : headElements;
  const links = { elements, fixed: usual === fixed ? fixed : undefined, usual };
  const [headEdit, ...otherEdits] = framework.edits;
  const settings = otherEdits.map(
    edit => readText(join(folder, findEditFile(folder, edit) ?? edit.files[0])) ?? '',
  );
  const hasRoot = !settings.some(text => headEdit.rootUnless?.test(text));
  const edits = [
    ...planPages(folder, framework, hasRoot ? headEdit : { ...headEdit, code: toHtml }, links),
    ...otherEdits.map(edit => planEdit(folder, framework, edit, links)),
  ];
  const design = files.filter(({ path }) => path === DESIGN_FILE);
  return {
    framework,
    basePath,
    headless: headlessPages(folder, framework),
    files: [...served.map(({ path, bytes }) => ({ path, bytes })), ...design],
    changes: [
      ...edits.flatMap(({ change }) => (change && change.before !== change.after ? [change] : [])),
      ...otherLinks(folder, framework),
      ...filesToDelete(folder, framework, { written: served, place }),
    ],
    manual: [
      ...edits.flatMap(({ manual }) => (manual === undefined ? [] : [manual])),
      ...linkedFiles(folder, framework)
        .filter(({ isCode }) => isCode)
        .map(({ path }) => `Delete \`${path}\`. It adds its own icon link.`),
      ...(framework.requirements ?? [])
        .filter(({ files: paths, matches }) =>
          paths.some(path => matches.test(readText(join(folder, path)) ?? '')),
        )
        .map(({ instruction }) => instruction),
    ],
  };
};

/** A framework that serves another folder. Its further edits, which make it serve the usual one, do not apply. */
export const withPublicFolder = (framework: Framework, publicFolder: string): Framework => {
  if (publicFolder === framework.publicFolder) return framework;
  const { servedAt: _, ...row } = framework;
  return { ...row, publicFolder, edits: [framework.edits[0]], requirements: [] };
};

/** The form of the icon links that the project has. */
const existingForm = (folder: string, framework: Framework): LinkForm | undefined => {
  const [edit] = framework.edits;
  for (const path of pagePaths(folder, framework, edit)) {
    const text = readText(join(folder, path)) ?? '';
    const form = formIn(folder, framework, edit, { path, text });
    if (form) return form;
  }
  return undefined;
};

const formIn = (
  folder: string,
  framework: Framework,
  { placement, isJsx = false }: Edit,
  page: { readonly path: string; readonly text: string },
): LinkForm | undefined =>
  ['before', 'new-file'].includes(placement.kind)
    ? linkFormOf(folder, framework, page, { isJsx })
    : codeFormOf(folder, framework, page.text);

const pagePaths = (folder: string, framework: Framework, edit: Edit): readonly string[] => {
  const first = findEditFile(folder, edit);
  return [...new Set([...(first === undefined ? [] : [first]), ...pagesOf(folder, framework)])];
};

/** The elements in head.html that belong to a favicon. A remote server might send others. */
const headElementsOf = (head: string): readonly HeadElement[] =>
  headTags(head)
    .filter(
      tag => isIconTag(tag) && Object.keys(tag.attributes).every(name => HEAD_ATTRIBUTES.includes(name)),
    )
    .map(({ name, attributes }) => ({ tag: name, attributes }));

const HEAD_ATTRIBUTES: readonly string[] =
  'rel href sizes type media crossorigin name property content'.split(' ');

/** The edits of pages and components. From a page that includes an edited component, only removes links. */
const planPages = (
  folder: string,
  framework: Framework,
  usualEdit: Edit,
  links: Links,
): readonly PlannedEdit[] => {
  const paths = pagePaths(folder, framework, usualEdit);
  if (paths.length === 0) {
    const found = usualEdit.newFile || usualEdit.placement.kind !== 'before' ? [] : headFiles(folder);
    const [first = usualEdit, ...others] = found.map(editOf);
    return [planEdit(folder, framework, first, links), ...others.map(edit => planRemoval(folder, edit))];
  }
  const edit = usualEdit;
  const pages = paths.map(path => ({ path, before: readText(join(folder, path)) ?? '' }));
  const components = pages.filter(({ before }) => !hasHead(before) && headTags(before).some(isIconTag));
  const planned = pages.map(page =>
    hasHead(page.before) && components.some(({ path }) => includesComponent(page.before, path))
      ? { change: { ...page, after: removeIconTags(page.before) } }
      : planEdit(folder, framework, { ...edit, files: [page.path] }, links),
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

/** Maximum number of files that an installation edits in a project whose page is unknown. */
const MAXIMUM_FOUND = 3;

/**
 * Templates and components outside of the usual places that have icon links or, without such, a `<head>`. First those
 * that link an icon, not only a manifest.
 */
const headFiles = (folder: string): readonly string[] => {
  const markup = [...filesBelow(folder, '', NO_SOURCE)].filter(
    path =>
      /\.(?:html?|[jt]sx|vue|svelte|astro|ejs|njk|hbs|liquid|twig|php)$/.test(path) &&
      !/\btests?\b/.test(path),
  );
  const texts = markup.map(path => ({ path, text: readText(join(folder, path)) ?? '' }));
  const linked = texts
    .map(page => ({ ...page, icons: headTags(page.text, { isJsx: isScript(page.path) }).filter(isIconTag) }))
    .filter(({ icons }) => icons.length > 0)
    .sort((one, other) => Number(linksIcon(other.icons)) - Number(linksIcon(one.icons)));
  const found = linked.length > 0 ? linked : texts.filter(({ text }) => hasHead(text));
  return found.length > MAXIMUM_FOUND ? [] : found.map(({ path }) => path);
};

const linksIcon = (tags: ReturnType<typeof headTags>): boolean =>
  tags.some(({ attributes: { rel = '' } }) => /\bicon\b/.test(rel));

const isScript = (path: string): boolean => /\.[jt]sx$/.test(path);

const editOf = (path: string): Edit => ({
  ...markupEdit([path], `In \`${path}\`, replace the icon links with {elements}.`),
  ...(isScript(path) && { isJsx: true, code: toJsx }),
});

/** Removes icon links from a further file. */
const planRemoval = (folder: string, { files: [path], isJsx = false }: Edit): PlannedEdit => {
  const before = readText(join(folder, path)) ?? '';
  return canRemoveTags(before, { isJsx })
    ? { change: { path, before, after: removeIconTags(before, { isJsx }) } }
    : { manual: `Delete the icon and manifest links in \`${path}\`.` };
};

const planEdit = (folder: string, framework: Framework, edit: Edit, links: Links): PlannedEdit => {
  const { instruction, placement, newFile } = edit;
  const found = findEditFile(folder, edit);
  const page = { path: found ?? edit.files[0], text: (found && readText(join(folder, found))) ?? '' };
  const linked = withCrossOrigin(links.elements, crossOriginOf(manifestTags(page.text, edit)));
  const elements = withOgHost(linked, page.text, edit);
  const form = links.fixed ?? formIn(folder, framework, edit, page) ?? formElsewhere(links.usual, page);
  // A path replaces the expression with which the code of a template usually starts each URL.
  const write = form?.kind === 'path' && placement.kind === 'before' && !edit.isJsx ? toHtml : edit.code;
  const code = form ? codeIn(write, elements, form) : edit.code(elements);
  const manual = `${instruction.replace('{elements}', 'these elements')}\n\n${code}`;
  const path = found;
  const created = placement.kind === 'new-file' ? code : path === undefined && newFile?.(code);
  if (typeof created === 'string')
    return { change: { path: edit.files[0], before: readText(join(folder, edit.files[0])), after: created } };
  if (path === undefined) return { manual };
  const before = readText(join(folder, path)) ?? '';
  // A file that is not UTF-8 would lose letters.
  const after = before.includes('\ufffd') ? undefined : editText(before, edit, code);
  if (after !== undefined) return { change: { path, before, after } };
  // Code that already contains all URLs needs no manual step.
  const isDone = elements.every(({ attributes: { href = '' } }) => before.includes(href.slice(1)));
  return isDone ? {} : { manual };
};

/** The manifest link in markup or in the code of a configuration. */
const manifestTags = (text: string, { placement, isJsx = false }: Edit) => {
  if (['before', 'new-file'].includes(placement.kind)) return headTags(text, { isJsx });
  const [object = ''] = /\{[^{}]*\brel['"]?\s*:\s*(['"`])manifest\1[^{}]*\}/.exec(text) ?? [];
  const [, name, , value = ''] = /\b(crossorigin)['"]?\s*:\s*(?:(['"`])(.*?)\2|true\b)/i.exec(object) ?? [];
  return name === undefined ? [] : [{ attributes: { rel: 'manifest', [name]: value } }];
};

/** Keeps the host of og:image in the page, without which networks do not read the picture. */
const withOgHost = (
  elements: readonly HeadElement[],
  text: string,
  { isJsx = false }: Edit,
): readonly HeadElement[] => {
  const present = headTags(text, { isJsx }).find(tag => isIconTag(tag) && isOgImage(tag));
  const [host = ''] = /^https?:\/\/[^/]+/.exec(present?.attributes.content ?? '') ?? [];
  return elements.map(element => {
    const { content = '' } = element.attributes;
    return isOgImage(element) && content.startsWith('/')
      ? { ...element, attributes: { ...element.attributes, content: host + content } }
      : element;
  });
};

const isOgImage = ({ attributes }: Pick<HeadElement, 'attributes'>): boolean =>
  attributes.property === 'og:image';

/** HTML pages that omit the tag `<head>`, in which no place for the elements is certain. */
const headlessPages = (folder: string, framework: Framework): readonly string[] =>
  isServedAsIs(framework)
    ? [...filesBelow(folder, '', NO_SOURCE)].filter(path => {
        const text = path.endsWith('.html') ? (readText(join(folder, path)) ?? '') : '';
        return /<!doctype html|<html\b/i.test(text) && !hasHead(text);
      })
    : [];

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
  if (!canRemoveTags(text, options)) return undefined;
  const opened = marker === '</Head>' ? rest.replace(/<Head\s*\/>/, '<Head></Head>') : rest;
  return insertBefore(removeRouteIcons(opened), marker, code) ?? replaceIconTags(text, code, options);
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
  { written, place }: { readonly written: readonly OutputFile[]; readonly place: (path: string) => string },
): readonly TextChange[] => {
  const design = Object(tryTo(() => readJson(join(folder, DESIGN_FILE))));
  const earlier = ['favicon-2x.svg', 'favicon-dark.svg', `LICENSE-${design.library}.txt`]
    .filter(name => isPackageFileName(name) && existsSync(join(folder, DESIGN_FILE)))
    .map(place)
    .filter(path => existsSync(join(folder, path)) && !written.some(file => file.path === path));
  const linked = linkedFiles(folder, framework).flatMap(({ path, isCode }) => (isCode ? [] : [path]));
  return [...linked, ...earlier].map(path => ({ path, before: '' }));
};
