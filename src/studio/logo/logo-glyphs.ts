// Glyphs of a design with a logo, drawn as the service draws them.
import type { ArtworkUse } from '../../compose/artwork/artwork-glyph.ts';
import type { Glyphs } from '../../compose/favicon.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { ApiFailure } from '../api/failure.ts';
import { RefusedArtwork, readArtworkGlyph } from '../render/renderer.ts';
import { type Design, requestOf } from '../state/design/design.ts';
import { logoText } from './logo-store.ts';

/** Throws an ApiFailure of the kind `rejected` if this browser does not have the logo. */
export const loadLogoGlyphs = async (design: Design): Promise<Glyphs> => {
  const { source } = requestOf(design);
  if (source.kind !== 'artwork') throw new TypeError('the design has no logo');
  const { ink, isTrimmed, isLightenedInDark } = source;
  const { artwork = '', dark_artwork, maskable_artwork, monochrome_artwork } = design;
  const main = await logoGlyph(artwork, { ink, isTrimmed });
  const dark =
    dark_artwork !== undefined || (isLightenedInDark && ink === 'original')
      ? await logoGlyph(dark_artwork ?? artwork, { ink, isTrimmed, isLightened: isLightenedInDark })
      : undefined;
  const maskable =
    maskable_artwork === undefined ? undefined : await logoGlyph(maskable_artwork, { ink, isTrimmed });
  const monochrome =
    monochrome_artwork === undefined
      ? undefined
      : await logoGlyph(monochrome_artwork, { ink: 'single', isTrimmed });
  return { main, ...(dark && { dark }), ...(maskable && { maskable }), ...(monochrome && { monochrome }) };
};

const logoGlyph = async (id: string, use: ArtworkUse): Promise<Glyph> => {
  const text = await logoText(id);
  if (text === undefined) throw rejected(MISSING);
  try {
    return await readArtworkGlyph(text, use);
  } catch (error) {
    throw error instanceof RefusedArtwork ? rejected(error.message) : error;
  }
};

const MISSING =
  'The logo of this design is not in the link: it stays in the browser in which it was chosen. Choose it again under “Logo”.';

const rejected = (detail: string): ApiFailure => new ApiFailure('rejected', { detail });
