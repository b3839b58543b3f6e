// Text runs in visual order, each with one font and one direction.
import bidiFactory, { type Bidi } from 'bidi-js';
import { covers, type FontFile } from './font-index.ts';

/** A run; `text` is in logical order, as HarfBuzz expects it. */
export interface VisualRun {
  readonly file: FontFile;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

type LogicalRun = VisualRun & { readonly level: number; readonly start: number };

// The types of bidi-js describe an ES module, but Node.js loads its CommonJS build.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The grapheme clusters of a text in normalization form C. */
export const clusters = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment);

/**
 * The runs of `text` in visual order (Unicode Standard Annex 9). Each cluster uses the first font that covers it, in
 * the order of `mostCoveringFirst`. Throws a RangeError if no font covers a cluster.
 */
export const visualRuns = (
  text: string,
  families: readonly (readonly FontFile[])[],
): readonly VisualRun[] => {
  const composed = text.normalize('NFC');
  const levels = bidi.getEmbeddingLevels(composed);
  const visualOrder = bidi.getReorderedIndices(composed, levels);
  const position = (run: LogicalRun) => visualOrder.indexOf(run.start);
  return logicalRuns(composed, levels.levels, families).toSorted((a, b) => position(a) - position(b));
};

/** Runs in logical order, split where the font or the embedding level changes. */
const logicalRuns = (
  text: string,
  levels: Uint8Array,
  families: readonly (readonly FontFile[])[],
): readonly LogicalRun[] => {
  const runs: LogicalRun[] = [];
  const characters = clusters(text);
  const candidates = mostCoveringFirst(families, characters);
  let start = 0;
  for (const cluster of characters) {
    const file = candidates.find(candidate => covers(candidate, cluster));
    if (!file) throw new RangeError(`no font draws ${JSON.stringify(cluster)}`);
    const level = levels[start] ?? 0;
    const last = runs.at(-1);
    if (last?.file === file && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + cluster };
    else runs.push({ file, text: cluster, level, start, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
    start += cluster.length;
  }
  return runs;
};

/** Font files, starting with the family that covers most clusters, so that kana and adjacent kanji use one family. */
const mostCoveringFirst = (
  families: readonly (readonly FontFile[])[],
  characters: readonly string[],
): readonly FontFile[] => {
  const coverage = (family: readonly FontFile[]) =>
    characters.filter(cluster => family.some(file => covers(file, cluster))).length;
  return families
    .map(family => ({ family, count: coverage(family) }))
    .sort((one, other) => other.count - one.count)
    .flatMap(({ family }) => family);
};
