// Badges: up to four letters or a dot on a favicon, for example "DEV".
import type { Badge } from '../model/look.ts';
import type { Color, Shape } from '../model/scene.ts';
import { ellipse, rectangle } from '../svg/path-data.ts';
import { defaultInk } from './color/legible.ts';
import { DOT, MAX_FITTED_PIXELS } from './defaults.ts';
import type { SizedTarget } from './fit/render-target.ts';

/** Center lines of letters that are five units high, for lines of one unit. At 16 px, a unit is a pixel. */
const LETTERS = new Map(
  `A M0 4V1L1 0L2 1V4M0 2H2|B M0 2H1L2 3L1 4H0V0H1L2 1L1 2|C M2 0H1L0 1V3L1 4H2|D M0 0V4H1L2 3V1L1 0Z|
E M2 0H0V4H2M0 2H1|F M2 0H0V4M0 2H1|G M2 0H1L0 1V3L1 4H2V2|H M0 0V4M2 0V4M0 2H2|I M0 0V4|
J M2 0V3L1 4L0 3|K M0 0V4M2 0L0 2L2 4|L M0 0V4H2|M M0 4V0L2 2L4 0V4|N M0 4V0L3 4V0|
O M1 0L0 1V3L1 4L2 3V1Z|P M0 4V0H1L2 1L1 2H0|Q M1 0L0 1V3L1 4L2 3V1ZM1 3L2 4|
R M0 4V0H1L2 1L1 2H0M1 2L2 4|S M2 0H1L0 1L2 3L1 4H0|T M0 0H2M1 0V4|U M0 0V3L1 4L2 3V0|
V M0 0V2L1 4L2 2V0|W M0 0V4L2 2L4 4V0|X M0 0L2 4M2 0L0 4|Y M0 0L1 2L2 0M1 2V4|Z M0 0H2L0 4H2|
0 M0 0H2V4H0Z|1 M0 1L1 0V4|2 M0 0H2V2H0V4H2|3 M0 0H2V4H0M0 2H2|4 M0 0V2H2M2 0V4|5 M2 0H0V2H2V4H0|
6 M2 0H0V4H2V2H0|7 M0 0H2V1L1 4|8 M0 0H2V4H0ZM0 2H2|9 M2 2H0V0H2V4H0`
    .split(/\|\n?/)
    .map(row => [row.slice(0, 1), row.slice(2)]),
);

/** Width of a letter with the space after it, in units. */
const advanceOf = (letter: string): number => ({ I: 2, 1: 3, M: 6, N: 5, W: 6 })[letter] ?? 4;

/** In units: height of a badge, minimum width of the image, and radius of the dot with its outline. */
const [HEIGHT, ACROSS, DOT_RADIUS] = [7, 16, 4] as const;

/** Sizes and positions on home screens as fractions of the side: in the safe zone, because platforms crop corners. */
const HOME_SCREEN = { width: 0.46, bottom: 0.78, dotCenter: 0.7, dotRadius: 0.1 };

/** The shapes of a badge. A dot if a unit of its letters would be less than a pixel. */
export const badgeShapes = ({ text, color }: Badge, { role, size }: SizedTarget): readonly Shape[] => {
  if (role === 'monochrome') return [];
  const ink = defaultInk({ mode: 'solid', color });
  const isOnHomeScreen = role !== 'any';
  // With a margin of one unit on both sides. The last letter has a space after it.
  const width = [...text].reduce((sum, letter) => sum + advanceOf(letter), 1);
  const across = Math.max(ACROSS, width);
  if (text === DOT || size < across) {
    const radius = isOnHomeScreen ? size * HOME_SCREEN.dotRadius : (size * DOT_RADIUS) / ACROSS;
    const center = isOnHomeScreen ? size * HOME_SCREEN.dotCenter : size - radius;
    return [disc(center, radius, ink), disc(center, radius * 0.75, color)];
  }
  const isFitted = size <= MAX_FITTED_PIXELS;
  const exact = (size * (isOnHomeScreen ? HOME_SCREEN.width : 1)) / across;
  const unit = isFitted ? Math.floor(2 * exact) / 2 : exact;
  const left = isOnHomeScreen ? (size - width * unit) / 2 : size - width * unit;
  const top = (isOnHomeScreen ? size * HOME_SCREEN.bottom : size) - HEIGHT * unit;
  let x = left + 1.5 * unit;
  const letters = [...text].map((letter): Shape => {
    const transform = [unit, 0, 0, unit, x, top + 1.5 * unit] as const;
    x += advanceOf(letter) * unit;
    const ends = isFitted ? ({ cap: 'square', join: 'miter' } as const) : ROUND;
    return {
      path: LETTERS.get(letter) ?? '',
      transform,
      stroke: { paint: ink, width: 1, miterLimit: 4, ...ends },
    };
  });
  // The outline separates the badge from a plate of the same color. It is not needed at the image edges.
  const outline = unit * (isOnHomeScreen ? 2 : 1);
  const [wide, high] = [width * unit, HEIGHT * unit];
  return [
    {
      path: rectangle(left - unit, top - unit, wide + outline, high + outline, 2 * unit),
      fill: ink,
    },
    { path: rectangle(left, top, wide, high, 1.5 * unit), fill: color },
    ...letters,
  ];
};

const ROUND = { cap: 'round', join: 'round' } as const;

const disc = (center: number, radius: number, fill: Color): Shape => ({
  path: ellipse(center, center, radius, radius),
  fill,
});
