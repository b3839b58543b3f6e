// Icon counts as text.

/** `1,234`. The first use of Intl takes 25 ms while the page loads. */
export const formatInteger = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 icon`, `1,234 icons`. */
export const formatIconCount = (total: number, noun = 'icon'): string =>
  total === 1 ? `1 ${noun}` : `${formatInteger(total)} ${noun}s`;
