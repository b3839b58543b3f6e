// What one field of a request is, as data: parsing, defaults, documentation and OpenAPI all read the same rows.
import type { ProblemCode } from '../problems.ts';

interface FieldBase {
  readonly description: string;
  /** Whether null is allowed, and what it says: the field is not there, or nothing is painted. */
  readonly nullMeans?: 'absent' | 'none';
  /** The code of a problem with this field; `invalid_json` unless told. */
  readonly code?: ProblemCode;
}

/** Free text; blank text counts as absent. */
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

/** One of a few words. */
export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

/** A CSS colour or `none`; `default` is the value itself or says in words where it comes from. */
export interface ColorField extends FieldBase {
  readonly type: 'color';
  readonly default: string;
  readonly example: string;
}

/** A number; what lies outside of the range is moved to its nearest end, and with `modulo` wraps around. */
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

/** Fields by their names in the request. */
export type FieldTable = Readonly<Record<string, Field>>;
