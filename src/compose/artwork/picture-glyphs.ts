// Glyphs that a picture needs: its own, and those of dark mode, home screens and themed icons.
import type { Glyphs } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { ArtworkUse } from './artwork-glyph.ts';

/** Texts of the artwork beside the main picture, and options for all of it. */
interface PictureTexts extends Pick<ArtworkUse, 'ink' | 'isTrimmed' | 'isMark'> {
  readonly dark?: string | undefined;
  readonly small?: string | undefined;
  readonly maskable?: string | undefined;
  /** `true` stands for the shape of the main picture. */
  readonly monochrome?: string | true | undefined;
  readonly isLightenedInDark: boolean;
}

/** Reads the glyphs of a picture one after the other, because `glyphOf` may cache. `main` is its text. */
export const glyphsOfPicture = async (
  main: string,
  { dark, small, maskable, monochrome, isLightenedInDark: isLightened, ink, isTrimmed, isMark }: PictureTexts,
  glyphOf: (text: string, use: ArtworkUse) => Promise<Glyph>,
): Promise<Glyphs> => {
  const use = { ink, isTrimmed };
  const recolors = isLightened && ink === 'original';
  return {
    main: await glyphOf(main, { ...use, isMark }),
    ...((dark !== undefined || recolors) && {
      dark: await glyphOf(dark ?? main, { ...use, isMark, isLightened }),
    }),
    ...(small !== undefined && {
      small: await glyphOf(small, use),
      ...(recolors && { smallDark: await glyphOf(small, { ...use, isLightened }) }),
    }),
    ...(maskable !== undefined && { maskable: await glyphOf(maskable, use) }),
    ...(monochrome !== undefined && {
      monochrome: await (monochrome === true
        ? glyphOf(main, { ink: 'single', isTrimmed, isMark })
        : glyphOf(monochrome, { ink: 'single', isTrimmed })),
    }),
  };
};
