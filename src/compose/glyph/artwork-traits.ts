// What a glyph of artwork knows about it: colors, edges, and notes for the report.
import type { Color, DarkChange } from '../../model/scene.ts';

/** A color of artwork. `share` is its fraction of the visible area. */
export interface Swatch {
  readonly color: Color;
  readonly share: number;
}

export interface ArtworkTraits {
  /** The colors, most frequent first. */
  readonly swatches: readonly Swatch[];
  /** The most frequent color. */
  readonly color: Color;
  /** The color behind the artwork on touch and maskable icons. */
  readonly backdrop: Color;
  /** Whether the artwork is a square with opaque edges. It then fills touch and maskable icons. */
  readonly isFullSquare: boolean;
  /**
   * For a full square with a border of one color: distance from the center to the farthest pixel in another color, as a
   * fraction of the side.
   */
  readonly reach?: number;
  /** Whether the artwork is a bitmap. */
  readonly isPicture: boolean;
  /** Longer side in pixels of a bitmap. Larger images enlarge it. Undefined for vector artwork. */
  readonly nativeSide?: number;
  /** The change for dark tabs. The other traits describe the artwork without the outline. */
  readonly change?: DarkChange;
}

/** A difference between the package and the artwork, for the report. */
export interface ArtworkNote {
  readonly id:
    | 'text-without-font'
    | 'external-picture'
    | 'filter-left-out'
    | 'filter-approximated'
    | 'style-left-out'
    | 'without-size'
    | 'own-dark-look'
    | 'page-left-out'
    | 'animation-left-out'
    | 'color-profile-left-out'
    | 'drawn-as-pixels'
    | 'colors-in-one-ink'
    | 'picture-keeps-colors';
  readonly message: string;
}
