// The design being made: the body of an export, holding only what differs from the defaults.
import {
  EXPORT_FIELDS,
  type ExportFieldName,
  INITIALS_PADDING,
} from '../../contract/export/export-fields.ts';
import type { Field } from '../../contract/export/field.ts';

type Value<F extends Field> = F extends { type: 'number' }
  ? number
  : F extends { type: 'boolean' }
    ? boolean
    : string;

export type Design = { readonly [Name in ExportFieldName]?: Value<(typeof EXPORT_FIELDS)[Name]> };

/** What changes in a design; `undefined` takes a field back to its default. */
export type DesignChange = { readonly [Name in ExportFieldName]?: Design[Name] | undefined };

/** What an empty page starts with. */
export const STARTER: Design = { library: 'lucide', name: 'rocket' };

export const SOURCE_FIELDS: readonly ExportFieldName[] = ['library', 'name', 'style', 'text'];

/** The design after a change. */
export const changedDesign = (design: Design, change: DesignChange): Design =>
  slimDesign({ ...design, ...change });

/** The design's subject with every other setting at its default. */
export const resetDesign = (design: Design): Design =>
  Object.fromEntries(Object.entries(design).filter(([name]) => isSourceField(name)));

/** Leaves out what is not there or says the default, so that equal designs have equal addresses. */
export const slimDesign = (design: DesignChange): Design =>
  Object.fromEntries(
    Object.entries(design).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== defaultOf(name, design),
    ),
  );

/** The default that holds for a field within this design; undefined where it follows from other colours. */
export const defaultOf = (name: string, design: DesignChange): string | number | boolean | undefined => {
  if (name === 'padding' && design.text) return INITIALS_PADDING;
  const field: Field = EXPORT_FIELDS[name as ExportFieldName];
  if (field.type === 'initials' || (field.type === 'color' && !field.default.startsWith('#')))
    return undefined;
  return field.default;
};

export const hasSource = ({ text, library, name }: Design): boolean =>
  text !== undefined || (library !== undefined && name !== undefined);

const isSourceField = (name: string): boolean => SOURCE_FIELDS.some(field => field === name);
