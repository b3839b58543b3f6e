// Validates request fields with a field table.
import { parseColor } from '../../compose/color/color.ts';
import { DOT } from '../../compose/defaults.ts';
import type { Undrawable } from '../../compose/glyph/glyph.ts';
import type { Color } from '../../model/scene.ts';
import { type FieldViolation, quote } from '../problems.ts';
import { ARTWORK_FORM, readArtworkText } from './artwork-data.ts';
import { capitalInitials, type InitialsForm, initialsForm, isEmoji } from './drawn-text.ts';
import { EXPORT_FIELDS, OTHER_MEMBERS } from './export-fields.ts';
import type {
  ColorFieldSpec,
  Field,
  FieldTable,
  ListFieldSpec,
  NumberFieldSpec,
  RowValue,
  TextFieldSpec,
} from './field.ts';

type Value<F extends Field> = F extends ColorFieldSpec ? Color | 'none' : RowValue<F>;

/** Valid values by field. Undefined for absent and invalid fields. */
export type FieldValues<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Value<Table[Name]> | undefined;
};

export interface FieldReading<Table extends FieldTable> {
  readonly values: FieldValues<Table>;
  /** Numbers out of range as received, by field. */
  readonly clamped: Readonly<Record<string, string>>;
  /** Names of unknown fields, in order of appearance, up to the limit for messages. Unknown fields are ignored. */
  readonly unknown: readonly string[];
  readonly violations: readonly FieldViolation[];
}

/** A valid value, or descriptions of the expected and the received value. */
type Reading =
  | { readonly value?: string | number | boolean | Color; readonly clampedFrom?: string }
  | {
      readonly expected: string;
      readonly received?: string;
      readonly hint?: string;
    };

const ABSENT: Reading = {};

const readText = (raw: unknown, expected: string, read: (text: string) => Reading): Reading => {
  if (typeof raw !== 'string') return { expected };
  return raw.trim() === '' ? ABSENT : read(raw);
};

const readForm = (raw: unknown, { expected, read }: TextForm): Reading =>
  readText(raw, expected, text => {
    const value = read(text.trim());
    return value === undefined ? { expected } : { value };
  });

interface TextForm {
  readonly expected: string;
  readonly read: (text: string) => string | undefined;
}

const ANY_TEXT: TextForm = { expected: 'a string', read: text => text };
const EMOJI: TextForm = {
  expected: 'one emoji, such as 🦊',
  read: text => (isEmoji(text) ? text : undefined),
};

const MAXIMUM_PATH = 500;

/** The start of a folder, then segments without characters that mean something in markup, file systems or queries. */
const FOLDER =
  /^(?:https?:\/\/[\w.-]+(?::\d+)?\/|\/|\.\/|(?:\.\.\/)+)(?:(?!\.{1,2}\/)[\p{L}\p{M}\p{N}._~%@+-]+\/)*$/u;

/** The value of the field `path`, with a slash at the end. Undefined for other texts. */
export const folderOfText = (text: string): string | undefined => {
  const folder = `${text}/`.replace(/\/\/$/, '/');
  return folder.length <= MAXIMUM_PATH && FOLDER.test(folder) ? folder : undefined;
};

const TEXT_FORMS: Readonly<Record<NonNullable<TextFieldSpec['form']>, TextForm>> = {
  language: {
    expected: 'a language tag such as en-US',
    read: text => {
      try {
        return Intl.getCanonicalLocales(text)[0];
      } catch {
        return undefined;
      }
    },
  },
  path: {
    expected: `a path of the site such as /app/, of at most ${MAXIMUM_PATH} characters without spaces`,
    // Browsers interpret // and \ as the start of a host.
    read: text =>
      text.length <= MAXIMUM_PATH && /^(?:\/(?!\/)|\.\.?\/)[^\s\\\p{C}]*$/u.test(text) ? text : undefined,
  },
  folder: {
    expected: `a folder such as /assets/icons/, ./icons/ or https://cdn.example.org/icons/, of at most ${MAXIMUM_PATH} characters`,
    read: text => folderOfText(text),
  },
  badge: {
    expected: `1 to 4 letters A to Z or digits, or ${DOT}`,
    read: text => (text === DOT ? DOT : /^[A-Z\d]{1,4}$/.exec(text.toUpperCase())?.[0]),
  },
};

const expectedInitials = ({ isShort }: InitialsForm): string =>
  isShort ? '1 to 3 letters, digits or signs of & @ # +' : '1 to 2 letters or digits';

const readInitials = (raw: unknown, source: object): Reading => {
  const form = initialsForm(source);
  const expected = expectedInitials(form);
  return readText(raw, expected, text => {
    const value = capitalInitials(text, form);
    if (value !== undefined) return { value };
    return {
      expected,
      ...(isEmoji(text.trim()) && { hint: 'Use emoji instead of text for an emoji.' }),
    };
  });
};

