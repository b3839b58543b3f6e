// Numbers as SVG text: as short as they can be without moving a point.

/**
 * The shortest decimal form of `value`, rounded to `digits` places (3 by default): `0.5` → `.5`, `-1.250` → `-1.25`,
 * `-0.0001` → `0`. Never an exponent. Throws a RangeError for what is not finite, since SVG has no word for it.
 */
export const formatNumber = (value: number, digits = 3): string => {
  if (!Number.isFinite(value)) throw new RangeError(`an SVG number must be finite, got ${value}`);
  const fixed = value.toFixed(digits);
  const trimmed = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed === '-0' ? '0' : trimmed.replace(/^(-?)0\./, '$1.');
};
