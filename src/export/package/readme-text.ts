// Plain text layout of README.txt.

/** A heading, underlined with `line`, and the text below it. */
export const section = (title: string, text: string, line = '-'): string =>
  `${title}\n${line.repeat(Array.from(title).length)}\n\n${text}`;

const MAX_LINE = 100;

/** Breaks lines at spaces after at most 100 characters. */
export const wrapped = (text: string): string => text.split('\n').map(wrappedLine).join('\n');

const wrappedLine = (line: string): string => {
  if (line.length <= MAX_LINE) return line;
  const space = line.lastIndexOf(' ', MAX_LINE);
  return space < 1 ? line : `${line.slice(0, space)}\n${wrappedLine(line.slice(space + 1))}`;
};
