// How many icons, in words.

export const count = new Intl.NumberFormat('en');

/** `1 icon`, `1,234 icons`. */
export const iconsFound = (total: number): string =>
  total === 1 ? '1 icon' : `${count.format(total)} icons`;
