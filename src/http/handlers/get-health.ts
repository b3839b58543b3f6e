// GET /api/v1/health: up, and with how many icons.
import type { Handler } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const getHealth: Handler = (_request, { requireIndex }) => ({
  representation: jsonRepresentation({ status: 'ok', icons: requireIndex().catalog.iconCount }),
});
