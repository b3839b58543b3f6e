// Letters to outlines: picks the fonts that draw a text and puts what they draw side by side.
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { type LetterShaper, outlineOf } from '../../compose/glyph/letterforms.ts';
import { covers, type FontFile, readFontIndex } from './font-index.ts';
import { openFont, typesetRun } from './typeset.ts';

const openFonts = 8;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Run {
  readonly file: FontFile;
  readonly text: string;
}

/**
 * A shaper with the fonts that the build left in `directory`. Nothing is read before the first text, and then the
 * index and the fonts that the text needs; the few last used stay open.
 */
export const createShaper = (directory: string): LetterShaper => {
  let families: ReturnType<typeof readFontIndex> | undefined;
  const index = () => {
    families ??= readFontIndex(directory);
    return families;
  };
  const fonts = new LRUCache<string, Font>({
    max: openFonts,
    memoMethod: file => openFont(join(directory, file)),
  });
  return {
    undrawable: text =>
      clusters(text).find(cluster => !index().some(family => family.some(file => covers(file, cluster)))),
    outline: text => {
      let x = 0;
      const paths = visualRuns(text, index()).map(run => {
        const { path, advance } = typesetRun(fonts.memo(run.file.file), run.text, x);
        x += advance;
        return path;
      });
      return outlineOf(paths.join(''));
    },
  };
};

const clusters = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment);

/** The text's runs from left to right, each in one font. Throws a RangeError where no font draws a character. */
const visualRuns = (text: string, families: readonly (readonly FontFile[])[]): readonly Run[] => {
  const runs: Run[] = [];
  const characters = clusters(text);
  const candidates = bestFirst(families, characters);
  for (const cluster of characters) {
    const file = candidates.find(candidate => covers(candidate, cluster));
    if (!file) throw new RangeError(`no font draws ${JSON.stringify(cluster)}`);
    const last = runs.at(-1);
    if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + cluster };
    else runs.push({ file, text: cluster });
  }
  return readsRightToLeft(text) ? runs.reverse() : runs;
};

/** The family that draws most of the text comes first, so that a kanji beside a kana is drawn by the kana's family. */
const bestFirst = (
  families: readonly (readonly FontFile[])[],
  characters: readonly string[],
): readonly FontFile[] => {
  const drawn = (family: readonly FontFile[]) =>
    characters.filter(cluster => family.some(file => covers(file, cluster))).length;
  return families
    .map(family => ({ family, count: drawn(family) }))
    .sort((one, other) => other.count - one.count)
    .flatMap(({ family }) => family);
};

/** The first letter decides, as in the Unicode bidirectional algorithm (rule P2). */
const readsRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
