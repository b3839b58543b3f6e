// What a favicon's makers should know before they ship it: each finding with the setting that cures it.
import type { Color } from '../../model/color.ts';
import type { Look } from '../../model/look.ts';
import { composite, contrastRatio, formatColor } from '../color/color.ts';
import { groundsOf, LEGIBLE_CONTRAST } from '../color/legible.ts';
import { opaquePaint } from '../favicon.ts';
import type { Glyph } from '../glyph/glyph.ts';
import { colorsOf, inkedParts, type Part } from '../glyph/part.ts';
import { detailAt, farthestInk } from './report-detail.ts';

/** One finding; `setting` names the request's field that changes it. */
export interface Finding {
  readonly id: string;
  readonly level: 'ok' | 'info' | 'warning';
  readonly value: string;
  readonly message: string;
  readonly setting: string | undefined;
}

/** The scheme that a look is for: its settings are named after it. */
export type Scheme = 'light' | 'dark';

interface Subject {
  readonly glyph: Glyph;
  readonly look: Look;
  readonly parts: readonly Part[];
  readonly inks: readonly Color[];
  readonly scheme: Scheme;
  /** The name of a colour setting in this scheme. */
  readonly setting: (field: string) => string;
}

/** Examines one look: legibility on its plate and on tab strips, lines and gaps at 16 px, touch and maskable icons. */
export const examine = (glyph: Glyph, look: Look, scheme: Scheme = 'light'): readonly Finding[] => {
  const parts = inkedParts(glyph, look);
  const setting = (field: string) => (scheme === 'dark' ? `dark_${field}` : field);
  const subject: Subject = { glyph, look, parts, inks: colorsOf(parts), scheme, setting };
  return EXAMINATIONS.flatMap(examination => examination(subject));
};

/** WCAG 2.2, 1.4.3: what makes text comfortable, and an icon easy to tell. */
const COMFORTABLE_CONTRAST = 4.5;
/** Below this, an edge between two areas is hard to find. */
const VISIBLE_EDGE = 1.3;
/** The least of a line and of a gap that a pixel shows as such. */
const CLEAR_PIXELS = 1;

/** Tab strips of Chromium, Firefox and Safari: active and inactive. */
const STRIPS: Readonly<Record<Scheme, readonly Color[]>> = {
  light: ['#ffffff', '#dee1e6'].map(hex => ({ hex, alpha: 1 })),
  dark: ['#202124', '#35363a'].map(hex => ({ hex, alpha: 1 })),
};

const contrastOnPlate = ({ look, inks, setting }: Subject): readonly Finding[] => {
  if (!look.plate) return [];
  const grounds = groundsOf(look.plate.paint).map(ground => composite(ground, STRIPS.light[0] as Color));
  const { ink, ratio } = worstPair(inks, grounds);
  // Stroke is fg where nobody said otherwise, so fg is the one to change.
  const field = (['fg', 'stroke', 'fill'] as const).find(part => look.ink[part]?.hex === ink.hex) ?? 'fg';
  return [
    {
      id: 'contrast',
      level: ratio < LEGIBLE_CONTRAST ? 'warning' : ratio < COMFORTABLE_CONTRAST ? 'info' : 'ok',
      value: ratioText(ratio),
      message:
        ratio >= COMFORTABLE_CONTRAST
          ? 'The ink stands out from its plate everywhere.'
          : `The ink ${formatColor(ink)} is near its plate (contrast ${ratioText(ratio)}): change ${setting(field)} or ${setting('bg')}.`,
      setting: setting(field),
    },
  ];
};

