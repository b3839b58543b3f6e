// Numbers as short SVG text.

/**
 * Formats `value` as the shortest decimal, rounded to `digits` places (3 by default), without an exponent:
 * `0.5` → `.5`, `-1.250` → `-1.25`, `-0.0001` → `0`. Throws a RangeError for NaN and infinities.
 */
export const formatNumber = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) throw new RangeError(`an SVG number must be finite, got ${value}`);
  if (Number.isInteger(value)) return String(value);
  const trimmed = withoutFinalZeros(value.toFixed(digits));
  return trimmed === '-0' ? '0' : withoutLeadingZero(trimmed);
};

/** Removes the zero before the decimal point: `0.5` → `.5`, `-0.5` → `-.5`. */
export const withoutLeadingZero = (text: string): string => {
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

const withoutFinalZeros = (fixed: string): string => {
  if (!fixed.includes('.')) return fixed;
  let end = fixed.length;
  while (fixed[end - 1] === '0') end--;
  return fixed.slice(0, fixed[end - 1] === '.' ? end - 1 : end);
};
