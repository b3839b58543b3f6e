// Numbers as short SVG text.

/**
 * Formats `value` as the shortest decimal, rounded to `digits` places (3 by default), without an exponent:
 * `0.5` → `.5`, `-1.250` → `-1.25`, `-0.0001` → `0`. Throws a RangeError for NaN and infinities.
 */
export const formatNumber = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) throw new RangeError(`an SVG number must be finite, got ${value}`);
  const fixed = value.toFixed(digits);
  const trimmed = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed === '-0' ? '0' : trimmed.replace(/^(-?)0\./, '$1.');
};
