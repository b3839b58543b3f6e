// Enforcement of quotas per request. (Decision 081)
import type { FastifyRequest } from 'fastify';
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

export const quotaExceeded = (quota: QuotaClass, { resetSeconds }: QuotaUsage): ProblemError =>
  new ProblemError(
    'rate_limited',
    `The quota of ${QUOTAS[quota]} requests in ${WINDOW_SECONDS} s is used up; the next window starts in ${resetSeconds} s.`,
    { retryAfterSeconds: resetSeconds },
  );
