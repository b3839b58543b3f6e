// Limits concurrent exports and previews of a client. (Decision 084)
import type { FastifyRequest } from 'fastify';
import { type ExportRequest, isCountedByTime } from '../../contract/export/export-request.ts';
import { CapacityError } from '../../contract/problems.ts';
import { createClientCounts } from './clients.ts';
import { quotaRefusals } from './quota-windows.ts';

export type RenderSlots = ReturnType<typeof createRenderSlots>;

/** Number of slots per client: browsers open at most six HTTP/1.1 connections to a host. */
const SLOTS_PER_CLIENT = 6;

/** Number of slots for artwork or targets, which may take seconds. A client can render two of them at a time. */
const SLOTS_OF_SLOW_WORK = 3;

const RETRY_AFTER_SECONDS = 1;

/** Without `isEnforced`, the slots of a client are unlimited. */
export const createRenderSlots = (isEnforced: boolean) => {
  const slotsPerClient = isEnforced ? SLOTS_PER_CLIENT : Number.POSITIVE_INFINITY;
  const taken = createClientCounts();
  const assertFree = (request: FastifyRequest, slots = 1): void => {
    if (taken.get(request.client) + slots <= slotsPerClient) return;
    quotaRefusals.publish(request.routeOptions.config.resource?.operation ?? 'mcp');
    throw new CapacityError(
      `${slotsPerClient} packages or previews for this client are being rendered already.`,
      RETRY_AFTER_SECONDS,
    );
  };
  return {
    assertFree,
    /** Runs in three slots of the client for artwork or targets, otherwise in one. Throws a CapacityError if they are not free. */
    run: async <Result>(
      request: FastifyRequest,
      favicons: readonly ExportRequest[],
      render: () => Promise<Result>,
    ): Promise<Result> => {
      const slots = favicons.some(isCountedByTime) ? SLOTS_OF_SLOW_WORK : 1;
      assertFree(request, slots);
      const { client } = request;
      taken.add(client, slots);
      try {
        return await render();
      } finally {
        taken.add(client, -slots);
      }
    },
  };
};
