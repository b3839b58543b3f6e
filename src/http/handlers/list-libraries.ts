// GET /api/v1/libraries: the icon libraries with their licenses.
import { libraryItem } from '../../catalog/library-item.ts';
import { requireIndex } from '../services.ts';
import type { Handler } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const listLibraries: Handler = (_request, services) => {
  const libraries = requireIndex(services).catalog.libraries.map(libraryItem);
  return { representation: jsonRepresentation({ libraries }, { effort: 'thorough' }) };
};
