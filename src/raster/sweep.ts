// What a layer covers, exactly: a sweep down its edges.
import { CoverageRow, type TakeRun } from './coverage-row.ts';
import type { Edges } from './edges.ts';
import { Strip } from './strip.ts';

/**
 * Reports what the union of the areas covers, row by row from the top.
 *
 * A row is cut into strips wherever an edge begins or ends, or two edges cross. Within a strip the edges have one
 * order from left to right, so winding numbers tell at which of them the union begins or ends: those count, with the
 * exact area to their right, and the others do not. Overlaps thus count once, under either fill rule.
 */
export const sweep = (edges: Edges, takeRun: TakeRun): void => {
  const { size } = edges;
  const row = new CoverageRow(size);
  const strip = new Strip(edges);
  const beginning = edgesByRow(edges);
  for (let y = 0; y < size; y++) {
    strip.await(beginning[y] ?? []);
    if (strip.isEmpty) continue;
    for (let top = y; top < y + 1; ) {
      const bottom = strip.cut(top, y + 1);
      strip.addCoverage(row, bottom - top);
      top = bottom;
    }
    row.take(y, takeRun);
  }
};

const edgesByRow = ({ count, top }: Edges): number[][] => {
  const rows: number[][] = [];
  for (let edge = 0; edge < count; edge++) {
    const row = Math.floor(top[edge] as number);
    rows[row] ??= [];
    rows[row].push(edge);
  }
  return rows;
};