/** The plate's edge against the strips, or the ink itself where there is no plate. */
const contrastOnStrips = ({ look, inks, scheme, setting }: Subject): readonly Finding[] =>
  (scheme === 'dark' ? (['dark'] as const) : (['light', 'dark'] as const)).map((strip): Finding => {
    const strips = STRIPS[strip];
    const { plate } = look;
    const ratio = plate
      ? Math.max(...groundsOf(plate.paint).map(ground => worstPair([ground], strips).ratio))
      : worstPair(inks, strips).ratio;
    const isEnough = ratio >= (plate ? VISIBLE_EDGE : LEGIBLE_CONTRAST);
    const cure =
      strip === scheme
        ? `Change ${setting(plate ? 'bg' : 'fg')}`
        : 'Set include_dark_mode, so that the icon adapts';
    const trouble = plate
      ? `The plate melts into a ${strip} tab strip: only the ink is seen there.`
      : `The ink is hard to see on a ${strip} tab strip: ${cure}, or give a ${setting('bg')}.`;
    return {
      id: `${strip}-tab-strip`,
      level: isEnough ? 'ok' : plate || strip !== scheme ? 'info' : 'warning',
      value: ratioText(ratio),
      message: isEnough ? `The icon stands out from a ${strip} tab strip.` : trouble,
      setting: setting(plate ? 'bg' : 'fg'),
    };
  });

/** What makes detail larger at 16 px, by the setting that does it. */
const CURES = {
  stroke_scale: {
    bolder: 'choose a higher stroke_scale',
    calmer: 'choose a lower stroke_scale or a simpler icon',
  },
  style: { bolder: 'choose a bolder style', calmer: 'choose another style or a simpler icon' },
  padding: { bolder: 'choose less padding', calmer: 'choose less padding' },
} as const;

const detailAtSixteen = ({ glyph, look, parts }: Subject): readonly Finding[] => {
  const { line, gap } = detailAt(parts, look, 16);
  const setting =
    glyph.drawing === 'strokes' ? 'stroke_scale' : glyph.drawing === 'initials' ? 'padding' : 'style';
  const { bolder, calmer } = CURES[setting];
  const finding = (id: string, name: string, pixels: number, fine: string, cure: string): Finding => ({
    id,
    level: pixels >= CLEAR_PIXELS ? 'ok' : 'info',
    value: `${pixels.toFixed(2)} px`,
    message: pixels >= CLEAR_PIXELS ? fine : `At 16 px the ${name} has ${pixels.toFixed(2)} px: ${cure}.`,
    setting,
  });
  return [
    ...(line === undefined
      ? []
      : [finding('thinnest-line', 'thinnest line', line, 'At 16 px every line fills a pixel.', bolder)]),
    ...(gap === undefined
      ? []
      : [
          finding('smallest-gap', 'smallest gap', Math.max(0, gap), 'At 16 px every gap stays open.', calmer),
        ]),
  ];
};

const safeZone = ({ parts, look }: Subject): readonly Finding[] => {
  const reach = farthestInk(parts, look);
  return [
    {
      id: 'safe-zone',
      level: reach <= 0.4 ? 'ok' : 'warning',
      value: `${(100 * reach).toFixed(1)} %`,
      message: `Maskable icons have all ink within ${(100 * reach).toFixed(1)} % of the side; every mask shows 40 %.`,
      setting: 'padding',
    },
  ];
};

/** Touch and maskable icons must be opaque: tells which plate they got if the look's own is not. */
const addedPlate = ({ look, inks, setting }: Subject): readonly Finding[] => {
  const colors = look.plate ? groundsOf(look.plate.paint) : [];
  if (look.plate && colors.every(({ alpha }) => alpha === 1)) return [];
  const paint = opaquePaint(look.plate?.paint, inks);
  const added = formatColor(paint.mode === 'solid' ? paint.color : paint.from);
  return [
    {
      id: 'added-plate',
      level: 'info',
      value: added,
      message: `Touch and maskable icons are opaque: on ${added}, until ${setting('bg')} is opaque too.`,
      setting: setting('bg'),
    },
  ];
};

const EXAMINATIONS: readonly ((subject: Subject) => readonly Finding[])[] = [
  contrastOnPlate,
  contrastOnStrips,
  detailAtSixteen,
  safeZone,
  addedPlate,
];

const worstPair = (inks: readonly Color[], grounds: readonly Color[]): { ink: Color; ratio: number } =>
  inks
    .flatMap(ink => grounds.map(ground => ({ ink, ratio: contrastRatio(ink, ground) })))
    .reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst));

const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
