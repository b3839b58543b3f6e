// Text shaper for initials with the bundled fonts.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import bidiFactory, { type Bidi } from 'bidi-js';
import type * as HarfBuzz from 'harfbuzzjs';
import type { Font } from 'harfbuzzjs';
import { type LazyShaper, outlineOf } from '../../compose/glyph/glyph.ts';
import { DEFAULT_TYPEFACE, type Typeface } from '../../model/look.ts';
import { formatNumber } from '../../svg/element.ts';
import type { Box } from '../../svg/extent.ts';
import { findPackage } from '../installed-packages.ts';
import { covers, type FontFile, familiesOf, RARE_FONTS, readFontIndex } from './font-index.ts';

/** Units per em in path data. y points down from the baseline. */
const UNITS_PER_EM = 1000;

/** The glyph for characters that a font does not have (OpenType, glyph 0). Only labels use it. */
const MISSING_GLYPH = 0;

/** Computed, because bundlers would move the module away from its WebAssembly file. */
const HARFBUZZ = ['harfbuzzjs'].join('');

/**
 * Loads HarfBuzz on first use. A static import would break `require` and CommonJS bundles, because HarfBuzz has a
 * top-level await. A bundled program searches the npm package from `directory`, the folder of the fonts.
 */
const loadHarfBuzz = (directory: string): Promise<typeof HarfBuzz> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ HARFBUZZ).catch(error => {
    const installed = findPackage(HARFBUZZ, realpathSync(directory));
    if (installed === undefined) throw error;
    const url = pathToFileURL(join(installed, 'dist', 'index.mjs')).href;
    return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  });

/** Opens a font file. Returns a function that sets a variable font to the nearest weight that the font has. */
const openFont = (
  { Blob, Face, Font, Variation }: typeof HarfBuzz,
  directory: string,
  { file, bytes: [start, end] = [0, undefined] }: FontFile,
): ((weight: number) => Font) => {
  const face = new Face(
    new Blob(brotliDecompressSync(readFileSync(join(directory, file))).subarray(start, end)),
  );
  const font = new Font(face);
  const isVariable = 'wght' in face.getAxisInfos();
  return weight => {
    if (isVariable) font.setVariations([new Variation('wght', weight)]);
    return font;
  };
};

/** Returns the outline of a run that starts at `x`, scaled horizontally by `width`, and the advance width. */
const typesetRun = (
  { Buffer, Direction, shape }: typeof HarfBuzz,
  font: Font,
  { text, direction }: VisualRun,
  { x, width }: { readonly x: number; readonly width: number },
): { readonly path: string; readonly advance: number } => {
  const buffer = new Buffer();
  buffer.addText(text);
  // Without an explicit direction, guessSegmentProperties would set Arabic-Indic digits from right to left.
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = UNITS_PER_EM / font.face.upem;
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, ...position }) => {
    if (glyph === MISSING_GLYPH) return '';
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = position;
    const left = x + (advance + xOffset) * scale * width;
    const path = glyphPath(font, glyph, { x: left, y: -yOffset * scale, width: scale * width, scale });
    advance += xAdvance;
    return path;
  });
  return { path: glyphs.join(''), advance: advance * scale * width };
};

const glyphPath = (
  font: Font,
  glyph: number,
  at: Readonly<Record<'x' | 'y' | 'width' | 'scale', number>>,
): string =>
  font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        formatNumber(index % 2 === 0 ? at.x + value * at.width : at.y - value * at.scale, 1),
      );
      return type + points.join(' ');
    })
    .join('');

