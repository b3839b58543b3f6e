// Text shaper for initials with the bundled fonts.
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { type LetterShaper, outlineOf } from '../../compose/glyph/letterforms.ts';
import { covers, readFontIndex } from './font-index.ts';
import { openFont, typesetRun } from './typeset.ts';
import { clusters, visualRuns } from './visual-runs.ts';

const MAX_OPEN_FONTS = 8;

/**
 * Creates a shaper with the fonts that the build wrote to `directory`. It reads the font index on first use, opens
 * fonts on demand, and keeps the most recently used fonts open.
 */
export const createShaper = (directory: string): LetterShaper => {
  let families: ReturnType<typeof readFontIndex> | undefined;
  const index = () => {
    families ??= readFontIndex(directory);
    return families;
  };
  const fonts = new LRUCache<string, Font>({
    max: MAX_OPEN_FONTS,
    memoMethod: file => openFont(join(directory, file)),
  });
  return {
    undrawable: text =>
      clusters(text).find(cluster => !index().some(family => family.some(file => covers(file, cluster)))),
    outline: text => {
      let x = 0;
      const paths = visualRuns(text, index()).map(run => {
        const { path, advance } = typesetRun(fonts.memo(run.file.file), run, x);
        x += advance;
        return path;
      });
      return outlineOf(paths.join(''));
    },
  };
};
