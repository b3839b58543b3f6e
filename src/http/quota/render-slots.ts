// Limit on concurrent exports and previews per client. (Decision 084)
import type { FastifyRequest } from 'fastify';
import { CapacityError } from '../../contract/problems.ts';
import { clientOf } from './client-address.ts';
import { quotaRefusals } from './quota-windows.ts';

export interface RenderSlots {
  /** Throws a CapacityError if the client has no free slot. */
  assertFree(request: FastifyRequest): void;
  /** Runs `render` in a slot of the client. Throws a CapacityError if the client has no free slot. */
  run<Result>(request: FastifyRequest, render: () => Promise<Result>): Promise<Result>;
}

/** Maximum number of HTTP/1.1 connections of browsers to one host. */
const SLOTS_PER_CLIENT = 6;

const RETRY_AFTER_SECONDS = 1;

export const createRenderSlots = (slotsPerClient = SLOTS_PER_CLIENT): RenderSlots => {
  const taken = new Map<string, number>();
  const release = (client: string): void => {
    const left = (taken.get(client) ?? 0) - 1;
    if (left > 0) taken.set(client, left);
    else taken.delete(client);
  };
  const assertFree = (request: FastifyRequest): void => {
    if ((taken.get(clientOf(request)) ?? 0) < slotsPerClient) return;
    quotaRefusals.publish(request.routeOptions.config.resource?.operation ?? 'mcp');
    throw new CapacityError(
      `${slotsPerClient} packages or previews for this client are being rendered already.`,
      RETRY_AFTER_SECONDS,
    );
  };
  return {
    assertFree,
    run: async (request, render) => {
      assertFree(request);
      const client = clientOf(request);
      taken.set(client, (taken.get(client) ?? 0) + 1);
      try {
        return await render();
      } finally {
        release(client);
      }
    },
  };
};

/** Render slots without a limit, for a service that does not enforce quotas. */
export const unlimitedRenderSlots: RenderSlots = {
  assertFree: () => {},
  run: (_request, render) => render(),
};
