// Parser for rules and declarations. Source: CSS Syntax 3, section 5.
import {
  type ComponentValue,
  type FunctionNode,
  isFunctionNode,
  isSimpleBlockNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseListOfComponentValues,
  type SimpleBlockNode,
} from '@csstools/css-parser-algorithms';
import { type CSSToken, type TokenFunction, TokenType, tokenize } from '@csstools/css-tokenizer';

/** A value in CSS: tokens, functions and blocks. */
export type CssValues = readonly ComponentValue[];

export interface Declaration {
  /** In lower case, except that of a custom property. */
  readonly name: string;
  readonly values: CssValues;
  readonly isImportant: boolean;
}

export type CssItem =
  | (Declaration & { readonly kind: 'declaration' })
  | { readonly kind: 'rule'; readonly prelude: CssValues; readonly block: CssValues }
  | {
      readonly kind: 'at-rule';
      readonly name: string;
      readonly prelude: CssValues;
      readonly block: CssValues | undefined;
    };

/** Maximum depth of nested blocks and functions. Parsing is recursive. */
const MAX_DEPTH = 100;

/** Parses a text to component values. Returns an empty list if it is nested too deeply. */
export const parseValues = (css: string): CssValues => {
  const tokens = tokenize({ css });
  const open: CSSToken[] = [];
  for (const [type] of tokens) {
    const closing = CLOSING.get(type);
    if (closing && open.push(closing) > MAX_DEPTH) return [];
    if (type === open.at(-1)?.[0]) open.pop();
  }
  // The end of the text closes what is open, but the parser cannot write such values as text.
  tokens.splice(-1, 0, ...open.reverse());
  return parseListOfComponentValues(tokens);
};

/** The token that closes a function or block, by the type of the token that opens it. */
const CLOSING: ReadonlyMap<TokenType, CSSToken> = new Map<TokenType, CSSToken>([
  [TokenType.Function, [TokenType.CloseParen, ')', -1, -1, undefined]],
  [TokenType.OpenParen, [TokenType.CloseParen, ')', -1, -1, undefined]],
  [TokenType.OpenSquare, [TokenType.CloseSquare, ']', -1, -1, undefined]],
  [TokenType.OpenCurly, [TokenType.CloseCurly, '}', -1, -1, undefined]],
]);

/**
 * Splits the contents of a style sheet, or of a block of rules and declarations, into its items. Drops what is neither,
 * as browsers do.
 */
export const parseItems = (values: CssValues, { isBlock }: { readonly isBlock: boolean }): CssItem[] => {
  const items: CssItem[] = [];
  for (let at = 0; at < values.length; ) {
    const first = values[at];
    if (isGap(first) || isOneOf(first, TokenType.Semicolon, TokenType.CDO, TokenType.CDC)) {
      // In a style sheet, a semicolon is a part of the next selector, which is then invalid.
      if (isBlock || !isOneOf(first, TokenType.Semicolon)) {
        at++;
        continue;
      }
    }
    const name = atKeyword(first);
    const endsAtSemicolon = name !== undefined || isBlock;
    let end = at;
    const isEnd = (value: ComponentValue | undefined): boolean =>
      isCurlyBlock(value) || (endsAtSemicolon && isOneOf(value, TokenType.Semicolon));
    while (end < values.length && !isEnd(values[end])) end++;
    const found = isBlock && name === undefined ? declarationIn(values, at) : undefined;
    if (found) {
      items.push({ kind: 'declaration', ...found.declaration });
      at = found.end;
      continue;
    }
    const last = values[end];
    const block = isCurlyBlock(last) ? last.value : undefined;
    const prelude = values.slice(name === undefined ? at : at + 1, end);
    if (name !== undefined) items.push({ kind: 'at-rule', name, prelude, block });
    else if (block) items.push({ kind: 'rule', prelude, block });
    at = end + 1;
  }
  return items;
};

/** The declarations of a `style` attribute. */
export const parseDeclarations = (css: string): readonly Declaration[] =>
  parseItems(parseValues(css), { isBlock: true }).filter(item => item.kind === 'declaration');

/** The declaration that starts at a position. Undefined for a nested rule, such as `a:hover { … }`. */
const declarationIn = (
  values: CssValues,
  start: number,
): { readonly declaration: Declaration; readonly end: number } | undefined => {
  const name = identOf(values[start]);
  let colon = start + 1;
  while (isGap(values[colon])) colon++;
  if (name === undefined || !isOneOf(values[colon], TokenType.Colon)) return undefined;
  const isCustom = name.startsWith('--');
  let end = colon + 1;
  while (end < values.length && !isOneOf(values[end], TokenType.Semicolon)) {
    if (!isCustom && isCurlyBlock(values[end])) return undefined;
    end++;
  }
  const text = withoutGaps(values.slice(colon + 1, end));
  const isImportant = isDelim(text.at(-2), '!') && identOf(text.at(-1))?.toLowerCase() === 'important';
  const own = isImportant ? withoutGaps(text.slice(0, -2)) : text;
  return {
    declaration: { name: isCustom ? name : name.toLowerCase(), values: own, isImportant },
    end: end + 1,
  };
};

