// Glyphs that a picture needs: its own, and those of dark mode, home screens and themed icons.
import type { Glyphs } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { ArtworkUse } from './artwork-glyph.ts';

/** Texts of the artwork beside the main picture, and options for all of it. */
interface PictureTexts extends Pick<ArtworkUse, 'ink' | 'isTrimmed'> {
  readonly dark?: string | undefined;
  readonly maskable?: string | undefined;
  /** `true` stands for the shape of the main picture. */
  readonly monochrome?: string | true | undefined;
  readonly isLightenedInDark: boolean;
}

/** Reads the glyphs of a picture one after the other, because `glyphOf` may cache. `main` is its text. */
export const glyphsOfPicture = async (
  main: string,
  { dark, maskable, monochrome, isLightenedInDark, ...use }: PictureTexts,
  glyphOf: (text: string, use: ArtworkUse) => Promise<Glyph>,
): Promise<Glyphs> => {
  const { ink, isTrimmed } = use;
  const hasDark = dark !== undefined || (isLightenedInDark && ink === 'original');
  return {
    main: await glyphOf(main, { ink, isTrimmed }),
    ...(hasDark && { dark: await glyphOf(dark ?? main, { ink, isTrimmed, isLightened: isLightenedInDark }) }),
    ...(maskable !== undefined && { maskable: await glyphOf(maskable, { ink, isTrimmed }) }),
    ...(monochrome !== undefined && {
      monochrome: await glyphOf(monochrome === true ? main : monochrome, { ink: 'single', isTrimmed }),
    }),
  };
};
