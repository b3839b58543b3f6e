// What a layer covers, exactly: a sweep down its edges.
import { ActiveEdges } from './active-edges.ts';
import { addApart, areApart } from './apart.ts';
import { CoverageRow, type TakeRun } from './coverage-row.ts';
import type { Edges } from './edges.ts';
import { addStrip, cutStrip } from './strip.ts';
import { Union } from './union.ts';

/**
 * Reports what the union of the areas covers, at so many levels, row by row from the top.
 *
 * Where the edges have one order from left to right, winding numbers tell at which of them the union begins or ends:
 * those count, with the exact area to their right, and the others do not. Overlaps thus count once, under either fill
 * rule. A row in which edges meet is cut into strips, wherever one begins or ends, or two of them cross.
 */
export const sweep = (edges: Edges, levels: number, takeRun: TakeRun): void => {
  const { size } = edges;
  const row = new CoverageRow(size, levels);
  const active = new ActiveEdges(edges);
  const union = new Union(edges);
  const beginning = beginningByRow(edges);
  for (let y = 0; y < size; y++) {
    active.await(beginning[y] ?? []);
    if (active.isEmpty) continue;
    addRow(row, active, union, y);
    row.take(y, takeRun);
  }
};

const addRow = (row: CoverageRow, active: ActiveEdges, union: Union, top: number): void => {
  const limit = top + 1;
  for (let from = top; from < limit; ) {
    let to = active.update(from, limit);
    if (from === top && to < limit && !active.isIncomplete && areApart(active, top, limit)) {
      addApart(row, active, union, top, limit);
      to = limit;
    } else {
      to = cutStrip(active, from, to);
      addStrip(row, active, union, to - from);
    }
    active.descend();
    from = to;
  }
};

/** The edges that follow no other, by the row that they begin in. */
const beginningByRow = ({ count, top, isFirst }: Edges): number[][] => {
  const rows: number[][] = [];
  for (let edge = 0; edge < count; edge++) {
    if (isFirst[edge] === 0) continue;
    const row = Math.floor(top[edge] as number);
    rows[row] ??= [];
    rows[row].push(edge);
  }
  return rows;
};