/** The violation of initials that the installed fonts cannot draw. */
export const undrawableInitials = (
  fields: { readonly text_form?: unknown },
  { character, isRare }: Undrawable,
): FieldViolation => {
  const expected = `${expectedInitials(initialsForm(fields))} that the installed fonts can draw`;
  const reason = isRare ? ', which only a clone or the container image of Favsmith can draw' : '';
  return {
    field: 'text',
    code: 'invalid_text',
    detail: `text must be ${expected}, got ${quote(character)}${reason}`,
  };
};

const readColor = (raw: unknown): Reading => {
  const value = typeof raw === 'string' ? parseColor(raw) : undefined;
  if (value !== undefined) return { value };
  const isHex = typeof raw === 'string' && /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(raw.trim());
  return { expected: `a CSS color${isHex ? ` such as #${raw.trim()}` : ''} or "none"` };
};

const readNumber = (raw: unknown, { minimum, maximum, wraps, integer }: NumberFieldSpec): Reading => {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return { expected: 'a finite number' };
  // Adding 0 converts -0 to 0.
  if (wraps) return { value: raw >= 0 ? (raw % maximum) + 0 : ((raw % maximum) + maximum) % maximum };
  const whole = integer ? Math.round(raw) : raw;
  const value = Math.min(Math.max(whole, minimum), maximum) + 0;
  return value === whole ? { value } : { value, clampedFrom: String(raw) };
};

const readChoice = (raw: unknown, choices: readonly string[]): Reading =>
  typeof raw === 'string' && choices.includes(raw)
    ? { value: raw }
    : { expected: `one of ${choices.join(', ')}` };

const readList = (raw: unknown, { items }: ListFieldSpec): Reading => {
  const expected = items
    ? `one or more of ${items.join(', ')}, separated by commas`
    : 'a text of values, separated by commas';
  return readText(raw, expected, text => {
    const given = text
      .toLowerCase()
      .split(',')
      .map(item => item.trim().replace(/\s+/g, ' '))
      .filter(Boolean);
    const value = items ? items.filter(item => given.includes(item)) : [...new Set(given)];
    return items && !given.every(item => items.includes(item)) ? { expected } : { value: value.join(',') };
  });
};

const readField = (field: Field, raw: unknown, source: object): Reading => {
  if (raw === undefined) return ABSENT;
  if (raw === null && field.nullMeans) return field.nullMeans === 'none' ? { value: 'none' } : ABSENT;
  switch (field.type) {
    case 'text':
      return readForm(raw, field.form ? TEXT_FORMS[field.form] : ANY_TEXT);
    case 'initials':
      return readInitials(raw, source);
    case 'emoji':
      return readForm(raw, EMOJI);
    case 'artwork':
      return readText(raw, ARTWORK_FORM, readArtworkText);
    case 'choice':
      return readChoice(raw, field.choices);
    case 'list':
      return readList(raw, field);
    case 'color':
      return readColor(raw);
    case 'number':
      return readNumber(raw, field);
    case 'boolean':
      return typeof raw === 'boolean' ? { value: raw } : { expected: 'true or false' };
  }
};

/** Names of the first five properties that are not in `table`. Ignores properties of icons and designs. */
export const unknownFields = (source: object, table: FieldTable = EXPORT_FIELDS): readonly string[] =>
  Object.keys(source)
    .filter(name => !Object.hasOwn(table, name) && !OTHER_MEMBERS.includes(name))
    .slice(0, 5);

/** The value of a field. `svg` is the former name of favicon_svg; in found icons, it is the SVG source. */
const ownValue = (source: object, name: string): unknown => {
  const own = (key: string): unknown =>
    Object.hasOwn(source, key) ? source[key as keyof typeof source] : undefined;
  if (name !== 'favicon_svg' || Object.hasOwn(source, name)) return own(name);
  const former = own('svg');
  return former === 'plain' || former === 'responsive' ? former : undefined;
};

export const readFields = <Table extends FieldTable>(table: Table, source: object): FieldReading<Table> => {
  const values: Record<string, unknown> = {};
  const clamped: Record<string, string> = {};
  const violations: FieldViolation[] = [];
  for (const [name, field] of Object.entries(table)) {
    const raw = ownValue(source, name);
    const read = readField(field, raw, source);
    if ('expected' in read) {
      const detail = `${name} must be ${read.expected}, got ${read.received ?? quote(raw)}`;
      const code = field.code ?? 'invalid_json';
      violations.push({ field: name, code, detail, ...(read.hint && { hint: read.hint }) });
      continue;
    }
    values[name] = read.value;
    if (read.clampedFrom !== undefined) clamped[name] = read.clampedFrom;
  }
  return { values: values as FieldValues<Table>, clamped, unknown: unknownFields(source, table), violations };
};
