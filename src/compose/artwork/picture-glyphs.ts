// Glyphs of artwork for tabs, dark mode, home screens and themed icons.
import type { Glyphs } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { ArtworkUse } from './artwork-glyph.ts';
import { necessaryChange } from './lighten.ts';

/** Change of artwork for dark mode. `auto` changes artwork that dark tabs hide, unless there is artwork for dark mode. */
export type DarkInk = 'original' | 'lighten' | 'outline' | 'auto';

/** Artwork beside the main artwork, and options for all artwork. */
interface PictureTexts extends Pick<ArtworkUse, 'ink' | 'isTrimmed' | 'isMark'> {
  readonly dark?: string | undefined;
  readonly small?: string | undefined;
  readonly maskable?: string | undefined;
  /** `true` means the main artwork. */
  readonly monochrome?: string | true | undefined;
  readonly darkInk: DarkInk;
}

/** Reads the glyphs in sequence, so that `glyphOf` can use its cache if two of them have the same text. */
export const glyphsOfPicture = async (
  main: string,
  { dark, small, maskable, monochrome, darkInk, ink, isTrimmed, isMark }: PictureTexts,
  glyphOf: (text: string, use: ArtworkUse) => Promise<Glyph>,
): Promise<Glyphs> => {
  const use = { ink, isTrimmed };
  const changeFor = ({ traits }: Glyph): ArtworkUse['darkInk'] => {
    if (!traits || darkInk === 'original') return undefined;
    return darkInk === 'auto' ? necessaryChange(traits) : darkInk;
  };
  const glyph = await glyphOf(main, { ...use, isMark });
  const change = dark !== undefined && darkInk === 'auto' ? undefined : changeFor(glyph);
  const smallGlyph = small === undefined ? undefined : await glyphOf(small, use);
  const smallChange = smallGlyph && changeFor(smallGlyph);
  return {
    main: glyph,
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
