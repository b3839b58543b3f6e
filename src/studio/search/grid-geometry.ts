// Geometry of the icon grid: cells, rendered rows, and keyboard navigation in row-major order.

/** Height of a cell in CSS pixels, as in icon-grid.css. */
export const CELL = 52;
/** Minimum width of a cell in CSS pixels. With a mouse, a cell has a star beside the picture. */
export const cellWidth = (): number => (matchMedia('(hover: none)').matches ? CELL : 58);
/** Space above the first row and below the last one, as in icon-grid.css. */
const OUTLINE = 2;
const OVERSCAN_ROWS = 3;
/**
 * Number of rows after a render stage, while the page loads. The first stages have few rows, because code is slow
 * when it runs for the first time.
 */
const rowsAfter = (stage: number): number => ((stage + 1) * (stage + 4)) / 2;
/** The first stage with all rows. */
const stageWith = (rows: number): number => Math.ceil((Math.sqrt(9 + 8 * rows) - 5) / 2);

/** The last stage of a grid with `rows` rows in view. */
export const lastStage = (rows: number): number => stageWith(rows + OVERSCAN_ROWS);

interface GridView {
  readonly columns: number;
  /** Number of rows in view. */
  readonly rows: number;
  readonly topRow: number;
  readonly total: number;
  readonly stage: number;
}

/**
 * The first row, and the first and last position, of the rendered cells: those in view, and some rows before and
 * after.
 */
export const renderedCells = ({ columns, rows, topRow, total, stage }: GridView) => {
  const firstRow = Math.max(0, topRow - OVERSCAN_ROWS);
  const renderedRows = Math.min(rows + OVERSCAN_ROWS, rowsAfter(stage));
  return {
    firstRow,
    first: firstRow * columns,
    last: Math.min(total, (topRow + renderedRows) * columns) - 1,
  };
};

/** Scrolls as little as possible to show the row of a position. */
export const scrollToCell = (element: HTMLElement, position: number, columns: number): void => {
  const top = Math.floor(position / columns) * CELL;
  const lowest = top + CELL + 2 * OUTLINE - element.clientHeight;
  if (element.scrollTop > top) element.scrollTop = top;
  if (element.scrollTop < lowest) element.scrollTop = lowest;
};

export interface GridCursor {
  readonly position: number;
  readonly columns: number;
  /** Number of visible rows. It is the step of PageUp and PageDown. */
  readonly rows: number;
  readonly total: number;
}

/** The position after a key press. Undefined for keys that do not navigate. */
export const stepInGrid = (
  key: string,
  { position, columns, rows, total }: GridCursor,
): number | undefined => {
  const page = Math.max(1, rows - 1) * columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position - columns,
    ArrowDown: position + columns,
    PageUp: position - page,
    PageDown: position + page,
    Home: 0,
    End: total - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), total - 1);
};
