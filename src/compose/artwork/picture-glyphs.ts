// Glyphs of artwork for tabs, dark mode, home screens and themed icons.
import type { Glyphs } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { ArtworkUse } from './artwork-glyph.ts';
import { necessaryChange } from './lighten.ts';
import { type DarkInk, type DarkOptions, OWN_DARK, ownDarkOf } from './own-dark-look.ts';

export type { DarkInk };

/** Artwork beside the main artwork, and options for all artwork. */
interface PictureTexts extends DarkOptions, Pick<ArtworkUse, 'ink' | 'isTrimmed' | 'isMark'> {
  readonly small?: string | undefined;
  readonly maskable?: string | undefined;
  /** `true` means the main artwork. */
  readonly monochrome?: string | true | undefined;
}

/** Reads the glyphs in sequence, so that `glyphOf` can use its cache if two of them have the same text. */
export const glyphsOfPicture = async (
  main: string,
  { dark: given, small, maskable, monochrome, darkInk, isOnPlate, ink, isTrimmed, isMark }: PictureTexts,
  glyphOf: (text: string, use: ArtworkUse) => Glyph | Promise<Glyph>,
): Promise<Glyphs> => {
  const use = { ink, isTrimmed };
  const changeFor = ({ traits }: Glyph): ArtworkUse['darkInk'] => {
    if (!traits || darkInk === 'original') return undefined;
    return darkInk === 'auto' ? necessaryChange(traits) : darkInk;
  };
  const read = await glyphOf(main, { ...use, isMark });
  const ownDark = ownDarkOf(read, { dark: given, darkInk, isOnPlate });
  const glyph =
    ownDark === undefined ? read : { ...read, notes: [...(read.notes ?? []), OWN_DARK], results: new Map() };
  const dark = given ?? ownDark;
  const change = dark !== undefined && darkInk === 'auto' ? undefined : changeFor(glyph);
  const smallGlyph = small === undefined ? undefined : await glyphOf(small, use);
  const smallChange = smallGlyph && changeFor(smallGlyph);
  return {
    main: glyph,
    ...(ownDark !== undefined && { ownDark }),
    ...((dark !== undefined || change) && {
      dark: await glyphOf(dark ?? main, { ...use, isMark, darkInk: change }),
    }),
    ...(smallGlyph && { small: smallGlyph }),
    ...(small !== undefined &&
      smallChange && { smallDark: await glyphOf(small, { ...use, darkInk: smallChange }) }),
    ...(maskable !== undefined && { maskable: await glyphOf(maskable, use) }),
    ...(monochrome !== undefined && {
      monochrome: await (monochrome === true
        ? glyphOf(main, { ink: 'single', isTrimmed, isMark })
        : glyphOf(monochrome, { ink: 'single', isTrimmed })),
    }),
  };
};
