// Share cards: pictures of designs that chats and social networks show with a link.
import { composite } from '../compose/color/color.ts';
import { defaultInk } from '../compose/color/legible.ts';
import { composeBanner, createScenes, lookFor, type Scenes, themeColorOf } from '../compose/favicon.ts';
import type { LetterShaper } from '../compose/glyph/glyph.ts';
import { inkOf } from '../compose/glyph/ink.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import type { ExportRequest } from '../contract/export/export-request.ts';
import type { ColorScheme } from '../model/look.ts';
import type { Color, Scene, Shape } from '../model/scene.ts';
import { encodeScenePng } from '../raster/png.ts';
import { middleRows } from '../raster/raster.ts';
import { rasterize } from '../raster/rasterize.ts';
import { rectangle } from '../svg/path-data.ts';
import { IDENTITY, multiply } from '../svg/transform.ts';
import type { DrawnDesign } from './draw-design.ts';

/** Size in pixels for large Open Graph previews. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export const MAX_CARD_DESIGNS = 6;

type Shaper = Pick<LetterShaper, 'label'>;

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
const MARGIN = 96;
const HERO = 320;

const solid = (hex: string, alpha = 1): Color => ({ hex, alpha });
const PAPER = solid('#f7f4ef');
const INK = solid('#221d18');
const SOFT = solid('#635a4f');
const ACCENT = solid('#b4380f');
const WHITE = solid('#ffffff');

/** Colors of the tab strip, the tab and its title in Chrome. */
const TABS: Readonly<Record<ColorScheme, Readonly<Record<'strip' | 'tab' | 'title', Color>>>> = {
  light: { strip: solid('#d3e3fd'), tab: WHITE, title: solid('#1f1f1f') },
  dark: { strip: solid('#1f2020'), tab: solid('#3c3c3c'), title: solid('#e3e3e3') },
};

const STRIPS = { top: 478, tabTop: 504, toolbar: 582, icon: 32, text: 26 } as const;

/** Renders the card of one design in browser tabs, or of several designs with letters to vote for. */
export const renderShareCard = (designs: readonly DrawnDesign[], shaper: Shaper): Uint8Array => {
  const shapes = designs.length > 1 ? boardShapes(designs, shaper) : designs.flatMap(cardShapes(shaper));
  // The encoder cuts off top and bottom, because a scene is a square.
  const top = (WIDTH - HEIGHT) / 2;
  const lowered = shapes.map(shape => ({
    ...shape,
    transform: multiply([1, 0, 0, 1, 0, top], shape.transform ?? IDENTITY),
  }));
  const scene = { size: WIDTH, shapes: lowered };
  return encodeScenePng(scene, middleRows(rasterize(scene, WIDTH), HEIGHT));
};

export const siteNameOf = ({ siteName }: Pick<ExportRequest, 'siteName'>): string | undefined =>
  siteName === EXPORT_FIELDS.site_name.default ? undefined : siteName;

const cardShapes =
  (shaper: Shaper) =>
  (design: DrawnDesign): readonly Shape[] => {
    const scenes = createScenes(design.glyphs, design);
    const name = siteNameOf(design);
    const left = MARGIN + HERO + 64;
    const space = WIDTH - left - 72;
    return [
      box(0, 0, WIDTH, HEIGHT, tintOf(design)),
      icon(scenes, 'light', HERO, { x: MARGIN, y: (STRIPS.top - HERO) / 2 }),
      ...label(shaper, name ?? 'A new favicon', { x: left, y: 190, size: 72, space, color: INK }),
      ...label(shaper, 'Made with Favsmith', { x: left, y: 248, size: 30, space, color: SOFT }),
      box(left, 296, 184, 72, ACCENT, 36),
      ...label(shaper, 'Remix', { x: left + 47, y: 342, size: 32, space, color: WHITE }),
      ...tab(shaper, scenes, 'light', name),
      ...tab(shaper, scenes, 'dark', name),
    ];
  };

/** The color of the design at 12 % on paper. */
const tintOf = ({ glyphs, light }: DrawnDesign): Color =>
  composite({ ...themeColorOf(glyphs.main, light), alpha: 0.12 }, PAPER);

/** The upper half of a browser window: tab strip, tab and toolbar. */
const tab = (shaper: Shaper, scenes: Scenes, scheme: ColorScheme, name = 'Your site'): readonly Shape[] => {
  const { strip, tab: fill, title } = TABS[scheme];
  const half = WIDTH / 2;
  const left = scheme === 'light' ? 0 : half;
  const x = left + 48;
  const width = 408;
  const y = STRIPS.tabTop;
  const bottom = STRIPS.toolbar;
  const middle = (y + bottom) / 2;
  const outline =
    `M${x - 14} ${bottom}a14 14 0 0 0 14-14V${y + 18}a18 18 0 0 1 18-18H${x + width - 18}` +
    `a18 18 0 0 1 18 18V${bottom - 14}a14 14 0 0 0 14 14Z`;
  return [
    box(left, STRIPS.top, half, HEIGHT - STRIPS.top, strip),
    box(left, bottom, half, HEIGHT - bottom, fill),
    { path: outline, fill },
    icon(scenes, scheme, STRIPS.icon, { x: x + 24, y: middle - STRIPS.icon / 2 }),
    ...label(shaper, name, {
      x: x + 24 + STRIPS.icon + 16,
      y: middle + 9,
      size: STRIPS.text,
      space: width - 24 - STRIPS.icon - 16 - 24,
      color: title,
      weight: 500,
    }),
  ];
};

