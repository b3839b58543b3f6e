// Plain text layout of README.txt.

/** A heading, underlined with `line`, and the text below it. */
export const section = (title: string, text: string, line = '-'): string =>
  `${title}\n${line.repeat(Array.from(title).length)}\n\n${text}`;

/** Breaks lines at spaces after at most 100 characters. */
export const wrapped = (text: string): string => text.replace(/(?=.{101})(.{1,100}) /g, '$1\n');
