// Light outline around artwork in dark tabs, one pixel wide at 16 px. (Decision 028)
import type { Picture, Pixels } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';
import { DEFAULT_INK } from '../defaults.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { contains, grown, isRectangle, pixelsOf, rectangleShape, visibleBox } from './artwork.ts';
import { partOfImage, pixelChannels, pixelOf } from './pixels.ts';

export const OUTLINE = DEFAULT_INK;

/** Width of the outline as a fraction of the longer side of the artwork, which has 14 px beside two outlines of 1 px. */
const WIDTH = 1 / 14;

const widthIn = ({ width, height }: Box): number => WIDTH * Math.max(width, height);

/** The box of artwork including the outline. */
export const outlinedBox = (box: Box): Box => grown(box, widthIn(box));

/** Shapes with a light outline behind them. A picture draws the outline itself and grows by it. `box` is that of all. */
export const outlined = (shapes: readonly PaintedShape[], box: Box): readonly PaintedShape[] => {
  const [first] = shapes;
  const fill = first?.paint?.fill;
  if (first && fill && 'picture' in fill) {
    const { group: _, ...own } = first;
    return [{ ...first, ...rectangleShape(outlinedBox(visibleBox(own) ?? box), fill) }];
  }
  const edges = new Map(shapes.flatMap(edgesOf).map(edge => [`${edge.path} ${edge.line?.width}`, edge]));
  const width = 2 * widthIn(box);
  const lines = [...edges.values()].map(
    (edge): PaintedShape => ({
      ...edge,
      filled: false,
      opacity: 1,
      line: { cap: 'round', join: 'round', miterLimit: 4, width: width + (edge.line?.width ?? 0) },
      paint: { fill: undefined, line: OUTLINE },
    }),
  );
  return [...lines, ...shapes];
};

/** Shapes with the visible edges of a shape: its own path, or the clip path that cuts it. */
const edgesOf = (shape: PaintedShape): readonly PaintedShape[] => {
  const visible = visibleBox(shape);
  if (!visible) return [];
  const { group, ...edge } = shape;
  if (!group || contains(visible, visibleBox(edge) ?? visible)) return [edge];
  let cut = group;
  while (cut.clip.length === 0 && cut.parent) cut = cut.parent;
  if (isRectangle(cut)) return [shape];
  return cut.clip.map(({ path, fillRule = 'nonzero' }) => ({
    ...edge,
    path,
    fillRule,
    line: undefined,
    group: cut.parent,
  }));
};

/** Returns a function that draws the picture in `box` with an outline. The result fills `outlinedBox(box)`. */
export const outlinedDraw =
  (draw: Picture['picture']['draw'], box: Box): Picture['picture']['draw'] =>
  (width, height) => {
    const scale = width / outlinedBox(box).width;
    const [columns, rows] = pixelsOf(box, scale);
    const [left, top] = [(width - columns) >> 1, (height - rows) >> 1];
    const shown = partOfImage(draw(columns, rows), { x: -left, y: -top, width, height });
    const alphas = dilated(shown, widthIn(box) * scale);
    return { ...shown, colors: shown.colors.map((bits, at) => over(bits, alphas[at] ?? 0)) };
  };

/** Dilates the alpha of pixels by a radius in pixels: in turn with diamonds and squares, which gives octagons. */
const dilated = ({ width, height, colors }: Pixels, radius: number): Float32Array => {
  let alphas = Float32Array.from(colors, bits => (bits >>> 24) / 255);
  for (let step = 0; step < radius; step++) {
    const part = Math.min(1, radius - step);
    const own = alphas;
    const grown = own.slice();
    const grow = (at: number, from: number) => {
      grown[at] = Math.max(grown[at] ?? 0, part * (own[from] ?? 0));
    };
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
          for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++)
            if (step % 2 === 1 || dx === 0 || dy === 0) grow(y * width + x, (y + dy) * width + x + dx);
    alphas = grown;
  }
  return alphas;
};

/** Composites a pixel over the white outline, whose alpha is from 0 to 1. */
const over = (bits: number, outline: number): number => {
  const alpha = (bits >>> 24) / 255;
  const behind = outline * (1 - alpha);
  const total = alpha + behind;
  if (total === 0) return 0;
  const mixed = pixelChannels(bits).map(channel => Math.round((channel * alpha + 255 * behind) / total));
  return pixelOf(mixed, Math.round(255 * total));
};
