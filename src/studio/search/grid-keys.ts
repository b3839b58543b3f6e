// Where a key leads in a grid whose cells are numbered row by row.

export interface GridPlace {
  readonly position: number;
  readonly columns: number;
  /** Rows in view: how far a page key goes. */
  readonly rows: number;
  readonly total: number;
}

/** The cell that `key` leads to, or undefined for keys that lead nowhere. */
export const stepInGrid = (
  key: string,
  { position, columns, rows, total }: GridPlace,
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