/**
 * Creates a shaper with the fonts in `directory`. It reads the font index on first use, and opens a font file when a
 * text needs it. Files stay open: together they have 25 MB, and closing them would not bound the memory, because
 * HarfBuzz frees a font only at garbage collection.
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
  const folderOf = ({ isRare }: FontFile) => (isRare ? join(directory, '..', RARE_FONTS) : directory);
  const fonts = new Map<FontFile, ReturnType<typeof openFont>>();
  const fontOf = (file: FontFile, weight: number) => {
    const font = fonts.get(file) ?? openFont(loaded(), folderOf(file), file);
    fonts.set(file, font);
    return font(weight);
  };
  const outline = (text: string, typeface = DEFAULT_TYPEFACE, width = 1, isLabel = false) => {
    let x = 0;
    const available = families(typeface);
    const others = isLabel ? available[0]?.[0] : undefined;
    const paths = visualRuns(text, available, others).map(run => {
      const font = fontOf(run.file, typeface.weight);
      const { path, advance } = typesetRun(loaded(), font, run, { x, width });
      x += advance;
      return path;
    });
    return outlineOf(paths.join(''));
  };
  return {
    load: async () => {
      harfBuzz ??= await loadHarfBuzz(directory);
    },
    undrawable: text => {
      const characters = clusters(text);
      const candidates = mostCoveringFirst(families(DEFAULT_TYPEFACE), characters);
      for (const character of characters) {
        const file = candidates.find(candidate => covers(candidate, character));
        if (!file) return { character };
        if (file.isRare && !existsSync(join(folderOf(file), file.file))) return { character, isRare: true };
      }
      return undefined;
    },
    outline: (text, typeface) => outline(text, typeface),
    label: (text, typeface) => outline(text, typeface, 1, true),
    initials: (text, typeface = DEFAULT_TYPEFACE) => {
      const natural = outline(text, typeface);
      const width = widthOfInitials(text, natural.box);
      return width === 1 ? natural : outline(text, typeface, width);
    },
  };
};

/** Maximum ratio of width to height of initials. Wider ones would be less than 7 px high at 16 px. */
const WIDEST = 2;
/** Maximum ratio for scripts in em squares (Han, Hangul, kana), whose letters have more strokes. */
const WIDEST_SQUARES = 1.6;
const SQUARE_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Minimum horizontal scale of condensed initials. Narrower letters look distorted. */
const NARROWEST = 0.8;

/** The horizontal scale of initials. Most have 1. */
const widthOfInitials = (text: string, { width, height }: Box): number => {
  const widest = height * (SQUARE_SCRIPTS.test(text) ? WIDEST_SQUARES : WIDEST);
  return Math.max(NARROWEST, Math.min(1, widest / width));
};

interface VisualRun {
  readonly file: FontFile;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

type LogicalRun = VisualRun & { readonly level: number; readonly start: number };

// The types of bidi-js describe an ES module, but Node.js loads the CommonJS build.
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const clusters = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment);

/**
 * The runs of `text` in visual order (Unicode Standard Annex 9). Each cluster uses the first font in the order of
 * `mostCoveringFirst` that covers it. Clusters without such a font use `others`; if it is missing, throws a RangeError.
 */
export const visualRuns = (
  text: string,
  families: readonly (readonly FontFile[])[],
  others?: FontFile,
): readonly VisualRun[] => {
  const composed = text.normalize('NFC');
  const levels = bidi.getEmbeddingLevels(composed);
  const visualOrder = bidi.getReorderedIndices(composed, levels);
  const position = (run: LogicalRun) => visualOrder.indexOf(run.start);
  return logicalRuns(composed, levels.levels, families, others).toSorted((a, b) => position(a) - position(b));
};

/** The runs in logical order. A run ends where the font or the embedding level changes. */
const logicalRuns = (
  text: string,
  levels: Uint8Array,
  families: readonly (readonly FontFile[])[],
  others: FontFile | undefined,
): readonly LogicalRun[] => {
  const runs: LogicalRun[] = [];
  const characters = clusters(text);
  const candidates = mostCoveringFirst(families, characters);
  let start = 0;
  for (const cluster of characters) {
    const file = candidates.find(candidate => covers(candidate, cluster)) ?? others;
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

/** Font files, starting with the family that covers the most clusters, so that kana and adjacent kanji share a family. */
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
