// Types of the report: findings and their input.

import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import type { GlyphKind } from '../glyph/glyph.ts';
import type { GlyphInk, InkedGlyph } from '../glyph/ink.ts';

/** A finding. `setting` is the request field that affects it. */
export interface Finding {
  readonly id: string;
  readonly level: 'ok' | 'info' | 'warning';
  readonly value: string;
  readonly message: string;
  readonly setting: string | undefined;
}

export type StyleColor = 'bg' | 'fg' | 'stroke' | 'fill';

/** Input of a rule: a glyph with look and colors, and the tabs that show it. */
export interface Examined {
  readonly kind: GlyphKind;
  readonly glyph: InkedGlyph;
  /** The glyph that tabs show: of small artwork or, without it, the main glyph. */
  readonly inTabs: InkedGlyph;
  readonly look: Look;
  readonly ink: Color;
  readonly accent: Color | undefined;
  readonly inkOn: (role: 'touch' | 'maskable') => GlyphInk;
  readonly scheme: ColorScheme;
  /** Color schemes of tabs that show this look. */
  readonly tabs: readonly ColorScheme[];
  /** Name of the request field for a color of this scheme: `fg` or `dark_fg`. */
  readonly fieldNameOf: (field: StyleColor) => string;
  readonly isResponsive: boolean;
  readonly isPlateDerived: boolean;
  /** Name of the request field that adds a plate to a look without plate. */
  readonly plateField: string;
}

/** Formats a ratio: `4.479` → `4.47:1`. Rounds down, so that 4.499 does not look like the minimum of 4.50. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
