// Diagnostics channels for metrics; publishing without subscribers costs nothing. (Decision 083)
import { channel } from 'node:diagnostics_channel';

/** Receives the number of jobs that wait for a worker thread, after each change. */
export const queueLengths = channel('favsmith:queue-length');

/** Receives the waiting time of each job in milliseconds. */
export const queueWaits = channel('favsmith:queue-wait');

/** Receives a message for each job that the full queue refused, and for each that waited too long. */
export const queueRefusals = channel('favsmith:queue-refusal');

/** Receives a message for each worker thread that ended while it ran a job. */
export const threadFailures = channel('favsmith:thread-failure');

/** Receives a `CacheLookup` for each lookup in a cache. */
export const cacheLookups = channel('favsmith:cache-lookup');

export interface CacheLookup {
  readonly cache: 'response' | 'render';
  readonly isHit: boolean;
}
