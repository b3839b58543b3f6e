// Insertion of lines before a marker in a text.

/** Inserts `code` before the first `marker`, one level deeper than a closing tag. Returns undefined without marker. */
export const insertBefore = (text: string, marker: string, code: string): string | undefined => {
  const at = text.indexOf(marker);
  if (at < 0) return undefined;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(lineStart, at);
  const outerIndent = /^[ \t]*/.exec(before)?.[0] ?? '';
  const indent = marker.startsWith('</') ? outerIndent + indentUnit(text) : outerIndent;
  const lines = code
    .trimEnd()
    .split('\n')
    .map(line => (line === '' ? '' : indent + line) + lineBreak)
    .join('');
  const isOwnLine = before.trim() === '';
  return isOwnLine
    ? text.slice(0, lineStart) + lines + text.slice(lineStart)
    : text.slice(0, at) + lineBreak + lines + outerIndent + text.slice(at);
};

/** Indentation of the first indented line. */
const indentUnit = (text: string): string => /^(\t| {2,8})(?=\S)/m.exec(text)?.[1] ?? '  ';
