// HTML templates that escape text, and the layout of documentation pages: head, navigation, footer.

import type { Operation } from '../../contract/operations.ts';

/**
 * `baseUrl` is for commands. `basePath` is the relative URL of the service's root, without trailing slash, for
 * links.
 */
export interface PageContext {
  readonly baseUrl: string;
  readonly basePath: string;
}

/** A documentation page at `path`. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: Html;
  /** Sections for a table of contents that stays visible while the page scrolls. */
  readonly contents?: readonly PageSection[];
}

export interface PageSection {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label if there is enough space. */
  readonly note?: Html;
}

const NAVIGATION = [
  { path: '/docs/guide', label: 'Guide' },
  { path: '/docs/own-logo', label: 'Your logo' },
  { path: '/docs', label: 'Reference' },
  { path: '/docs/frameworks', label: 'Frameworks' },
  { path: '/docs/clients', label: 'Clients' },
  { path: '/docs/agents', label: 'Agents' },
  { path: '/docs/errors', label: 'Errors' },
  { path: '/docs/rate-limits', label: 'Rate limits' },
  { path: '/docs/versioning', label: 'Versioning' },
] as const;

/** Renders an HTML document. It loads only files of this server and works without JavaScript. */
export const renderPage = (
  { path, title, description, body, contents }: Page,
  { baseUrl, basePath }: PageContext,
): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#151311" media="(prefers-color-scheme: dark)">
<script src="${basePath}/theme.js"></script>
<title>${title} · Favsmith</title>
<meta name="description" content="${description}">
${path !== '' && html`<link rel="canonical" href="${baseUrl}${path}">`}
<link rel="icon" href="${basePath}/favicon.ico" sizes="48x48">
<link rel="icon" href="${basePath}/favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="${basePath}/apple-touch-icon.png">
<link rel="manifest" href="${basePath}/site.webmanifest">
<link rel="preload" href="${basePath}/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${basePath}/docs/style.css">
<link rel="api-catalog" href="${basePath}/.well-known/api-catalog">
<link rel="service-desc" href="${basePath}/openapi.json" type="application/json">
<script src="${basePath}/docs/copy.js" defer></script>
<script src="${basePath}/docs/try.js" defer></script>
</head>
<body${contents && html` class="has-contents"`}>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="${basePath}/"><img src="${basePath}/favicon.svg" width="28" height="28" alt="">Favsmith</a>
<nav aria-label="Documentation">${NAVIGATION.map(
    item =>
      html`<a href="${basePath}${item.path}"${isCurrent(item.path, path) && html` aria-current="page"`}>${item.label}</a>`,
  )}</nav>
<button class="theme-switch" type="button" aria-label="Switch between light and dark" title="Light or dark"><svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/><path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor"/></svg></button>
</header>
<main id="content">
<h1>${title}</h1>
<p class="lead">${description}</p>
${contents ? html`<div class="columns">${tableOfContents(contents)}<div>${body}</div></div>` : body}
</main>
<footer>
<a href="${basePath}/openapi.json">OpenAPI 3.1</a>
<a href="${basePath}/api/v1">API index</a>
<a href="${basePath}/llms.txt">llms.txt</a>
</footer>
</body>
</html>
`.markup;

const tableOfContents = (sections: readonly PageSection[]): Html => html`
<nav class="toc" aria-label="On this page"><ul class="contents">${sections.map(
  ({ id, label, note }) => html`<li><a href="#${id}">${label}</a>${note && html` <span>${note}</span>`}</li>`,
)}</ul></nav>`;

/**
 * Whether a page belongs to a navigation entry. An entry includes the pages below its path, except `/docs`,
 * because all pages are below it.
 */
const isCurrent = (itemPath: string, path: string): boolean =>
  itemPath === path || (itemPath !== '/docs' && path.startsWith(`${itemPath}/`));

/** Renders the HTML page for a path that does not exist. `detail` names the path. */
export const renderNotFound = (detail: string, context: PageContext): string =>
  renderPage(
    {
      path: '',
      title: 'Page not found',
      description: detail,
      body: html`<p>Go to the <a href="${context.basePath}/">studio</a> or the <a href="${context.basePath}/docs">API reference</a>.</p>`,
    },
    context,
  );

/** Escaped markup. Only the `html` tag creates it. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);

const markupOf = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (isList(part)) return part.map(markupOf).join('');
  return typeof part === 'object' ? part.markup : escapeText(String(part));
};

/** Tag for HTML templates. Escapes strings and numbers, joins lists, omits `false` and `undefined`. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: literals.map((literal, index) => literal + markupOf(parts[index])).join(''),
});

/** Renders code with a copy button. The button stays hidden without JavaScript. */
export const codeBlock = (text: string): Html =>
  html`<div class="command"><pre tabindex="0"><code>${text}</code></pre><button type="button" hidden>Copy</button></div>`;

/** Marks the words between backticks as code. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Writes the sample request of an operation as a curl command for a POSIX shell. */
export const curlCommand = ({ method, sample }: Operation, baseUrl: string): string => {
  const output = sample.saveAs === undefined ? '' : ` -o ${sample.saveAs}`;
  const address = shellWord(`${baseUrl}${sample.path}`);
  if (sample.body === undefined) return `curl${output} ${address}`;
  return [
    `curl${output} -X ${method} ${address}`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${shellWord(JSON.stringify(sample.body))}`,
  ].join(' \\\n');
};

/** Quotes a word for a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
