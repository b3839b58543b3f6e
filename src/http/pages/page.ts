// HTML templates that escape text, and documentation pages from templates in static/pages.
import { FORM_MEDIA_TYPE, type Operation } from '../../contract/operations.ts';
import { packageText } from '../package-files.ts';

/** `baseUrl` is for commands, `basePath` is the relative URL of the service root for links. */
export interface PageContext {
  readonly baseUrl: string;
  readonly basePath: string;
}

export type SlotValues = Readonly<Record<string, Part>>;

export const fillSlots = (text: string, lookUp: (name: string) => string): string =>
  text.replace(/\{\{([\w./-]+)\}\}/g, (_, name: string) => lookUp(name));

/**
 * Fills an HTML template with values. A slot may also name another template, or a program in static/examples, which
 * becomes a code block. `pre` elements become code blocks, too; the second of two has the class `powershell`.
 */
const fillTemplate = (template: string, context: PageContext, values: SlotValues): string => {
  const lookUp = (name: string): string => {
    if (name.endsWith('.html')) return fillTemplate(pageText(name), context, values);
    if (name.startsWith('examples/'))
      return codeBlock(packageText(`static/${name}`).replaceAll('BASE_URL', () => context.baseUrl)).markup;
    const slots: SlotValues = { ...context, ...values };
    if (!Object.hasOwn(slots, name)) throw new TypeError(`the slot ${name} has no value`);
    return markupOf(slots[name]);
  };
  const blocks = template.replace(PRE, (_, code: string, powershell?: string) =>
    powershell === undefined
      ? codeBlock({ markup: code }).markup
      : shellBlock({ markup: code }, { markup: powershell }).markup,
  );
  return fillSlots(blocks, lookUp);
};

const PRE = /<pre>(.*?)<\/pre>(?:\n<pre class="powershell">(.*?)<\/pre>)?/gs;

const pageText = (file: string): string => packageText(`static/pages/${file}`);

const SECTION =
  /<section class="operation" id="([^"]+)">\n<h2>([^\n]*)<\/h2>(?:\n<p class="address">([^\n]*)<\/p>)?/g;

/** The table of contents of a page. It stays visible while the page scrolls. */
const tableOfContents = (content: string): string => {
  const items = [...content.matchAll(SECTION)].map(
    ([, id, label, address]) =>
      `<li><a href="#${id}">${label}</a>${address === undefined ? '' : ` <span>${address}</span>`}</li>`,
  );
  if (items.length === 0) return '';
  return `<nav class="toc" aria-label="On this page"><ul class="contents">${items.join('')}</ul></nav>`;
};

/** Renders a page from a template file: title, description, an empty line, content. */
export const renderPage = (
  file: string,
  path: string,
  context: PageContext,
  values: SlotValues = {},
): string => {
  const [title = '', description = '', , ...lines] = pageText(file).trimEnd().split('\n');
  const [filledTitle, filledDescription, content] = [title, description, lines.join('\n')].map(text => ({
    markup: fillTemplate(text, context, values),
  })) as [Html, Html, Html];
  const contents = tableOfContents(content.markup);
  // A navigation entry is also marked as current on the pages below its path.
  const [entry] = /^\/docs\/[\w-]+/.exec(path) ?? [path];
  const link = `<a href="{{basePath}}${entry}"`;
  return fillTemplate(pageText('layout.html').replace(`${link}>`, `${link} aria-current="page">`), context, {
    title: filledTitle,
    description: filledDescription,
    canonical: path !== '' && html`<link rel="canonical" href="${context.baseUrl}${path}">`,
    bodyClass: contents !== '' && 'has-contents',
    content:
      contents === ''
        ? content
        : html`<div class="columns">\n${{ markup: contents }}<div>${content}</div></div>`,
  });
};

/** Renders the 404 page. `detail` names the path. */
export const renderNotFound = (detail: string, context: PageContext): string =>
  renderPage('not-found.html', '', context, { detail });

/** Markup whose text is escaped. */
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
export const codeBlock = (code: Part): Html =>
  html`<div class="command"><pre tabindex="0"><code>${code}</code></pre><button type="button" hidden>Copy</button></div>`;

/** Renders the same commands for two shells. The style sheet shows those of the chosen one. */
const shellBlock = (sh: Part, powershell: Part): Html =>
  html`<form class="shells" method="dialog"><div role="radiogroup" aria-label="Shell">
<label><input type="radio" name="shell" value="sh" checked> macOS, Linux</label>
<label><input type="radio" name="shell" value="powershell"> Windows (PowerShell)</label></div>
<section class="sh">${codeBlock(sh)}</section><section class="powershell">${codeBlock(powershell)}</section></form>`;

export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Writes the sample request of an operation as a curl command for a POSIX shell. */
export const curlCommand = ({ method, body, sample }: Operation, baseUrl: string): string => {
  const output = sample.saveAs === undefined ? '' : ` -o ${sample.saveAs}`;
  const address = shellWord(`${baseUrl}${sample.path}`);
  if (sample.body === undefined) return `curl${output} ${address}`;
  if (body?.mediaType === FORM_MEDIA_TYPE) {
    const fields = Object.entries(sample.body).map(([name, value]) => `-F ${shellWord(`${name}=${value}`)}`);
    return [`curl${output} ${address}`, ...fields].join(' \\\n  ');
  }
  return [
    `curl${output} -X ${method} ${address}`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${shellWord(JSON.stringify(sample.body))}`,
  ].join(' \\\n');
};

const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
