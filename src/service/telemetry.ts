// Diagnostics channels for metrics. Without subscribers, each message costs one comparison. (Decision 083)
import { channel } from 'node:diagnostics_channel';

export interface TypedChannel<Message> {
  readonly hasSubscribers: boolean;
  publish(message: Message): void;
  subscribe(onMessage: (message: Message) => void): void;
  unsubscribe(onMessage: (message: Message) => void): void;
}

export const typedChannel = <Message>(name: string) => channel(name) as TypedChannel<Message>;

/** Receives the number of jobs that wait for a worker thread, whenever it changes. */
export const queueLengths = typedChannel<number>('favsmith:queue-length');

/** Receives the waiting time of each job in milliseconds. */
export const queueWaits = typedChannel<number>('favsmith:queue-wait');

/** Receives a message for each job that is rejected because the queue is full or the wait is too long. */
export const queueRefusals = typedChannel<undefined>('favsmith:queue-refusal');

/** Receives a message for each worker thread that ends during a job. */
export const threadFailures = typedChannel<undefined>('favsmith:thread-failure');

export const cacheLookups = typedChannel<{ readonly cache: 'response' | 'render'; readonly isHit: boolean }>(
  'favsmith:cache-lookup',
);
