// Text shaper for initials with the bundled fonts.
import { join } from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import { type LetterShaper, outlineOf } from '../../compose/glyph/letterforms.ts';
import { DEFAULT_TYPEFACE, type Typeface } from '../../model/typeface.ts';
import { covers, familiesOf, readFontIndex } from './font-index.ts';
import { loadHarfBuzz, type OpenFont, openFont, typesetRun } from './typeset.ts';
import { clusters, visualRuns } from './visual-runs.ts';

/** Shaper whose `outline` works after `load`; `undrawable` needs the font index only. */
export interface LazyShaper extends LetterShaper {
  load(): Promise<void>;
}

/**
 * Creates a shaper with the fonts that the build wrote to `directory`. It reads the font index on first use, opens
 * fonts on demand, and keeps each file open once for all weights. Together, the files have 25 MB; closing some would not
 * bound the memory, because HarfBuzz frees a font only when garbage collection finds it.
 */
export const createShaper = (directory: string): LazyShaper => {
  let harfBuzz: typeof HarfBuzz | undefined;
  let index: ReturnType<typeof readFontIndex> | undefined;
  const families = (typeface: Typeface) => {
    index ??= readFontIndex(directory);
    return familiesOf(index, typeface);
  };
  const loaded = (): typeof HarfBuzz => {
    if (harfBuzz) return harfBuzz;
    throw new TypeError('the shaper is not loaded');
  };
  const fonts = new Map<string, OpenFont>();
  const fontOf = (file: string, weight: number) => {
    const font = fonts.get(file) ?? openFont(loaded(), join(directory, file));
    fonts.set(file, font);
    return font.atWeight(weight);
  };
  return {
    load: async () => {
      harfBuzz ??= await loadHarfBuzz(directory);
    },
    undrawable: text => {
      const files = families(DEFAULT_TYPEFACE).flat();
      return clusters(text).find(cluster => !files.some(file => covers(file, cluster)));
    },
    outline: (text, typeface = DEFAULT_TYPEFACE) => {
      let x = 0;
      const paths = visualRuns(text, families(typeface)).map(run => {
        const { path, advance } = typesetRun(loaded(), fontOf(run.file.file, typeface.weight), run, x);
        x += advance;
        return path;
      });
      return outlineOf(paths.join(''));
    },
  };
};
