// Text shaper for initials with the bundled fonts.
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { type LetterShaper, outlineOf } from '../../compose/glyph/letterforms.ts';
import { DEFAULT_TYPEFACE, type Typeface } from '../../model/typeface.ts';
import { covers, familiesOf, readFontIndex } from './font-index.ts';
import { openFont, typesetRun } from './typeset.ts';
import { clusters, visualRuns } from './visual-runs.ts';

const MAX_OPEN_FONTS = 8;

/**
 * Creates a shaper with the fonts that the build wrote to `directory`. It reads the font index on first use, opens
 * fonts on demand, and keeps the most recently used fonts open.
 */
export const createShaper = (directory: string): LetterShaper => {
  let index: ReturnType<typeof readFontIndex> | undefined;
  const families = (typeface: Typeface) => {
    index ??= readFontIndex(directory);
    return familiesOf(index, typeface);
  };
  const fonts = new LRUCache<string, Font, number>({
    max: MAX_OPEN_FONTS,
    memoMethod: (key, _, { context: weight }) => openFont(join(directory, key.split('@')[0] ?? ''), weight),
  });
  return {
    undrawable: text => {
      const files = families(DEFAULT_TYPEFACE).flat();
      return clusters(text).find(cluster => !files.some(file => covers(file, cluster)));
    },
    outline: (text, typeface = DEFAULT_TYPEFACE) => {
      const { weight } = typeface;
      let x = 0;
      const paths = visualRuns(text, families(typeface)).map(run => {
        const font = fonts.memo(`${run.file.file}@${weight}`, { context: weight });
        const { path, advance } = typesetRun(font, run, x);
        x += advance;
        return path;
      });
      return outlineOf(paths.join(''));
    },
  };
};
