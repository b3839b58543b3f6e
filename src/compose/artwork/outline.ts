// Light outline around artwork for dark tabs, one pixel wide at 16 px. (Decision 028)
import type { Picture, Pixels } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';
import { DEFAULT_INK } from '../defaults.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { contains, grown, isRectangle, pixelsOf, rectangleShape, visibleBox } from './artwork.ts';

export const OUTLINE = DEFAULT_INK;

/** Width of the outline as a fraction of the longer side of the artwork. Artwork and outline together take 16 px. */
const WIDTH = 1 / 14;

const widthIn = ({ width, height }: Box): number => WIDTH * Math.max(width, height);

/** The box of artwork including the outline. */
export const outlinedBox = (box: Box): Box => grown(box, widthIn(box));

/** Shapes with a light outline behind them. A picture grows by the outline that it draws. `box` is the box of all shapes. */
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

/** The visible edges of a shape: edges of the path, or of the clip path that cuts it. */
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
    const inner = draw(columns, rows);
    const shown = new Uint32Array(width * height);
    for (let row = 0; row < rows; row++)
      shown.set(inner.colors.subarray(row * columns, (row + 1) * columns), (top + row) * width + left);
    const alphas = dilated({ width, height, colors: shown }, widthIn(box) * scale);
    return { width, height, colors: shown.map((bits, at) => over(bits, alphas[at] ?? 0)) };
  };

/** Dilates the alpha of pixels by a radius in pixels. Alternating squares and diamonds give octagons. */
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

/** Composites a color over the outline. */
const over = (bits: number, outline: number): number => {
  const alpha = (bits >>> 24) / 255;
  const behind = outline * (1 - alpha);
  const total = alpha + behind;
  if (total === 0) return 0;
  const mixed = [0, 8, 16].map(shift =>
    Math.round((((bits >>> shift) & 255) * alpha + 255 * behind) / total),
  );
  const [red = 0, green = 0, blue = 0] = mixed;
  return (red | (green << 8) | (blue << 16) | (Math.round(255 * total) << 24)) >>> 0;
};
