// GET /api/v1/libraries: where the icons come from and under which terms.
import type { Library } from '../../model/library.ts';
import type { Handler } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const listLibraries: Handler = (_request, { requireIndex }) => {
  const libraries = requireIndex().catalog.libraries.map(libraryItem);
  return { representation: jsonRepresentation({ libraries }, { effort: 'thorough' }) };
};

const libraryItem = ({ slug, name, license, attributionNote, iconCount, styles }: Library) => ({
  slug,
  name,
  license,
  attribution_note: attributionNote,
  icon_count: iconCount,
  styles,
});
