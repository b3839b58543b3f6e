// Converts the design to and from the query of the page URL. (Decision 071)
import { capitalInitials, initialsForm } from '../../../contract/export/drawn-text.ts';
import { EXPORT_FIELD_NAMES, EXPORT_FIELDS, isExportField } from '../../../contract/export/export-fields.ts';
import type { Field } from '../../../contract/export/field.ts';
import { readFields } from '../../../contract/export/read-fields.ts';
import { type Design, hasSource, INITIAL_DESIGN, isLogoId, omitDefaults } from './design.ts';

/** For example `?library=lucide&name=rocket&bg=%23075985`. */
export const designQuery = (design: Design): string => {
  const parameters = new URLSearchParams();
  for (const name of EXPORT_FIELD_NAMES) {
    const value = design[name];
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `?${parameters}`;
};

/** Parses a query. Ignores invalid parameters, so that every URL can be opened. */
export const designFromQuery = (query: string): Design => {
  const parsed = Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, text]) =>
      isExportField(name) ? [[name, parseValue(EXPORT_FIELDS[name], text)]] : [],
    ),
  );
  const { values, violations } = readFields(EXPORT_FIELDS, parsed);
  const invalid = new Set(violations.map(({ field }) => field));
  const valid = Object.fromEntries(
    Object.entries(parsed)
      .filter(([name, value]) =>
        isExportField(name) && EXPORT_FIELDS[name].type === 'artwork'
          ? isLogoId(String(value))
          : !invalid.has(name),
      )
      // Takes numbers as limited to their ranges, so that the sliders show them.
      .map(([name, value]) => [
        name,
        typeof value === 'number' && isExportField(name) ? values[name] : value,
      ]),
  );
  const text = capitalInitials(String(valid.text ?? ''), initialsForm(valid));
  const design = omitDefaults({ ...valid, text });
  return hasSource(design) ? design : { ...design, ...INITIAL_DESIGN };
};

// Does not use the parser of the contract, which would add the table of search parameters to the first page.
const parseValue = (field: Field, text: string): unknown => {
  if (field.type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (field.type === 'boolean') return text === 'true';
  return text;
};
