// Font index: the code points that each font file covers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TYPEFACE, type FontName, type Typeface } from '../../model/look.ts';

/**
 * A built font file. `ranges` are ascending pairs of first and last code point. Without `font`, the file is a fallback
 * for every typeface. Without `weight`, the file contains all weights of its family.
 */
export interface FontFile {
  readonly file: string;
  readonly family: string;
  readonly ranges: readonly number[];
  readonly font?: FontName;
  readonly weight?: number;
  /** Byte range in the decompressed file, if the file contains several fonts. */
  readonly bytes?: readonly [start: number, end: number | undefined];
  /** Whether the file is in RARE_FONTS, which is not part of the npm package. (Decision 110) */
  readonly isRare?: true;
}

/** Folder for fonts of rare characters, next to the folder of the other fonts. */
export const RARE_FONTS = 'fonts-rare';

export const indexFileName = 'index.json';

export const readFontIndex = (directory: string): readonly FontFile[] => {
  const path = join(directory, indexFileName);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read; npm run build writes it`, { cause });
  }
};

/** Font files by family: the typeface first, then the fallback fonts. */
export const familiesOf = (
  index: readonly FontFile[],
  { font, weight }: Typeface = DEFAULT_TYPEFACE,
): readonly (readonly FontFile[])[] => {
  const families = new Map<string, FontFile[]>();
  const own = index.filter(file => file.font === font);
  for (const file of [...own, ...index.filter(file => file.font === undefined)])
    if (file.weight === undefined || file.weight === weight)
      families.set(file.family, [...(families.get(file.family) ?? []), file]);
  return [...families.values()];
};

/**
 * Whether a grapheme cluster has visible characters, and the font covers all of them. Joiners, variation selectors and
 * fillers are invisible (Default_Ignorable_Code_Point): HarfBuzz needs no glyph for them.
 */
export const covers = ({ ranges }: FontFile, cluster: string): boolean => {
  const visible = Array.from(cluster).filter(
    character => !/\p{Default_Ignorable_Code_Point}/u.test(character),
  );
  return visible.length > 0 && visible.every(character => isInRanges(ranges, character.codePointAt(0) ?? 0));
};

const isInRanges = (ranges: readonly number[], codePoint: number): boolean => {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
};
