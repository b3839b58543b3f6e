// Largest size with grid fitting. (Decision 021)

/** Side in pixels up to which an image is fitted to the pixel grid; larger images are scaled. */
export const MAX_FITTED_PIXELS = 48;
