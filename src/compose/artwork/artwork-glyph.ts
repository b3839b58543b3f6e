// Converts artwork to glyphs, in its own colors or in one ink.
import type { Color, DarkChange, Pixels, Recoloring, Scene } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';
import { composeScene } from '../favicon.ts';
import type { ArtworkNote, ArtworkTraits } from '../glyph/artwork-traits.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { type GlyphShape, measureShape } from '../glyph/glyph-shape.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { type Artwork, clipped, pixelsOf, visibleBox } from './artwork.ts';
import { bestRecoloring, isHiddenInDark, recolored } from './lighten.ts';
import { inOneInk } from './one-ink.ts';
import { outlined, outlinedBox } from './outline.ts';
import { partOfImage } from './pixels.ts';
import { hiddenArea, measureTraits } from './traits.ts';

/** Renders a scene to a square image of `pixels` per side. */
export type DrawScene = (scene: Scene, pixels: number) => Pixels;

export interface ArtworkUse {
  /** `single` paints all shapes in the ink of the look. */
  readonly ink: 'original' | 'single';
  /** For dark tabs, `lighten` makes colors lighter and adds an outline if they are still dark; `outline` only adds it. */
  readonly darkInk?: 'lighten' | 'outline' | undefined;
  readonly isTrimmed: boolean;
  /** Whether the glyph is only the symbol of a wide logo. */
  readonly isMark?: boolean | undefined;
}

/** Side in pixels of the image in which colors and edges of artwork are measured. */
const SAMPLE_PIXELS = 64;

/** Converts artwork to a glyph. Measures its traits in an image from `draw`. */
export const glyphFromArtwork = (whole: Artwork, { isMark, ...use }: ArtworkUse, draw: DrawScene): Glyph => {
  const artwork = isMark ? markOf(whole) : whole;
  const { box, known } = artwork;
  const original = glyphWithTraits(artwork, use, UNKNOWN);
  if (!original.traits) return original;
  const sample = (recoloring: Recoloring) => {
    const shapes = recolored(original.shapes, { recoloring });
    return sampleOf({ ...original, shapes }, box, draw);
  };
  const recoloring = use.darkInk === 'lighten' ? bestRecoloring(sample) : 'none';
  const traits = measureTraits(sample(recoloring), known);
  if (!use.darkInk) return { ...original, traits };
  const isOutlined = use.darkInk === 'outline' || isHiddenInDark(traits);
  return glyphWithTraits(artwork, use, { ...traits, change: { recoloring, isOutlined } });
};

/** Converts artwork to a glyph with known traits. Artwork in one ink has no traits. */
export const glyphWithTraits = (
  artwork: Artwork,
  { ink, isTrimmed, isMark }: ArtworkUse,
  traits: ArtworkTraits | undefined,
): Glyph => {
  const { shapes: painted, box, frame, mark, known } = isMark ? markOf(artwork) : artwork;
  const hasMark = mark !== undefined;
  const base = {
    grid: box,
    source: artwork.source,
    results: new Map(),
    hasMark,
    ...(isTrimmed ? {} : { frame }),
  };
  if (ink === 'single' && !known.isPicture) {
    const shapes = inOneInk(painted, box).map(shape => measureVisible(shape, box));
    const notes = [...known.notes, ...(colorsOf(painted).size > 1 ? [ONE_INK] : [])];
    return { ...base, kind: shapes.some(({ line }) => line) ? 'strokes' : 'fills', shapes, notes };
  }
  const change: DarkChange = traits?.change ?? { recoloring: 'none', isOutlined: false };
  const shapes = changedShapes(painted, box, change);
  const notes = ink === 'single' ? [...known.notes, NO_INK_FOR_PICTURES] : known.notes;
  const framed = change.isOutlined && !isTrimmed && { frame: outlinedBox(frame) };
  const { ownDark } = artwork;
  return { ...base, ...framed, kind: 'artwork', shapes, notes, ownDark, ...(traits && { traits }) };
};

/** Shapes in the colors for dark mode, with their outline. */
const changedShapes = (
  painted: readonly PaintedShape[],
  box: Box,
  change: DarkChange,
): readonly GlyphShape[] => {
  const colored = recolored(painted, change);
  return (change.isOutlined ? outlined(colored, box) : colored).map(shape => measureVisible(shape, box));
};

/** Minimum fraction of artwork that is missed if the ground hides it. */
const MISSED = 0.02;

