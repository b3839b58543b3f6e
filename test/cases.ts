// Cases in text files, for tables of texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const cell = (text: string): string => (text.startsWith('"') ? JSON.parse(text) : text);

/**
 * Rows of a file in `test/` by their headings in brackets. `=>` separates the cells of a row; a cell in quotes is JSON.
 * Throws for a heading without rows.
 */
export const readCases = <Group extends string>(
  path: string,
  ...groups: readonly Group[]
): Record<Group, string[][]> => {
  const sections = readFileSync(join(import.meta.dirname, path), 'utf8').split(/^\[(.+)\]\n/m);
  const read = (group: Group): string[][] => {
    const rows = sections[sections.indexOf(group) + 1]?.trim().split('\n') ?? [];
    if (!sections.includes(group) || rows[0] === '') throw new Error(`${path} has no rows of ${group}`);
    return rows.map(row => row.split(' => ').map(cell));
  };
  return Object.fromEntries(groups.map(group => [group, read(group)])) as Record<Group, string[][]>;
};
