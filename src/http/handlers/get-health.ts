// GET /api/v1/health: status and number of icons.
import { requireIndex } from '../services.ts';
import type { Handler } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const getHealth: Handler = (_request, services) => ({
  representation: jsonRepresentation({ status: 'ok', icons: requireIndex(services).catalog.iconCount }),
});
