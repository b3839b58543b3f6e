// Scan converter: exact area coverage of a union of areas.
import { ActiveEdges } from './active-edges.ts';
import { addBand, cutBand } from './band.ts';
import { CoverageRow, type OnSpan } from './coverage-row.ts';
import { type Area, Edges } from './edges.ts';
import { addFastScanline, canScanFast } from './fast-scanline.ts';
import { WindingCounter } from './winding-counter.ts';

/**
 * Converts areas to spans of equal coverage. It reuses its arrays between calls.
 *
 * Within a band the edges have a fixed order from left to right, and winding numbers determine at which edges the union
 * starts or ends. Only these edges add the exact area to their right, so overlapping areas are painted once under
 * either fill rule. A row without crossings is one band; any other row is split where an edge starts, ends or crosses
 * another. (Decision 050)
 */
export class ScanConverter {
  readonly #edges = new Edges();
  readonly #active = new ActiveEdges(this.#edges);
  readonly #winding = new WindingCounter(this.#edges);
  readonly #row = new CoverageRow();

  /** Emits the spans of an image of `size` pixels per side, row by row; coverage is quantized to `levels` steps. */
  convert(areas: readonly Area[], size: number, levels: number, onSpan: OnSpan): void {
    this.#edges.load(areas, size);
    this.#active.reset();
    this.#row.resize(size, levels);
    for (let y = 0; y < size; y++) {
      this.#active.enqueueRow(y);
      if (this.#active.isEmpty) continue;
      this.#addRow(y);
      this.#row.flush(y, onSpan);
    }
  }

  #addRow(top: number): void {
    const active = this.#active;
    const limit = top + 1;
    for (let from = top; from < limit; ) {
      let to = active.update(from, limit);
      if (from === top && to < limit && !active.hasPending && canScanFast(active, top, limit)) {
        addFastScanline(this.#row, active, this.#winding, top, limit);
        to = limit;
      } else {
        to = cutBand(active, from, to);
        addBand(this.#row, active, this.#winding, to - from);
      }
      active.swap();
      from = to;
    }
  }
}
