// Contact sheet: numbered icons in a square grid.
import { opaque } from '../compose/defaults.ts';
import { composeScene } from '../compose/favicon.ts';
import { CANVAS_SIZE } from '../compose/fit/render-target.ts';
import { glyphFromIcon, type LetterShaper } from '../compose/glyph/glyph.ts';
import { fullBleedShape } from '../compose/plate.ts';
import type { Icon } from '../model/icon.ts';
import type { Look } from '../model/look.ts';
import type { Shape } from '../model/scene.ts';
import { encodePng } from '../raster/png.ts';
import { rasterize } from '../raster/rasterize.ts';
import { IDENTITY, multiply } from '../svg/transform.ts';

const CELL_SIZE = 80;
const NUMBER = { left: 6, baseline: CELL_SIZE - 6, pixelsPerFontUnit: 12 / 1000 };
const [WHITE, INK, NUMBER_COLOR] = [opaque('#ffffff'), opaque('#18181b'), opaque('#be123c')];
const LOOK: Look = {
  plate: undefined,
  ink: { fg: INK, stroke: INK, fill: undefined },
  // Leaves space for the number below the icon.
  padding: 0.22,
  strokeScale: 1,
};

/** Renders icons in one PNG, row by row. Each icon has a number below it, starting at 1. */
export const renderContactSheet = (
  icons: readonly Pick<Icon, 'svg'>[],
  shaper: Pick<LetterShaper, 'outline'>,
): Uint8Array => {
  const columns = Math.max(1, Math.ceil(Math.sqrt(icons.length)));
  const size = columns * CELL_SIZE;
  const cells = icons.flatMap(({ svg }, index) => {
    const [x, y] = [(index % columns) * CELL_SIZE, Math.floor(index / columns) * CELL_SIZE];
    return [...iconShapes(svg, x, y), numberShape(shaper, index + 1, x, y)];
  });
  return encodePng(
    rasterize({ size, shapes: [fullBleedShape({ mode: 'solid', color: WHITE }, size), ...cells] }, size),
  );
};

const iconShapes = (svg: string, x: number, y: number): readonly Shape[] => {
  const scale = CELL_SIZE / CANVAS_SIZE;
  const { shapes } = composeScene(glyphFromIcon(svg), LOOK, { role: 'any' });
  return shapes.map(shape => ({
    ...shape,
    transform: multiply([scale, 0, 0, scale, x, y], shape.transform ?? IDENTITY),
  }));
};

const numberShape = (shaper: Pick<LetterShaper, 'outline'>, number: number, x: number, y: number): Shape => {
  const { left, baseline, pixelsPerFontUnit: scale } = NUMBER;
  const { path } = shaper.outline(String(number));
  return { path, transform: [scale, 0, 0, scale, x + left, y + baseline], fill: NUMBER_COLOR };
};
