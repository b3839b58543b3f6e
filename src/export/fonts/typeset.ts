// Shaping of one run with HarfBuzz: joining, conjuncts, marks and kerning.
import { readFileSync } from 'node:fs';
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import { formatNumber } from '../../svg/number.ts';
import type { VisualRun } from './visual-runs.ts';

/** Units of path data: 1/1000 em, y downwards from the baseline. */
const UNITS_PER_EM = 1000;
const FONT_WEIGHT = 700;

export interface TypesetRun {
  readonly path: string;
  readonly advance: number;
}

/** Opens a font file; sets a variable font to bold. */
export const openFont = (path: string): Font => {
  const face = new Face(new Blob(readFileSync(path)));
  const font = new Font(face);
  if ('wght' in face.getAxisInfos()) font.setVariations([new Variation('wght', FONT_WEIGHT)]);
  return font;
};

/** Outlines a run that starts at `x`. */
export const typesetRun = (
  font: Font,
  { text, direction }: Pick<VisualRun, 'text' | 'direction'>,
  x: number,
): TypesetRun => {
  const buffer = new Buffer();
  buffer.addText(text);
  // Guessed from the script, the direction of Arabic-Indic digits would be right to left.
  buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = UNITS_PER_EM / font.face.upem;
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, ...position }) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = position;
    const path = glyphPath(font, glyph, { x: x + (advance + xOffset) * scale, y: -yOffset * scale, scale });
    advance += xAdvance;
    return path;
  });
  return { path: glyphs.join(''), advance: advance * scale };
};

const glyphPath = (font: Font, glyph: number, at: { x: number; y: number; scale: number }): string =>
  font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const points = values.map((value, index) =>
        formatNumber(index % 2 === 0 ? at.x + value * at.scale : at.y - value * at.scale, 1),
      );
      return type + points.join(' ');
    })
    .join('');
