// Types of the field tables: source of parsing, defaults, documentation and schemas.
import type { ProblemCode } from '../problems.ts';

interface FieldBase {
  readonly description: string;
  /** Null is allowed and means that the field is absent, or that nothing is painted. */
  readonly nullMeans?: 'absent' | 'none';
  /** Code of a problem with this field; `invalid_json` by default. */
  readonly code?: ProblemCode;
}

/** Any text; blank text counts as absent. */
export interface TextField extends FieldBase {
  readonly type: 'text';
  readonly default?: string;
  readonly example: string;
}

/** One or two initials; blank text counts as absent. */
export interface InitialsField extends FieldBase {
  readonly type: 'initials';
  readonly example: string;
}

/** One of a fixed set of words. */
export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

/** A CSS color or `none`; `default` is a color, or describes how the color is derived from others. */
export interface ColorField extends FieldBase {
  readonly type: 'color';
  readonly default: string;
  readonly example?: string;
}

/** A number, clamped to its range; with `wraps`, it is taken modulo `maximum` instead. */
export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly wraps?: boolean;
  readonly integer?: boolean;
}

export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
}

export type Field = TextField | InitialsField | ChoiceField | ColorField | NumberField | BooleanField;

/** Fields by name. */
export type FieldTable = Readonly<Record<string, Field>>;

/** Whether the default of a color field is a color, not a description. */
export const isLiteralColor = (text: string): boolean => /^(?:none|#[\da-f]+)$/.test(text);
