// Creation of the configured quota windows.
import { createLocalWindows, type QuotaWindows } from './quota-windows.ts';

export interface QuotaConfig {
  readonly rateLimit: 'advertise' | 'enforce';
  readonly redisUrl?: string | undefined;
}

export interface OpenQuotas {
  /** Undefined if quotas are not enforced. */
  readonly windows?: QuotaWindows;
  /** Resolves when the store is connected or lost; absent without a store. */
  readonly started?: Promise<void>;
  close(): void;
}

/** Opens quota windows without waiting for the store. `log` receives a message if the store is lost or back. */
export const openQuotas = async (
  { rateLimit, redisUrl }: QuotaConfig,
  log: (message: string) => void,
): Promise<OpenQuotas> => {
  if (rateLimit === 'advertise') return { close: () => {} };
  if (redisUrl === undefined) return { windows: createLocalWindows(Date.now), close: () => {} };
  const [{ createRedisCounters }, { createSharedWindows }] = await Promise.all([
    import('./redis-counters.ts'),
    import('./shared-windows.ts'),
  ]);
  const counters = createRedisCounters(redisUrl);
  const windows = createSharedWindows({ counters, now: Date.now, log });
  return {
    windows,
    started: windows.started,
    close: () => {
      windows.close();
      counters.close();
    },
  };
};
