// Icon counts as text.

export const integerFormat = new Intl.NumberFormat('en');

/** `1 icon`, `1,234 icons`. */
export const formatIconCount = (total: number): string =>
  total === 1 ? '1 icon' : `${integerFormat.format(total)} icons`;
