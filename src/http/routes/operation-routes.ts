// The routes of the operations: each on its canonical path and on its alias.
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import { answering, type HandlerContext } from '../handlers/handler.ts';
import { createHandlers } from '../handlers/table.ts';
import type { ServeResource } from './resource.ts';

export const serveOperations = (serve: ServeResource, context: HandlerContext): void => {
  const handlers = createHandlers();
  for (const operation of OPERATIONS) {
    const handler = handlers[operation.id];
    const { method, path, alias, quota, problems, cacheControl }: Operation = operation;
    for (const template of [path, alias]) {
      serve({
        path: template.replace(/\{(\w+)\}/g, ':$1'),
        method,
        quota,
        faultCode: problems.includes('export_failed') ? 'export_failed' : 'index_unavailable',
        handle: answering(handler, { context, cacheControl }),
      });
    }
  }
};
