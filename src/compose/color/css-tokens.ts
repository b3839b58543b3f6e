// Tokens of a CSS color (CSS Syntax 3, section 4).

export type CssToken =
  | { readonly type: 'number'; readonly value: number; readonly unit: string }
  | { readonly type: 'percentage'; readonly value: number }
  | { readonly type: 'ident' | 'function' | 'hash'; readonly name: string }
  | { readonly type: ',' | '/' | ')' };

const SPACE = String.raw`[ \t\r\n\f]`;
const ESCAPE = String.raw`\\(?:([\da-f]{1,6})(?:\r\n|${SPACE})?|([^\r\n\f\da-f]))`;
const NAME_PART = String.raw`(?:[-\w\u0080-\uffff]|${ESCAPE})`;
const IDENT = String.raw`(?:--|-?(?:[a-z_\u0080-\uffff]|${ESCAPE}))${NAME_PART}*`;
const NUMBER = String.raw`[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?`;
// The end of the text closes an open comment.
const COMMENT = String.raw`/\*[^]*?(?:\*/|$)`;

const TOKEN = new RegExp(
  `(?<gap>(?:${SPACE}|${COMMENT})+)|(?<number>${NUMBER})(?:(?<percent>%)|(?<unit>${IDENT}))?` +
    String.raw`|#(?<hash>${NAME_PART}+)|(?<name>${IDENT})(?<open>\()?|(?<mark>[,/)])`,
  'iy',
);

/**
 * Tokenizes `text` and drops white space and comments. Names and units are unescaped and in lower case. Returns
 * `undefined` if the text has a token that occurs in no color, such as a string or a semicolon.
 */
export const cssTokens = (text: string): readonly CssToken[] | undefined => {
  const tokens: CssToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) return undefined;
    const token = tokenOf(groups);
    if (token) tokens.push(token);
  }
  return tokens;
};

/** Converts a match to a token; `undefined` for white space and comments. */
const tokenOf = (groups: Readonly<Record<string, string | undefined>>): CssToken | undefined => {
  const { number, percent, unit = '', hash, name, open, mark } = groups;
  if (number !== undefined && percent) return { type: 'percentage', value: Number(number) };
  if (number !== undefined) return { type: 'number', value: Number(number), unit: unescaped(unit) };
  if (hash !== undefined) return { type: 'hash', name: unescaped(hash) };
  if (name !== undefined) return { type: open ? 'function' : 'ident', name: unescaped(name) };
  return mark === undefined ? undefined : { type: mark as ',' | '/' | ')' };
};

const ESCAPES = new RegExp(ESCAPE, 'gi');

// CSS ignores the case of ASCII letters only: toLowerCase() alone would turn the Kelvin sign into a k.
const unescaped = (name: string): string =>
  name
    .replace(ESCAPES, (_escape, digits, character) =>
      digits === undefined ? character : fromCodePoint(Number.parseInt(digits, 16)),
    )
    .replace(/[A-Z]+/g, letters => letters.toLowerCase());

const fromCodePoint = (codePoint: number): string =>
  codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
