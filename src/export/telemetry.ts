// Diagnostics channels: what the service reports about itself, at no cost without subscribers. (Decision 083)
import { channel } from 'node:diagnostics_channel';

/** Number of jobs that wait for a worker thread, after each change. */
export const queueLengths = channel('favsmith:queue-length');

/** Milliseconds that a job has waited for a worker thread. */
export const queueWaits = channel('favsmith:queue-wait');

/** Each lookup in a cache, as a `CacheLookup`. */
export const cacheLookups = channel('favsmith:cache-lookup');

export interface CacheLookup {
  readonly cache: 'response' | 'render';
  readonly isHit: boolean;
}
