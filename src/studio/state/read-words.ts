// Parses the text of the front page.
import { parseColor } from '../../compose/color/color.ts';
import { capitalInitials, isEmoji } from '../../contract/export/drawn-text.ts';

export interface ReadWords {
  readonly kind: 'words' | 'letters' | 'emoji';
  /** The words without the color, the letters, or the emoji. */
  readonly text: string;
  /** A CSS color in the text. Color names count as words: "tomato" is a tomato. */
  readonly color: string;
}

const COLOR =
  /(?:^|\s)(#[\da-f]{3,8}|(?=[a-f]*\d)[\da-f]{6}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\))(?=\s|$)/i;

export const readWords = (given: string): ReadWords => {
  const found = COLOR.exec(given);
  const color = found ? withHash(found[1] ?? '') : '';
  const isColor = color !== '' && typeof parseColor(color) === 'object';
  const text = (isColor && found ? given.replace(found[0], ' ') : given).trim().replace(/\s+/g, ' ');
  return { kind: kindOf(text), text, color: isColor ? color : '' };
};

const kindOf = (text: string): ReadWords['kind'] => {
  if (isEmoji(text)) return 'emoji';
  return /^[\p{L}\p{N}]{1,2}$/u.test(text) && capitalInitials(text) !== undefined ? 'letters' : 'words';
};

/** Adds `#` to hex digits, because design tools copy hex colors without it. No color name has only hex digits. */
export const withHash = (text: string): string =>
  /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? `#${text}` : text;

/** A site name of at most four words, with a capital, if the service suggests none. */
export const nameOfWords = (text: string): string => {
  const name = text.split(' ').slice(0, 4).join(' ').slice(0, 40);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
