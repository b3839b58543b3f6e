// Limit on concurrent exports and previews per client. (Decision 084)
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../contract/problems.ts';
import { clientOf } from './client-address.ts';
import { quotaRefusals } from './quota-usage.ts';

export interface RenderSlots {
  /** Runs `render` in a slot of the client. Throws a ProblemError `rate_limited` if the client has no free slot. */
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
  return {
    run: async (request, render) => {
      const client = clientOf(request);
      const count = taken.get(client) ?? 0;
      if (count >= slotsPerClient) {
        quotaRefusals.publish(request.routeOptions.config.resource?.operation ?? 'mcp');
        throw new ProblemError(
          'rate_limited',
          `${slotsPerClient} packages or previews for this client are being rendered already.`,
          { retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      }
      taken.set(client, count + 1);
      try {
        return await render();
      } finally {
        release(client);
      }
    },
  };
};

/** Render slots without a limit, for a service that does not enforce quotas. */
export const unlimitedRenderSlots: RenderSlots = { run: (_request, render) => render() };
