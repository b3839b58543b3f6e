// Enforcement of quotas per request. (Decision 081)
import { channel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '../../contract/operations.ts';
import { ProblemError } from '../../contract/problems.ts';
import { QUOTAS, type QuotaClass, WINDOW_SECONDS } from '../../contract/quota.ts';
import { clientOf } from './client-address.ts';
import type { QuotaUsage, QuotaWindows } from './quota-windows.ts';

/** Returns the usage after a request, which is added if `isCounted`; `undefined` if its quota is not enforced. */
export type ReadQuotaUsage = (
  request: FastifyRequest,
  quota: QuotaClass,
  isCounted: boolean,
) => QuotaUsage | undefined | Promise<QuotaUsage>;

/** Without `windows`, quotas are not enforced. */
export const createQuotaUsage =
  (windows: QuotaWindows | undefined): ReadQuotaUsage =>
  (request, quota, isCounted) => {
    if (windows === undefined || quota === 'other') return undefined;
    return windows[isCounted ? 'take' : 'peek'](clientOf(request), quota);
  };

/** Takes back a counted request. */
export type GiveBackQuota = (request: FastifyRequest, quota: QuotaClass) => void;

export const createGiveBack =
  (windows: QuotaWindows | undefined): GiveBackQuota =>
  (request, quota) =>
    windows?.giveBack(clientOf(request), quota);

/** Receives the operation of each request that exceeds a limit of its client. */
export const quotaRefusals = channel('favsmith:quota-refusal');

/** Receives the quota class of each call of an MCP tool. */
export const mcpCalls = channel('favsmith:mcp-call');

/** Returns the problem of a request beyond its quota, and counts it in the metrics under `operation`. */
export const quotaExceeded = (
  quota: QuotaClass,
  { resetSeconds }: QuotaUsage,
  operation: OperationId | 'mcp' = 'mcp',
): ProblemError => {
  quotaRefusals.publish(operation);
  return new ProblemError(
    'rate_limited',
    `The quota of ${QUOTAS[quota]} requests in ${WINDOW_SECONDS} s is used up; the next window starts in ${resetSeconds} s.`,
    { retryAfterSeconds: resetSeconds },
  );
};