const boardShapes = (designs: readonly DrawnDesign[], shaper: Shaper): readonly Shape[] => {
  const shown = designs.slice(0, MAX_CARD_DESIGNS);
  const gap = 48;
  const side = Math.min(304, Math.floor((WIDTH - 2 * MARGIN - gap * (shown.length - 1)) / shown.length));
  const left = (WIDTH - side * shown.length - gap * (shown.length - 1)) / 2;
  const top = 380 - side / 2;
  return [
    box(0, 0, WIDTH, HEIGHT, PAPER),
    ...label(shaper, 'Which one?', { x: MARGIN, y: 140, size: 72, space: WIDTH, color: INK }),
    ...shown.flatMap((design, place) => {
      const x = Math.round(left + place * (side + gap));
      const scenes = createScenes(design.glyphs, design);
      return [
        icon(scenes, 'light', side, { x, y: Math.round(top) }),
        ...label(shaper, String.fromCharCode(65 + place), {
          x: x + side / 2 - 12,
          y: top + side + 56,
          size: 36,
          space: side,
          color: SOFT,
        }),
      ];
    }),
  ];
};

/** Layout of og-image.png with a name: `rise` moves the drawing up, as a fraction. All other numbers are scene units. */
const BANNER = { rise: 0.05, baseline: 346, size: 32, space: 440 };

/** The scene of og-image.png with the name of the site; undefined without a name, or if artwork fills the picture. */
export const namedBanner = (shaper: Shaper, design: DrawnDesign): Scene | undefined => {
  const {
    light,
    glyphs: { main },
  } = design;
  const name = siteNameOf(design);
  if (name === undefined || main.traits?.isFullSquare) return undefined;
  const look = lookFor('touch', light);
  const color = main.traits
    ? defaultInk({ mode: 'solid', color: themeColorOf(main, light) })
    : inkOf(main, look).main;
  const scene = composeBanner(main, { ...light, offset: { x: 0, y: -BANNER.rise } });
  const text = fittedText(shaper, name, BANNER);
  if (!text) return undefined;
  const { path, box, scale } = text;
  const x = (scene.size - box.width * scale) / 2 - box.x * scale;
  const transform = [scale, 0, 0, scale, x, BANNER.baseline] as const;
  return { ...scene, shapes: [...scene.shapes, { path, transform, fill: color }] };
};

const box = (x: number, y: number, width: number, height: number, fill: Color, radius = 0): Shape => ({
  path: rectangle(x, y, width, height, radius),
  fill,
});

/** Draws the favicon at a size in pixels. As a bitmap, it can have any paint and group of the design. */
const icon = (
  scenes: Scenes,
  scheme: ColorScheme,
  side: number,
  { x, y }: { readonly x: number; readonly y: number },
): Shape => {
  const colors = rasterize(scenes(scheme, { role: 'any', pixels: side }), side).pixels;
  const draw = () => ({ width: side, height: side, colors });
  const element = () => ({ name: 'image', attributes: {}, children: [] });
  return {
    path: rectangle(x, y, side, side),
    fill: { picture: { width: side, height: side, draw, element } },
  };
};

interface TextSize {
  /** Font size in pixels. Long text becomes up to a third smaller, then shorter. */
  readonly size: number;
  readonly space: number;
  readonly weight?: number;
}

interface LabelStyle extends TextSize {
  readonly x: number;
  readonly y: number;
  readonly color: Color;
}

const SMALLEST = 2 / 3;
/** Maximum number of characters in a label. Longer names do not fit at any size. */
const LONGEST_LABEL = 80;

/** A line of text. Empty if the fonts have none of the characters. */
const label = (shaper: Shaper, text: string, { x, y, color, ...size }: LabelStyle): readonly Shape[] => {
  const fitted = fittedText(shaper, text, size);
  if (!fitted) return [];
  const { path, box, scale } = fitted;
  return [{ path, transform: [scale, 0, 0, scale, x - box.x * scale, y], fill: color }];
};

/** The outline of a line of text, and its scale. Undefined if the fonts have none of the characters. */
const fittedText = (shaper: Shaper, text: string, { size, space, weight = 700 }: TextSize) => {
  const outlineOf = (shown: string) => shaper.label(shown, { font: 'sans', weight });
  const widest = (space / (size * SMALLEST)) * 1000;
  let kept = [...text].slice(0, LONGEST_LABEL);
  let outline = outlineOf(kept.join(''));
  while (outline.box.width > widest && kept.length > 1) {
    kept = kept.slice(0, Math.min(kept.length - 1, Math.ceil((kept.length * widest) / outline.box.width)));
    outline = outlineOf(`${kept.join('').trimEnd()}…`);
  }
  const { path, box } = outline;
  return path === '' ? undefined : { path, box, scale: Math.min(size / 1000, space / box.width) };
};
