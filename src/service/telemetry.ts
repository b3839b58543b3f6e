// Diagnostics channels for metrics and traces. Without subscribers, a message costs one comparison. (Decisions 083
// and 088)
import { channel, tracingChannel } from 'node:diagnostics_channel';

/** A channel for messages of one type. */
export interface TypedChannel<Message> {
  readonly hasSubscribers: boolean;
  publish(message: Message): void;
  subscribe(onMessage: (message: Message) => void): void;
  unsubscribe(onMessage: (message: Message) => void): void;
}

export const typedChannel = <Message>(name: string) => channel(name) as TypedChannel<Message>;

/** Receives the number of jobs that wait for a worker thread, after each change. */
export const queueLengths = typedChannel<number>('favsmith:queue-length');

/** Receives the waiting time of each job in milliseconds. */
export const queueWaits = typedChannel<number>('favsmith:queue-wait');

/** Receives a message for each job that was rejected because the queue was full or the wait was too long. */
export const queueRefusals = typedChannel<undefined>('favsmith:queue-refusal');

/** Receives a message for each worker thread that ended during a job. */
export const threadFailures = typedChannel<undefined>('favsmith:thread-failure');

/** Receives a message for each lookup in a cache. */
export const cacheLookups = typedChannel<CacheLookup>('favsmith:cache-lookup');

export interface CacheLookup {
  readonly cache: 'response' | 'render';
  readonly isHit: boolean;
}

/** Traces searches, without their queries. */
export const searches = tracingChannel<unknown, object>('favsmith:search');

/** Traces packages and images, from the cache lookup to the result. */
export const renderings = tracingChannel<unknown, Rendering>('favsmith:rendering');

export interface Rendering {
  readonly kind: 'package' | 'preview' | 'contact sheet';
}

/** Traces the waiting time of jobs that find no idle thread. */
export const waits = tracingChannel<unknown, object>('favsmith:wait');

/** Traces jobs in worker threads. */
export const jobs = tracingChannel<unknown, object>('favsmith:job');
