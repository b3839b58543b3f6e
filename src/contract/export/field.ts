// Types of the field tables, from which parsing, defaults, documentation and schemas are derived.

import { LONGEST_COLOR } from '../../compose/defaults.ts';
import type { ProblemCode } from '../problems.ts';

/** The parts of a package, by where an icon appears. */
export const PARTS = ['tab', 'touch', 'app', 'social'] as const;

export type Part = (typeof PARTS)[number];

export const DEFAULT_PARTS: readonly Part[] = ['tab', 'touch', 'app'];

/** Places besides a site that show icons, with their names: apps, extensions, editors and desktops. */
export const TARGET_NAMES = {
  extension: 'Browser extension',
  electron: 'Electron',
  tauri: 'Tauri',
  ios: 'iOS',
  android: 'Android',
  capacitor: 'Capacitor',
  expo: 'Expo',
  vscode: 'VS Code',
  macos: 'macOS',
  windows: 'Windows',
  linux: 'Linux',
} as const;

export type Target = keyof typeof TARGET_NAMES;

export const TARGETS = Object.keys(TARGET_NAMES) as readonly Target[];

interface FieldBase {
  readonly description: string;
  /** Meaning of null: the field is absent, or nothing is painted. If undefined, null is a violation. */
  readonly nullMeans?: 'absent' | 'none';
  /** Problem code for this field. Default: `invalid_json`. */
  readonly code?: ProblemCode;
  /** Source that the field describes. Packages of other sources do not list the field. */
  readonly source?: 'icon' | 'initials' | 'emoji';
  /** Part of the package that the field is about. Without that part, the field has no effect. */
  readonly part?: Part;
}

/** A text, optionally of a given form. Blank text counts as absent. */
export interface TextFieldSpec extends FieldBase {
  readonly type: 'text';
  /** A BCP 47 language tag, a URL without scheme and host, the URL of a folder, or the text of a badge. */
  readonly form?: 'language' | 'path' | 'folder' | 'badge';
  readonly default?: string;
  readonly example: string;
}

/** One or two initials, one emoji, or a picture as SVG source or data URL. Blank text counts as absent. */
interface DrawnFieldSpec extends FieldBase {
  readonly type: 'initials' | 'emoji' | 'artwork';
  readonly example: string;
}

interface ChoiceFieldSpec extends FieldBase {
  readonly type: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

/** Values separated by commas, each at most once. With `items`, only these, in their order. */
export interface ListFieldSpec extends FieldBase {
  readonly type: 'list';
  readonly items?: readonly string[];
  readonly default?: string;
  readonly example: string;
}

/** A CSS color or `none`. `default` is a color, or a sentence about how the color is derived. */
export interface ColorFieldSpec extends FieldBase {
  readonly type: 'color';
  readonly default: string;
  readonly example?: string;
}

/** A number that is clamped or, with `wraps`, reduced modulo `maximum`. A string as `default` names the field to copy. */
export interface NumberFieldSpec extends FieldBase {
  readonly type: 'number';
  readonly default: number | string;
  readonly example?: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly wraps?: boolean;
  readonly integer?: boolean;
}

interface BooleanFieldSpec extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
}

export type Field =
  | TextFieldSpec
  | DrawnFieldSpec
  | ChoiceFieldSpec
  | ListFieldSpec
  | ColorFieldSpec
  | NumberFieldSpec
  | BooleanFieldSpec;

export type FieldTable = Readonly<Record<string, Field>>;

/** The JSON type of the values that a row of a table allows, except null. */
export type RowValue<Row> = Row extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { readonly type: 'number' | 'count' }
    ? number
    : Row extends { readonly type: 'boolean' }
      ? boolean
      : string;

/** Whether the default of a color field is a color instead of a sentence. */
export const isLiteralColor = (text: string): boolean => /^(?:none|#[\da-f]+)$/.test(text);

export const COLOR_SYNTAX =
  'A color is a CSS color (CSS Color 4) that needs no context: #rgb, #rgba, #rrggbb, #rrggbbaa, a color name, rgb(), ' +
  'hsl(), hwb(), lab(), lch(), oklab(), oklch() or color(), with or without alpha. none and transparent paint ' +
  'nothing. Colors outside of sRGB are mapped to the nearest one of the same hue and lightness. Not accepted are ' +
  'currentcolor, system colors, var(), calc(), color-mix() and relative colors, and texts longer than ' +
  `${LONGEST_COLOR} characters.`;
