// Errors and notes about artwork.

/** Thrown for unusable artwork. The message says what was found and what is allowed. */
export class ArtworkError extends Error {
  override readonly name = 'ArtworkError';
}

/** A difference between the package and the artwork, for the report. */
export interface ArtworkNote {
  readonly id:
    | 'text-without-font'
    | 'external-picture'
    | 'filter-left-out'
    | 'style-left-out'
    | 'own-dark-look'
    | 'page-left-out'
    | 'animation-left-out'
    | 'color-profile-left-out'
    | 'drawn-as-pixels'
    | 'colors-in-one-ink'
    | 'picture-keeps-colors';
  readonly message: string;
}
