// Syntax of emoji (Unicode Technical Standard 51), independent of the Unicode version of the engine.

/** A pictograph with its presentation, skin tone and, for flags of regions, tags. */
const PART =
  '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})*(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';

const EMOJI = new RegExp(
  `^(?:${PART}(?:\\u200d${PART})*|\\p{Regional_Indicator}{2}|[0-9#*]\\ufe0f?\\u20e3)$`,
  'u',
);

/** The longest emoji, a family, has about 20 code units. */
const LONGEST = 64;

/** Whether a text is one emoji. The service may have no drawing of it. */
export const isEmoji = (text: string): boolean => text.length <= LONGEST && EMOJI.test(text);

/** Name of an emoji in files: its code points, without selectors of the presentation. `🏳️‍🌈` → `1f3f3-200d-1f308` */
export const emojiName = (emoji: string): string =>
  Array.from(emoji, character => (character.codePointAt(0) as number).toString(16).padStart(4, '0'))
    .filter(code => code !== 'fe0f' && code !== 'fe0e')
    .join('-');
