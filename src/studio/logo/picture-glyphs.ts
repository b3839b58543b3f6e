import type { ArtworkUse } from '../../compose/artwork/artwork-glyph.ts';
import { glyphsOfPicture } from '../../compose/artwork/picture-glyphs.ts';
import type { Glyphs } from '../../compose/favicon.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { isPicture } from '../../contract/export/export-request.ts';
import type { Api } from '../api/api.ts';
import { ApiFailure } from '../api/failure.ts';
import { emojiDrawing } from '../emoji/emoji-drawings.ts';
import { RefusedArtwork, readArtworkGlyph } from '../render/renderer.ts';
import { type Design, requestOf } from '../state/design/design.ts';
import { logoText } from './logo-store.ts';

/** Glyphs of a design with a logo or emoji. Throws an ApiFailure, for example if this browser has not stored a logo. */
export const loadPictureGlyphs = async (design: Design, api: Api): Promise<Glyphs> => {
  const { source } = requestOf(design);
  if (!isPicture(source)) throw new TypeError('the design has no picture');
  const { ink, isTrimmed, isMark, darkInk, isOnPlate } = source;
  const { artwork, emoji = '', dark_artwork, small_artwork, maskable_artwork, monochrome_artwork } = design;
  const mainText = artwork === undefined ? await emojiDrawing(api, emoji) : await storedText(artwork);
  const shape: true | undefined = source.monochrome === undefined ? undefined : true;
  const texts = {
    dark: dark_artwork && (await storedText(dark_artwork)),
    small: small_artwork && (await storedText(small_artwork)),
    maskable: maskable_artwork && (await storedText(maskable_artwork)),
    monochrome: shape && monochrome_artwork ? await storedText(monochrome_artwork) : shape,
  };
  return glyphsOfPicture(mainText, { ink, isTrimmed, isMark, darkInk, isOnPlate, ...texts }, glyphOf);
};

const storedText = async (id: string): Promise<string> => {
  const text = await logoText(id);
  if (text === undefined) throw rejected(MISSING);
  return text;
};

const glyphOf = async (text: string, use: ArtworkUse): Promise<Glyph> => {
  try {
    return await readArtworkGlyph(text, use);
  } catch (error) {
    throw error instanceof RefusedArtwork ? rejected(error.message) : error;
  }
};

const MISSING =
  'The logo of this design is not in the link: it stays in the browser in which it was chosen. Choose it again under “Logo”.';

const rejected = (detail: string): ApiFailure => new ApiFailure('rejected', { detail });
