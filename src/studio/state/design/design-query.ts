// Converts the design to and from the query of the page URL. (Decision 071)
import { ARTWORK_FIELD_NAMES } from '../../../contract/export/artwork-data.ts';
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

interface DesignReading {
  readonly design: Design;
  /** Whether the query has a source. Otherwise the design has the default source. */
  readonly isComplete: boolean;
  /** What is wrong with values that the design does not take. */
  readonly refused: readonly string[];
}

/** Parses a query. Every URL can be opened. */
export const readDesign = (query: string): DesignReading => {
  const parsed = Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, text]) =>
      isExportField(name) ? [[name, parseValue(EXPORT_FIELDS[name], text)]] : [],
    ),
  );
  const { values, violations } = readFields(EXPORT_FIELDS, parsed);
  const problems = new Map(violations.map(({ field, detail }) => [field, detail]));
  for (const name of ARTWORK_FIELD_NAMES) {
    if (parsed[name] === undefined || isLogoId(String(parsed[name]))) problems.delete(name);
    else problems.set(name, `${name} is not the name of a logo in this browser`);
  }
  const valid = Object.fromEntries(
    Object.entries(parsed)
      .filter(([name]) => !problems.has(name))
      // Takes numbers as limited to their ranges, so that the sliders show them.
      .map(([name, value]) => [
        name,
        typeof value === 'number' && isExportField(name) ? values[name] : value,
      ]),
  );
  const text = capitalInitials(String(valid.text ?? ''), initialsForm(valid));
  const design = omitDefaults({ ...valid, text });
  const isComplete = hasSource(design);
  return {
    design: isComplete ? design : { ...design, ...INITIAL_DESIGN },
    isComplete,
    refused: [...problems.values()],
  };
};

export const designFromQuery = (query: string): Design => readDesign(query).design;

// Does not use the parser of the contract, which would add the table of search parameters to the first page.
const parseValue = (field: Field, text: string): unknown => {
  if (field.type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (field.type === 'boolean') return text === 'true';
  return text;
};