/** Artwork of which a ground of these colors hides no part: lighter or, if that is not enough, with an outline. */
export const visibleOn = (ground: readonly Color[], glyph: Glyph, draw: DrawScene): Glyph => {
  const { grid: box, frame } = glyph;
  const sample = (recoloring: Recoloring) =>
    sampleOf({ ...glyph, shapes: recolored(glyph.shapes, { recoloring }) }, box, draw);
  const isComplete = (recoloring: Recoloring) => hiddenArea(sample(recoloring), ground) < MISSED;
  if (isComplete('none')) return glyph;
  const recoloring = isComplete('hues') ? 'hues' : bestRecoloring(sample);
  const change = { recoloring, isOutlined: !isComplete(recoloring) };
  const painted = glyph.shapes.map(({ visible: _, ...shape }) => shape);
  return {
    ...glyph,
    shapes: changedShapes(painted, box, change),
    ...(change.isOutlined && frame && { frame: outlinedBox(frame) }),
    results: new Map(),
  };
};

/** The symbol of a wide logo as artwork, or the artwork itself if it has no symbol. */
const markOf = (artwork: Artwork): Artwork => {
  const { mark, shapes, known, box } = artwork;
  if (!mark) return artwork;
  const { nativeSide } = known;
  const part = Math.max(mark.width, mark.height) / Math.max(box.width, box.height);
  return {
    ...artwork,
    mark: undefined,
    box: mark,
    frame: mark,
    shapes: clipped(shapes, mark).filter(shape => visibleBox(shape)),
    known: { ...known, ...(nativeSide !== undefined && { nativeSide: Math.ceil(nativeSide * part) }) },
  };
};

/** Measures a shape. Its extent is limited to the bounding box of what clip paths show. */
const measureVisible = (shape: PaintedShape, box: Box): GlyphShape => {
  const measured = measureShape(shape, box);
  if (!shape.group) return measured;
  const visible = visibleBox(shape);
  return {
    ...measured,
    hull: clamped(measured.hull, visible),
    ...(visible ? { visible } : { line: undefined }),
  };
};

const ONE_INK: ArtworkNote = {
  id: 'colors-in-one-ink',
  message:
    'The artwork has several colors, and artwork_ink "single" paints all of it in one: a part on another part is cut out, and neighbors are separated by a gap. If that is hard to read, use "original", or artwork of one color.',
};

const NO_INK_FOR_PICTURES: ArtworkNote = {
  id: 'picture-keeps-colors',
  message:
    'artwork_ink "single" paints shapes of an SVG, and this artwork is a picture of pixels, so it keeps its colors. Use an SVG without masks, filters and patterns.',
};

/** The different colors of shapes. Each gradient counts as one color. */
const colorsOf = (shapes: readonly PaintedShape[]): ReadonlySet<unknown> =>
  new Set(
    shapes
      .flatMap(({ paint }) => [paint?.fill, paint?.line].filter(each => each !== undefined))
      .map(paint => ('hex' in paint ? paint.hex : paint)),
  );

const UNKNOWN: ArtworkTraits = {
  swatches: [],
  color: { hex: '#000000', alpha: 1 },
  backdrop: { hex: '#ffffff', alpha: 1 },
  isFullSquare: false,
  isPicture: false,
};

const sampleOf = (glyph: Glyph, { width, height }: Box, draw: DrawScene): Pixels => {
  const { frame: _, ...trimmed } = glyph;
  const ink = { fg: undefined, stroke: undefined, fill: undefined };
  const look = { plate: undefined, ink, padding: 0, strokeScale: 1 };
  const image = draw(
    composeScene({ ...trimmed, results: new Map() }, look, { role: 'any', pixels: SAMPLE_PIXELS }),
    SAMPLE_PIXELS,
  );
  const scale = SAMPLE_PIXELS / Math.max(width, height);
  const [columns, rows] = pixelsOf({ width, height }, scale);
  const [left, top] = [Math.floor((SAMPLE_PIXELS - columns) / 2), Math.floor((SAMPLE_PIXELS - rows) / 2)];
  return partOfImage(image, { x: left, y: top, width: columns, height: rows });
};

const clamped = (hull: readonly number[], box: Box | undefined): readonly number[] => {
  if (!box) return [];
  const { x, y, width, height } = box;
  return hull.map((value, at) =>
    at % 2 === 0 ? Math.min(x + width, Math.max(x, value)) : Math.min(y + height, Math.max(y, value)),
  );
};
