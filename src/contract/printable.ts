// Prepares foreign text (of sites, servers, files) for terminals and logs.

/**
 * Characters that terminals interpret: control characters (C0, DEL, C1) except tab and line feed can start escape
 * sequences; direction marks and line separators move text. Also noncharacters and byte order marks.
 */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff]/g;

/** Breaks up commands that CI services execute: `::error::…` for GitHub, `##[…]` and `##vso[…]` for Azure. */
const breakCommands = (text: string): string =>
  text
    .split('\n')
    .map(line => (line.trimStart().startsWith('::') ? line.replace('::', ': :') : line))
    .join('\n')
    .replace(/##(?=\[|vso\[)/g, '# #');

/** Replaces everything that a terminal or a CI service would interpret. */
export const printable = (text: string): string =>
  breakCommands(text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, '\ufffd'));

/** Hides user and password in URLs. */
export const withoutUserInfo = (text: string): string => text.replace(/\/\/[^\s/?#"']*@/g, '//…@');

/** JSON text with unprintable characters escaped. The value stays the same. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(UNPRINTABLE, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/##(?=\[|vso\[)/g, '#\\u0023');
