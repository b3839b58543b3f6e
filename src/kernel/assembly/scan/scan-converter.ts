// Scan converter: exact area coverage of a union of areas.
import {
  activeCount,
  enqueueRow,
  pendingCount,
  resetActiveEdges,
  swapRows,
  updateActiveEdges,
} from './active-edges';
import { addBand, cutBand } from './band';
import { flushCoverage, resetCoverage } from './coverage-row';
import { listByRow } from './edges';
import { addFastScanline, canScanFast } from './fast-scanline';
import { resetWindings } from './winding-counter';

/**
 * Paints the union of the areas in the edge table on an image of `size` pixels per side, with coverage quantized to
 * `levels` steps.
 *
 * Within a band the edges have a fixed order from left to right, and winding numbers determine at which edges the union
 * starts or ends. Only these edges add the exact area to their right, so overlapping areas are painted once under
 * either fill rule. A row without crossings is one band; any other row is split where an edge starts, ends or crosses
 * another. (Decision 050)
 */
export function scanEdges(areas: i32, size: i32, levels: i32): void {
  listByRow();
  resetActiveEdges();
  resetWindings(areas);
  resetCoverage(size);
  for (let y = 0; y < size; y++) {
    enqueueRow(y);
    if (activeCount + pendingCount === 0) continue;
    addRow(y);
    flushCoverage(y, levels);
  }
}

function addRow(top: f64): void {
  const limit = top + 1;
  if (pendingCount === 0 && canScanFast(top, limit)) {
    addFastScanline(top, limit);
    swapRows();
    return;
  }
  for (let from = top; from < limit; ) {
    const to = cutBand(from, updateActiveEdges(from, limit));
    addBand(to - from);
    swapRows();
    from = to;
  }
}