/** Removes comments, and white space at the ends and around `!`. */
const withoutGaps = (values: CssValues): CssValues => {
  const [start, end] = [values.findIndex(isNoGap), values.findLastIndex(isNoGap)];
  return values
    .slice(Math.max(0, start), end + 1)
    .filter(
      (value, at, all) =>
        !isGap(value) || !(isGap(all[at + 1]) || isDelim(all[at + 1], '!') || isDelim(all[at - 1], '!')),
    );
};

const isGap = (value: ComponentValue | undefined): boolean => isWhiteSpaceOrCommentNode(value);

/** Whether a value is neither white space nor a comment. */
export const isNoGap = (value: ComponentValue): boolean => !isGap(value);

const isOneOf = (value: ComponentValue | undefined, ...types: readonly TokenType[]): boolean =>
  isTokenNode(value) && types.includes(value.value[0]);

const isCurlyBlock = (value: ComponentValue | undefined): value is SimpleBlockNode =>
  isSimpleBlockNode(value) && value.startToken[0] === TokenType.OpenCurly;

const atKeyword = (value: ComponentValue | undefined): string | undefined =>
  isTokenNode(value) && value.value[0] === TokenType.AtKeyword
    ? (value.value[4] as { readonly value: string }).value.toLowerCase()
    : undefined;

/** The token of a value. Undefined for functions and blocks. */
export const tokenOf = (value: ComponentValue | undefined): CSSToken | undefined =>
  isTokenNode(value) ? value.value : undefined;

/** The name of an identifier, as it is written. */
export const identOf = (value: ComponentValue | undefined): string | undefined => {
  const token = tokenOf(value);
  return token?.[0] === TokenType.Ident ? (token[4] as { readonly value: string }).value : undefined;
};

/** The text of a string in quotation marks. */
export const stringOf = (value: ComponentValue | undefined): string | undefined => {
  const token = tokenOf(value);
  return token?.[0] === TokenType.String ? token[4].value : undefined;
};

/** The target of `url(…)`. Undefined for other values. */
export const urlOf = (value: ComponentValue | undefined): string | undefined => {
  const token = tokenOf(value);
  if (token?.[0] === TokenType.URL) return token[4].value.trim();
  if (!isFunctionNode(value) || !/^(?:url|src)$/.test(functionName(value))) return undefined;
  return stringOf(value.value.find(isNoGap))?.trim() ?? '';
};

/** The name of a function in lower case. */
export const functionName = (value: FunctionNode): string =>
  (value.name as TokenFunction)[4].value.toLowerCase();

export const isDelim = (value: ComponentValue | undefined, char: string): boolean => {
  const token = tokenOf(value);
  return token?.[0] === TokenType.Delim && token[4].value === char;
};

export const isComma = (value: ComponentValue | undefined): boolean => isOneOf(value, TokenType.Comma);

/** Whether a value is none of what may separate values: white space, a comment or a comma. */
export const isNoSeparator = (value: ComponentValue): boolean => isNoGap(value) && !isComma(value);

/** Path data in `path("…")`. */
export const pathText = (value: ComponentValue | undefined): string | undefined => {
  if (!isFunctionNode(value) || functionName(value) !== 'path') return undefined;
  const [text, ...others] = splitValues(value.value, isComma);
  return others.length === 0 ? stringOf(text?.[0]) : undefined;
};

/** Splits values at commas, or at spaces, and drops the gaps. */
export const splitValues = (
  values: CssValues,
  isSeparator: (value: ComponentValue) => boolean,
): CssValues[] => {
  const parts: ComponentValue[][] = [[]];
  for (const value of values) {
    if (isSeparator(value)) parts.push([]);
    else parts.at(-1)?.push(value);
  }
  return parts.map(part => part.filter(isNoGap));
};

/** Number of values, with those in functions and blocks. */
export const countValues = (values: CssValues): number =>
  values.reduce(
    (sum, value) =>
      sum + 1 + (isFunctionNode(value) || isSimpleBlockNode(value) ? countValues(value.value) : 0),
    0,
  );

/** The text of values. */
export const textOf = (values: CssValues): string => values.map(value => value.toString()).join('');

export { type ComponentValue, type FunctionNode, isFunctionNode, isGap, isSimpleBlockNode, TokenType };
