// HTML templates that escape text.

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
