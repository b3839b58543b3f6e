// The look in dark mode that artwork has by its own styles. (Decision 033)
import type { ArtworkNote } from '../glyph/artwork-traits.ts';
import type { Glyph } from '../glyph/glyph.ts';

/** Change of artwork for dark mode. `auto` changes artwork that dark tabs hide, unless there is artwork for dark mode. */
export type DarkInk = 'original' | 'lighten' | 'outline' | 'auto';

export interface DarkOptions {
  /** Artwork that the design has for dark mode. */
  readonly dark?: string | undefined;
  readonly darkInk: DarkInk;
  /** Whether the design has a plate in light mode only, so that dark tabs need no other look. */
  readonly isOnPlate: boolean;
}

/** Undefined if the artwork has no dark look, or if the design has other artwork or another change for dark mode. */
export const ownDarkOf = (
  { ownDark }: Pick<Glyph, 'ownDark'>,
  { dark, darkInk, isOnPlate }: DarkOptions,
): string | undefined =>
  dark === undefined && !isOnPlate && (darkInk === 'auto' || darkInk === 'original') ? ownDark : undefined;

export const OWN_DARK: ArtworkNote = {
  id: 'own-dark-look',
  message: 'The artwork has styles for dark mode, so the package has a dark look: that of the artwork.',
};
