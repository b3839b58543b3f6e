// Sizes at which favicon.svg shows its small drawing. (Decision 026)

/** Side in pixels for which the small drawing is fitted: that of a tab's icon in CSS pixels. */
export const SMALL_PIXELS = 16;

/** Largest width of the image, in CSS pixels, at which the document shows the small drawing. */
export const SMALL_MAX_WIDTH = 48;
