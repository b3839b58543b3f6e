// Types of the report: findings and examined looks.
import type { Color } from '../../model/color.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { GlyphKind } from '../glyph/glyph.ts';
import type { Part } from '../glyph/part.ts';

/** One finding; `setting` names the field of the request that changes it. */
export interface Finding {
  readonly id: string;
  readonly level: 'ok' | 'info' | 'warning';
  readonly value: string;
  readonly message: string;
  readonly setting: string | undefined;
}

export type StyleColor = 'bg' | 'fg' | 'stroke' | 'fill';

/** A look with the colors and parts that it paints, and the tabs that show it. */
export interface Examined {
  readonly kind: GlyphKind;
  readonly look: Look;
  readonly parts: readonly Part[];
  readonly ink: Color;
  readonly accent: Color | undefined;
  /** The scheme that the look is for. */
  readonly scheme: ColorScheme;
  /** The schemes of the tabs that show the look. */
  readonly tabs: readonly ColorScheme[];
  /** The field of a color in this scheme: `fg` or `dark_fg`. */
  readonly colorField: (field: StyleColor) => string;
  /** The field that adds a plate to a look without one. */
  readonly plateField: string;
}

/** `4.479` → `4.47:1`; rounded down, so that no ratio seems to reach a minimum that it misses. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
