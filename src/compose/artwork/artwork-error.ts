// Error of unusable artwork.

/** Thrown for unusable artwork. The message says what was found and what is allowed. */
export class ArtworkError extends Error {
  override readonly name = 'ArtworkError';
}
