// Markdown tables: readable on a terminal and in docs/benchmarks.md.

/**
 * A table with one row per key of `rows`; all rows have the same columns.
 * @param {Record<string, Record<string, string | number>>} rows
 */
export const markdownTable = rows => {
  const columns = Object.keys(Object.values(rows)[0]);
  const cells = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map(column => String(row[column]))]),
  ];
  const widths = cells[0].map((_, column) => Math.max(3, ...cells.map(row => row[column].length)));
  const line = row =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const ruler = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [header, ...body] = cells;
  return [header, ruler, ...body].map(line).join('\n');
};

/**
 * Prints a heading, an optional note and a table.
 * @param {string} title
 * @param {Record<string, Record<string, string | number>>} rows
 * @param {string} [note]
 */
export const printTable = (title, rows, note) =>
  console.log(`\n### ${title}\n\n${note ? `${note}\n\n` : ''}${markdownTable(rows)}`);
