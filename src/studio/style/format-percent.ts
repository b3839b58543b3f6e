// Percentages as text.

/** `18 %` for 0.18. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)} %`;
