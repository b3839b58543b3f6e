// Table of operations, from which routes, quotas, documentation and OpenAPI are derived.
import { EXPORT_OPERATIONS } from './operations/export-operations.ts';
import { ICON_OPERATIONS } from './operations/icon-operations.ts';
import type { Operation } from './operations/operation.ts';
import { SERVICE_OPERATIONS } from './operations/service-operations.ts';

export type { Operation, Parameter, ResponseContent } from './operations/operation.ts';

/** All operations in the order of the documentation. */
export const OPERATIONS = [
  ...SERVICE_OPERATIONS,
  ...ICON_OPERATIONS,
  ...EXPORT_OPERATIONS,
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
