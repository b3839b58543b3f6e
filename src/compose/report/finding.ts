// Findings of the report, and what their rules examine.
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import type { GlyphKind } from '../glyph/glyph.ts';
import type { InkedGlyph } from '../glyph/ink.ts';
import type { GlyphInk } from '../glyph/part.ts';

/** From good to bad. */
const LEVELS = ['ok', 'info', 'warning'] as const;

/** A finding. `setting` is the field of the request that changes it. */
export interface Finding {
  readonly id: string;
  readonly level: (typeof LEVELS)[number];
  readonly value: string;
  readonly message: string;
  readonly setting: string | undefined;
}

/** What a rule examines: a glyph in one look. */
export interface Examined {
  readonly kind: GlyphKind;
  readonly glyph: InkedGlyph;
  /** The glyph in tabs: that of `small_artwork`, or `glyph`. */
  readonly inTabs: InkedGlyph;
  readonly look: Look;
  readonly ink: Color;
  readonly accent: Color | undefined;
  readonly inkOn: (role: 'touch' | 'maskable') => GlyphInk;
  readonly scheme: ColorScheme;
  /** Color schemes of the tabs that show this look. */
  readonly tabs: readonly ColorScheme[];
  /** Name of the field of the request for a color in this look: `fg` or `dark_fg`. */
  readonly fieldNameOf: (field: 'bg' | 'fg' | 'stroke' | 'fill') => string;
  readonly isResponsive: boolean;
  readonly isPlateDerived: boolean;
  /** Name of the field of the request that adds a plate to a look without a plate. */
  readonly plateField: string;
}

/** A list with the finding of the first level whose message is not false. Empty if there is no such message. */
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

/** Formats a contrast ratio, rounded down: `4.499` → `4.49:1`, which is less than the minimum of 4.5. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
