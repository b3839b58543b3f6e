// How the pages of a project write the URLs of favicon files: a prefix, or a helper of a template language.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import type { Framework } from '../../package/install/framework.ts';
import { elementsAt, type HeadElement } from '../../package/install/head-elements.ts';
import { headTags, isIconTag, type MarkupOptions } from '../../package/install/head-links.ts';
import { filesBelow } from '../write-files.ts';
import { NO_SOURCE } from './project.ts';

export interface LinkForm {
  /** Texts around the name of a file. `before` is the base path if `kind` is `path`. */
  readonly before: string;
  readonly after: string;
  /** `path`: a URL; `helper`: a URL with template syntax; `expression`: code without quotes. */
  readonly kind: 'path' | 'helper' | 'expression';
  /** Folder of the files, if the helper names another one than the framework. */
  readonly publicFolder?: string;
}

/** Stands for the start of a URL in generated code. Neither HTML nor JavaScript escapes it. */
const MARK = '\ue0ff';

/** Generates code in which all URLs have this form. */
export const codeIn = (
  code: (elements: readonly HeadElement[]) => string,
  elements: readonly HeadElement[],
  { before, after, kind }: LinkForm,
): string => {
  if (kind === 'path') return code(elementsAt(elements, before));
  return code(elementsAt(elements, MARK)).replace(
    /(["']?)\ue0ff([^"'?\s<>]+)(\?v=[\da-f]{8})?\1/g,
    (_, quote, name, version = '') =>
      kind === 'expression'
        ? before + name + version + after
        : quote + before + name + after + version + quote,
  );
};

const PATH = /[\w./-]{0,200}\.(?:ico|svg|png|webmanifest|json|jpe?g|gif|webp)(?![\w.])/g;
const TEMPLATE_CHARACTER = /[{}<>$~"'()`@]|%\w+%/;

/** The form of the icon links in a page. Undefined if it is the usual one of the framework. */
export const linkFormOf = (
  folder: string,
  framework: Framework,
  { path: page, text }: { readonly path: string; readonly text: string },
  options: MarkupOptions,
): LinkForm | undefined => {
  const links = headTags(text, options).filter(isIconTag);
  for (const { href = '' } of links.map(({ attributes }) => attributes)) {
    const path = [...href.matchAll(PATH)].at(-1);
    if (!path || /^[a-z][a-z\d+.-]*:/i.test(href)) continue;
    const before = href.slice(0, path.index);
    const after = href.slice(path.index + path[0].length).replace(/\?[^{}<>%()'"]{0,200}$/, '');
    const form = TEMPLATE_CHARACTER.test(before + after)
      ? helperForm(folder, framework, { before, path: path[0], after })
      : before === '' && pathForm(folder, framework, path[0], page);
    if (form) return form;
  }
  return undefined;
};

/** The folder of a path that does not exist in the public folder, but whose rest does: a base path. */
const baseOf = ({ publicFolder }: Framework, folder: string, path: string): string | undefined => {
  const parts = path.replace(/^\/+/, '').split('/');
  const at = parts.findIndex((_, index) => existsSync(join(folder, publicFolder, ...parts.slice(index))));
  return at < 0
    ? undefined
    : parts
        .slice(0, at)
        .map(part => `${part}/`)
        .join('');
};

const pathForm = (folder: string, framework: Framework, path: string, page: string): LinkForm | undefined => {
  if (path.startsWith('/')) {
    const base = baseOf(framework, folder, path);
    return base ? { before: `/${base}`, after: '', kind: 'path' } : undefined;
  }
  // Relative links are right only in pages that are served as they are.
  if (!isServedAsIs(framework) || !existsSync(join(folder, dirname(page), path))) return undefined;
  return { before: relativeRoot(page), after: '', kind: 'path' };
};

export const isServedAsIs = ({ pages, publicFolder, output }: Framework): boolean =>
  pages?.folder === publicFolder && output === undefined;

/** The path from a page, or from a folder with a trailing slash, to the root of the site. */
export const relativeRoot = (page: string): string => {
  const root = relative(dirname(`${page}.`), '.');
  return root === '' ? '' : `${root}/`;
};

/** The form of a page without icon links, in a site whose first page has `form`. */
export const formElsewhere = (
  form: LinkForm | undefined,
  { path, text }: { readonly path: string; readonly text: string },
): LinkForm | undefined => {
  if (form?.kind === 'path')
    return form.before.startsWith('/') ? form : { ...form, before: relativeRoot(path) };
  // A helper may need an import, or a line such as {% load static %}, which a page that uses it has.
  const words = form?.before.match(/[A-Za-z_]\w+/g) ?? [];
  return words.length > 0 && words.every(word => text.includes(word)) ? form : undefined;
};

interface Helper {
  readonly before: string;
  readonly path: string;
  readonly after: string;
}

const helperForm = (
  folder: string,
  { publicFolder, helperRoot, servedAt }: Framework,
  { before, path, after }: Helper,
): LinkForm => {
  const kind =
    before.startsWith('{') && !before.startsWith('{{') && !before.startsWith('{%') ? 'expression' : 'helper';
  const slash = /^\.?\/*/.exec(path)?.[0] ?? '';
  const name = path.slice(slash.length);
  const isAtRoot = helperRoot !== undefined || existsSync(join(folder, publicFolder, name));
  const found = isAtRoot ? undefined : findBelow(folder, name);
  // The file may be missing in the folder of the framework, whose URL the helper contains.
  const isServedPath = servedAt !== undefined && name.startsWith(servedAt);
  const subfolder =
    found === undefined ? (isServedPath ? servedAt : '') : name.slice(0, name.lastIndexOf('/') + 1);
  return {
    before: `${before}${slash || (helperRoot ?? '')}${isAtRoot ? '' : subfolder}`,
    after,
    kind,
    ...(found !== undefined && { publicFolder: dirname(found) }),
  };
};

/** The shortest path of a file in the project that ends with this path. */
const findBelow = (folder: string, name: string): string | undefined =>
  [...filesBelow(folder, '', NO_SOURCE)]
    .filter(path => path.endsWith(`/${name}`))
    .sort((one, other) => one.length - other.length)[0];

const CODE_LINK =
  /(['"`])([^'"`\\\n]*)\b(?:favicon(?:-2x)?\.(?:ico|svg)|apple-touch-icon\.png|site\.webmanifest)(?:\?v=[\da-f]{8})?\1/;

/** The form of the URLs of favicon files in a script: a path, a template literal, a sum or a call. */
export const codeFormOf = (folder: string, framework: Framework, text: string): LinkForm | undefined => {
  const match = CODE_LINK.exec(text);
  if (!match) return undefined;
  const [literal, quote = '', prefix = ''] = match;
  const left = text.slice(Math.max(0, match.index - 80), match.index);
  const call = /[\w$.]{1,60}\(\s{0,20}$/.exec(left)?.[0] ?? '';
  const isCall = call !== '' && /^\s*\)/.test(text.slice(match.index + literal.length));
  const start = isCall ? call : (/(?:[\w$.]{1,60}|\([^()]{0,60}\))\s{0,20}\+\s{0,20}$/.exec(left)?.[0] ?? '');
  if (start !== '' || prefix.includes('${'))
    return { before: start + quote + prefix, after: quote + (isCall ? ')' : ''), kind: 'expression' };
  const base = baseOf(framework, folder, prefix + literal.slice(prefix.length + 1, -1));
  return base ? { before: `/${base}`, after: '', kind: 'path' } : undefined;
};
