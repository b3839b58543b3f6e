// Types of the report: findings and their input.

import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import type { GlyphKind } from '../glyph/glyph.ts';
import type { GlyphInk, InkedGlyph } from '../glyph/ink.ts';

/** From good to bad. */
const LEVELS = ['ok', 'info', 'warning'] as const;

/** A finding. `setting` is the request field that affects it. */
export interface Finding {
  readonly id: string;
  readonly level: (typeof LEVELS)[number];
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

/** The finding with the first message that is not false. No finding without such a message. */
export const finding = (
  id: string,
  setting: string,
  value: string,
  messages: Readonly<Partial<Record<Finding['level'], string | false>>>,
): readonly Finding[] =>
  LEVELS.flatMap(level => {
    const message = messages[level];
    return message ? [{ id, level, value, message, setting }] : [];
  }).slice(0, 1);

/** Side in pixels of tab icons. */
export const TAB_PIXELS = 16;

/** Formats a ratio: `4.479` → `4.47:1`. Rounds down, so that 4.499 does not look like the minimum of 4.50. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
