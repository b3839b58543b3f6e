// The design: an export body without default values. (Decision 071)
import { DEFAULT_PADDING } from '../../../compose/defaults.ts';
import {
  EXPORT_FIELDS,
  type ExportFieldName,
  isExportField,
} from '../../../contract/export/export-fields.ts';
import { type Field, isLiteralColor } from '../../../contract/export/field.ts';

type Value<F extends Field> = F extends { type: 'number' }
  ? number
  : F extends { type: 'boolean' }
    ? boolean
    : F extends { choices: readonly (infer Choice extends string)[] }
      ? Choice
      : string;

export type Design = { readonly [Name in ExportFieldName]?: Value<(typeof EXPORT_FIELDS)[Name]> };

export type NumberFieldName = {
  [Name in ExportFieldName]: (typeof EXPORT_FIELDS)[Name] extends { type: 'number' } ? Name : never;
}[ExportFieldName];

/** A partial design; `undefined` resets a field to its default. */
export type DesignChange = { readonly [Name in ExportFieldName]?: Design[Name] | undefined };

/** The design of a page without a query, on which the report finds nothing. */
export const INITIAL_DESIGN: Design = { library: 'lucide', name: 'flame' };

const SOURCE_FIELDS: readonly ExportFieldName[] = ['library', 'name', 'style', 'text'];

export const applyChange = (design: Design, change: DesignChange): Design =>
  omitDefaults({ ...design, ...change });

/** Keeps the subject and resets all other fields. */
export const resetSettings = (design: Design): Design =>
  Object.fromEntries(Object.entries(design).filter(([name]) => isSourceField(name)));

/** Omits empty and default values, so that equal designs have equal URLs. */
export const omitDefaults = (design: DesignChange): Design =>
  Object.fromEntries(
    Object.entries(design).filter(
      ([name, value]) =>
        value !== undefined && value !== '' && !(isExportField(name) && value === defaultOf(name, design)),
    ),
  );

/** The default of a field in this design; undefined if it follows from other colors. */
const defaultOf = (name: ExportFieldName, design: DesignChange): string | number | boolean | undefined => {
  if (name === 'padding' && design.text) return DEFAULT_PADDING.initials;
  const field: Field = EXPORT_FIELDS[name];
  if (field.type === 'initials' || field.type === 'artwork') return undefined;
  const isDerived =
    (field.type === 'color' && !isLiteralColor(field.default)) ||
    (field.type === 'number' && typeof field.default === 'string');
  return isDerived ? undefined : field.default;
};

/** The number that applies in this design: its own, that of the field which the default names, or the default. */
export const numberOf = (name: NumberFieldName, design: DesignChange): number => {
  const { default: fallback } = EXPORT_FIELDS[name];
  if (typeof fallback === 'string') return design[name] ?? numberOf(fallback, design);
  return design[name] ?? Number(defaultOf(name, design));
};

export const hasSource = ({ text, library, name }: Design): boolean =>
  text !== undefined || (library !== undefined && name !== undefined);

const isSourceField = (name: string): boolean => SOURCE_FIELDS.some(field => field === name);

/** `rocket`, or `Initials AB`. */
export const subjectTitle = ({ text, name = '' }: Design): string =>
  text === undefined ? name.replaceAll('-', ' ') : `Initials ${text}`;
