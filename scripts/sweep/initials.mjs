// Measures initials at small sizes in all typefaces: plate around the ink, widths of stems. Draws sheets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromOutline } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { DEFAULT_TYPEFACE, FONTS } from '../../dist/model/look.js';
import { createShaper } from '../../dist/package/fonts/shaper.js';
import { boxOf, inkOf } from './pixel-gaps.mjs';
import { sheetOf } from './sheet.mjs';
import { coverageOf, segmentsOf, ZOOM } from './small-sizes.mjs';

const TEXTS = ['WM', 'MW', 'ЖЩ', '漢字', 'ШЩ', 'AB', 'Щ', 'ij', 'fi', 'Ⅷ', 'ÅÉ', 'Ñ', 'Q', 'J', 'g', 'L'];

/** Minimum length of a stem in pixels of the small image. Shorter vertical lines are no stems. */
const LEAST_STEM = 3.5;

/** Width of the plate around the ink, and of the narrowest and widest stem, in pixels. */
const measure = (scene, pixels) => {
  const side = pixels * ZOOM;
  const ink = inkOf(coverageOf(scene, side));
  const { left, top, width, height } = boxOf(ink, side);
  const gaps = [left, top, side - left - width, side - top - height].map(gap => gap / ZOOM);
  const stems = segmentsOf(ink, side, ZOOM)
    .lines.filter(({ axis, start, end }) => axis === 'x' && end - start >= LEAST_STEM)
    .map(({ from, to }) => to - from);
  return { gaps, stems };
};

/** Prints the measures of each text and typeface at 16 px. Writes a sheet per typeface to `folder`. */
export const sweepInitials = async folder => {
  const shaper = createShaper('data/fonts');
  await shaper.load();
  mkdirSync(folder, { recursive: true });
  for (const font of FONTS) {
    const drawings = TEXTS.map(text => {
      const { light } = parseExportBody({ text, text_case: 'as-is' });
      const glyph = glyphFromOutline(shaper.initials(text, { ...DEFAULT_TYPEFACE, font }));
      const [small, medium, large] = [16, 32, 180].map(pixels =>
        composeScene(glyph, light, { role: 'any', pixels }),
      );
      const { gaps, stems } = measure(small, 16);
      const figures = [
        `gaps ${gaps.map(gap => gap.toFixed(2)).join(' ')}`,
        `stems ${stems.map(stem => stem.toFixed(2)).join(' ')}`,
      ];
      const isPoor = Math.min(...gaps) < 0.95 || Math.max(...stems) - Math.min(...stems) > 0.3;
      console.log(`${font.padEnd(10)} ${text.padEnd(4)} ${isPoor ? 'poor' : '    '} ${figures.join('  ')}`);
      return { small, medium, large };
    });
    const cellsOf = ({ small, medium, large }) => [
      [large, 96],
      [medium, 32],
      [small, 16],
    ];
    writeFileSync(join(folder, `initials-${font}.png`), sheetOf(drawings, { columns: 4, cellsOf }));
  }
};
