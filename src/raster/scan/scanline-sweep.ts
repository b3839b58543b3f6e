// What a layer covers, exactly: a sweep down its edges.
import { ActiveEdges } from './active-edges.ts';
import { addStrip, cutStrip } from './band.ts';
import { CoverageRow, type TakeRun } from './coverage-row.ts';
import { type Area, Edges } from './edges.ts';
import { addApart, areApart } from './fast-scanline.ts';
import { Union } from './winding-counter.ts';

/**
 * Finds what areas cover. It keeps its lists from one use to the next.
 *
 * Where the edges have one order from left to right, winding numbers tell at which of them the union begins or ends:
 * those count, with the exact area to their right, and the others do not. Overlaps thus count once, under either fill
 * rule. A row in which edges meet is cut into strips, wherever one begins or ends, or two of them cross.
 */
export class Sweeper {
  readonly #edges = new Edges();
  readonly #active = new ActiveEdges(this.#edges);
  readonly #union = new Union(this.#edges);
  readonly #row = new CoverageRow();

  /** Reports what the union of the areas covers of `size` rows as long, at so many levels, row by row from the top. */
  sweep(areas: readonly Area[], size: number, levels: number, takeRun: TakeRun): void {
    this.#edges.gather(areas, size);
    this.#active.reset();
    this.#row.resize(size, levels);
    const beginning = beginningByRow(this.#edges);
    for (let y = 0; y < size; y++) {
      this.#active.await(beginning[y] ?? []);
      if (this.#active.isEmpty) continue;
      this.#addRow(y);
      this.#row.take(y, takeRun);
    }
  }

  #addRow(top: number): void {
    const active = this.#active;
    const limit = top + 1;
    for (let from = top; from < limit; ) {
      let to = active.update(from, limit);
      if (from === top && to < limit && !active.isIncomplete && areApart(active, top, limit)) {
        addApart(this.#row, active, this.#union, top, limit);
        to = limit;
      } else {
        to = cutStrip(active, from, to);
        addStrip(this.#row, active, this.#union, to - from);
      }
      active.descend();
      from = to;
    }
  }
}

/** The edges that follow no other, by the row that they begin in. */
const beginningByRow = ({ count, top, isFirst }: Edges): number[][] => {
  const rows: number[][] = [];
  for (let edge = 0; edge < count; edge++) {
    if (isFirst[edge] === 0) continue;
    const row = Math.floor(top[edge]);
    rows[row] ??= [];
    rows[row].push(edge);
  }
  return rows;
};
