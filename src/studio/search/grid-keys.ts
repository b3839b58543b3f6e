// Keyboard navigation in a grid with row-major positions.

export interface GridCursor {
  readonly position: number;
  readonly columns: number;
  /** Visible rows, the step of the page keys. */
  readonly rows: number;
  readonly total: number;
}

/** The position after pressing `key`; undefined for keys that do not navigate. */
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
