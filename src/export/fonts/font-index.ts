// Which built font file draws which characters: read from one small index, without opening a font.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A font file of the build. `ranges` holds pairs of first and last code point, ascending. */
export interface FontFile {
  readonly file: string;
  readonly family: string;
  readonly ranges: readonly number[];
}

export const indexFileName = 'index.json';

/** The families in order of preference, each with its files. Throws where the fonts have not been built. */
export const readFontIndex = (directory: string): readonly (readonly FontFile[])[] => {
  const files = readIndex(join(directory, indexFileName));
  const families = new Map<string, FontFile[]>();
  for (const file of files) families.set(file.family, [...(families.get(file.family) ?? []), file]);
  return [...families.values()];
};

const readIndex = (path: string): readonly FontFile[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read; npm run build makes it`, { cause });
  }
};

/**
 * Whether the font draws every character of `cluster`. What is invisible by itself (joiners, selectors, fillers) need not
 * be in the font, and is nothing to draw where it stands alone.
 */
export const covers = ({ ranges }: FontFile, cluster: string): boolean => {
  const visible = Array.from(cluster).filter(
    character => !/\p{Default_Ignorable_Code_Point}/u.test(character),
  );
  return (
    visible.length > 0 && visible.every(character => isInRanges(ranges, character.codePointAt(0) as number))
  );
};

const isInRanges = (ranges: readonly number[], codePoint: number): boolean => {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] as number)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] as number)) low = middle + 1;
    else return true;
  }
  return false;
};
