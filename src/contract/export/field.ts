// Types of the field tables, which drive parsing, defaults, documentation and schemas.

import { LONGEST_COLOR } from '../../compose/defaults.ts';
import type { ProblemCode } from '../problems.ts';

interface FieldBase {
  readonly description: string;
  /** Meaning of null: the field is absent, or nothing is painted. Null is a violation if this is not set. */
  readonly nullMeans?: 'absent' | 'none';
  /** Code of a problem with this field; `invalid_json` by default. */
  readonly code?: ProblemCode;
  /** Whether packages list the setting only if it is given. A new field then does not change other packages. */
  readonly isExtension?: boolean;
  /** Source that the field describes; packages of other sources do not list it. */
  readonly source?: 'icon' | 'initials' | 'emoji';
}

/** Any text, or a text of the given form; blank text counts as absent. */
export interface TextFieldSpec extends FieldBase {
  readonly type: 'text';
  /** A language tag (BCP 47), a URL without scheme and host, or the text of a badge. */
  readonly form?: 'language' | 'path' | 'badge';
  readonly default?: string;
  readonly example: string;
}

/** One or two initials, one emoji, or a picture as SVG text or data URL; blank text counts as absent. */
interface DrawnFieldSpec extends FieldBase {
  readonly type: 'initials' | 'emoji' | 'artwork';
  readonly example: string;
}

interface ChoiceFieldSpec extends FieldBase {
  readonly type: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

/** A CSS color or `none`. `default` is a color, or text that describes how the color is derived. */
export interface ColorFieldSpec extends FieldBase {
  readonly type: 'color';
  readonly default: string;
  readonly example?: string;
}

/** Clamped or, with `wraps`, taken modulo `maximum`. A text as `default` names the field whose value is used. */
export interface NumberFieldSpec extends FieldBase {
  readonly type: 'number';
  readonly default: number | string;
  readonly example?: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly wraps?: boolean;
  readonly integer?: boolean;
}

export interface BooleanFieldSpec extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
}

export type Field =
  | TextFieldSpec
  | DrawnFieldSpec
  | ChoiceFieldSpec
  | ColorFieldSpec
  | NumberFieldSpec
  | BooleanFieldSpec;

export type FieldTable = Readonly<Record<string, Field>>;

/** Whether the default of a color field is a color, not a description. */
export const isLiteralColor = (text: string): boolean => /^(?:none|#[\da-f]+)$/.test(text);

export const COLOR_SYNTAX =
  'A color is a CSS color (CSS Color 4) that needs no context: #rgb, #rgba, #rrggbb, #rrggbbaa, a color name, rgb(), ' +
  'hsl(), hwb(), lab(), lch(), oklab(), oklch() or color(), with or without alpha. none and transparent paint ' +
  'nothing. Colors outside of sRGB are mapped to the nearest one of the same hue and lightness. Not accepted are ' +
  'currentcolor, system colors, var(), calc(), color-mix() and relative colors, and texts longer than ' +
  `${LONGEST_COLOR} characters.`;
