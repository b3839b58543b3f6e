// Routes of the operations: canonical path and alias.
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import { OPERATION_HANDLERS } from '../handlers/table.ts';
import type { AddResource } from './resource-router.ts';
import type { Respond } from './responder.ts';

export const addOperations = (addResource: AddResource, respond: Respond): void => {
  for (const operation of OPERATIONS) {
    const { method, path, alias, quota, cost, problems, cacheControl, body }: Operation = operation;
    for (const template of [path, alias]) {
      addResource({
        path: template.replace(/\{(\w+)\}/g, ':$1'),
        method,
        quota,
        cost,
        operation: operation.id,
        takesArtwork: body === 'ExportBody',
        faultCode: problems.includes('export_failed') ? 'export_failed' : 'index_unavailable',
        handle: respond({ ...OPERATION_HANDLERS[operation.id], cacheControl }),
      });
    }
  }
};
