// HTML templates that escape text.
import type { Operation } from '../../contract/operations.ts';

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

/** Renders a command or code with a copy button, which stays hidden without the script. */
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
