// Defaults of settings.
import { EXPORT_FIELDS, type ExportFieldName, INITIALS_PADDING } from './export-fields.ts';
import type { Setting } from './export-request.ts';
import { type Field, isLiteralColor } from './field.ts';

/** The default of a field as text; `undefined` for a field without default or with one that follows from others. */
export const constantDefault = (name: string, settings: readonly Setting[]): string | undefined => {
  if (name === 'padding' && settings.some(({ field }) => field === 'text')) return String(INITIALS_PADDING);
  const field: Field = EXPORT_FIELDS[name as ExportFieldName];
  if (!('default' in field) || field.default === undefined) return undefined;
  if (field.type === 'color' && !isLiteralColor(field.default)) return undefined;
  if (field.type === 'number' && typeof field.default === 'string') return undefined;
  return String(field.default);
};

/** Whether a setting has its default, whether or not the client sent that value. */
export const isDefault = ({ field, value, given }: Setting, settings: readonly Setting[]): boolean =>
  !given || value === constantDefault(field, settings);
