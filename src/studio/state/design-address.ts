// A design as the query of the page's address: the same parameters that a preview takes.
import { EXPORT_FIELDS, type ExportFieldName } from '../../contract/export/export-fields.ts';
import type { Field } from '../../contract/export/field.ts';
import { capitalInitials } from '../../contract/export/initials.ts';
import { readFields } from '../../contract/export/read-fields.ts';
import { type Design, type DesignChange, hasSource, STARTER, slimDesign } from './design.ts';

/** `?library=lucide&name=rocket&bg=…`, or nothing for the design that an empty page starts with. */
export const addressOf = (design: Design): string => {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(EXPORT_FIELDS) as ExportFieldName[]) {
    const value = design[name];
    if (value !== undefined) parameters.set(name, String(value));
  }
  const query = parameters.toString();
  return query === STARTER_QUERY ? '' : `?${query}`;
};

/** The design that an address tells; what cannot be read there is left out, so that every address opens. */
export const designAt = (query: string): Design => {
  const told = Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, text]) =>
      Object.hasOwn(EXPORT_FIELDS, name)
        ? [[name, readText(EXPORT_FIELDS[name as ExportFieldName], text)]]
        : [],
    ),
  ) as DesignChange;
  const wrong = new Set(readFields(EXPORT_FIELDS, told).violations.map(({ field }) => field));
  const right = Object.fromEntries(Object.entries(told).filter(([name]) => !wrong.has(name)));
  const text = capitalInitials(String(right.text ?? ''));
  const design = slimDesign({ ...right, text });
  return hasSource(design) ? design : { ...design, ...STARTER };
};

const readText = (field: Field, text: string): unknown => {
  if (field.type === 'number') return text.trim() === '' ? undefined : Number(text);
  if (field.type === 'boolean') return text === 'true';
  return text;
};

const STARTER_QUERY = new URLSearchParams(STARTER as Record<string, string>).toString();
