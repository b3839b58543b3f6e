// Designs as favsmith.json.
import { parseDesign, writeDesign } from '../../../contract/design.ts';
import { parseExportBody } from '../../../contract/export/export-body.ts';
import { type Design, type DesignChange, omitDefaults } from './design.ts';

/** Text of favsmith.json for a design. */
export const designFileText = (design: Design): string => writeDesign(parseExportBody(design).settings);

/** Reads favsmith.json. Throws a ProblemError for text that is not a valid design. */
export const designOfFile = (
  text: string,
): { readonly design: Design; readonly unknownFields: readonly string[] } => {
  const { body, unknownFields } = parseDesign(text);
  const { settings } = parseExportBody(body);
  const given = settings
    .filter(setting => setting.given)
    .map(({ field }) => [field, body[field as keyof Design]]);
  // Null means none in the file; the URL of the page has no null.
  const values = given.map(([field, value]) => [field, value === null ? 'none' : value]);
  return { design: omitDefaults(Object.fromEntries(values) as DesignChange), unknownFields };
};
