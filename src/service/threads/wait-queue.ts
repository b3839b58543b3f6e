// Bounded queue of callers that wait for a resource, shared between urgent and other callers.
import { queueLengths, queueRefusals, queueWaits } from '../telemetry.ts';

/** A caller in the queue. Both functions settle its promise and remove it from the queue. */
export interface Waiter<Resource> {
  readonly resolve: (resource: Resource) => void;
  readonly reject: (reason: unknown) => void;
}

/** Thrown if the queue is full, or if a caller has waited for `timeout` milliseconds. */
export class QueueFullError extends Error {
  /** Estimated time in milliseconds until all current waiters get a resource. */
  readonly waitMilliseconds: number;

  constructor(message: string, waitMilliseconds: number) {
    super(message);
    this.name = 'QueueFullError';
    this.waitMilliseconds = waitMilliseconds;
  }
}

export interface WaitQueueOptions {
  /** Number of resources, which run one job each at a time. */
  readonly resources: number;
  /** Maximum number of waiting urgent callers, and of waiting others; further calls are rejected. */
  readonly maxLength: number;
  /** Maximum estimated time in milliseconds until a further caller gets a resource; otherwise its call is rejected. */
  readonly maxWait: number;
  /** Maximum waiting time in milliseconds; then the call is rejected. */
  readonly timeout: number;
}

export interface WaitQueue<Resource> {
  /** The error that a further caller would get, or `undefined` if there is a place. */
  refusal(isUrgent: boolean): QueueFullError | undefined;
  /** Waits for a resource. If `signal` is aborted, rejects with its reason. */
  wait(signal: AbortSignal | undefined, isUrgent: boolean): Promise<Resource>;
  /**
   * The caller that gets the next resource: the one of its kind that has waited longest. If both kinds wait, the kind
   * that has used less of its share comes first; if equal, the urgent kind.
   */
  first(): Waiter<Resource> | undefined;
  /** Records how long a job took. */
  finished(isUrgent: boolean, milliseconds: number): void;
}

/** Shares of the time while both kinds wait: previews (urgent) get a quarter, packages (others) three quarters. */
const WEIGHTS = { urgent: 1, others: 3 } as const;

/** Weight of the latest job in the moving average of the job time. */
const NEW_JOB_WEIGHT = 0.1;

/** Callers of one kind. */
interface Lane<Resource> {
  readonly weight: number;
  readonly waiters: Set<Waiter<Resource>>;
  /** Exponential moving average of the job time. */
  jobMilliseconds: number;
  /** Estimated time of the jobs that got a resource since both lanes have had waiters, divided by the weight. */
  usedMilliseconds: number;
}

const createLane = <Resource>(weight: number): Lane<Resource> => ({
  weight,
  waiters: new Set(),
  jobMilliseconds: 0,
  usedMilliseconds: 0,
});

interface EnqueueOptions {
  readonly signal: AbortSignal | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  /** Called when the waiter gets a resource. */
  readonly onResource: () => void;
  /** Called after each change of the lane. */
  readonly onChange: () => void;
  readonly timeoutError: () => QueueFullError;
}

/** Waits in a lane until the waiter is settled, the signal is aborted or the time is over. */
const enqueue = <Resource>(
  { waiters }: Lane<Resource>,
  { signal, timeout, onResource, onChange, timeoutError }: EnqueueOptions,
): Promise<Resource> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const leave = () => {
      waiters.delete(waiter);
      onChange();
      queueWaits.publish(performance.now() - start);
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const waiter: Waiter<Resource> = {
      resolve: resource => {
        onResource();
        leave();
        resolve(resource);
      },
      reject: reason => {
        leave();
        reject(reason);
      },
    };
    const onAbort = () => waiter.reject(signal?.reason);
    const timer = setTimeout(() => waiter.reject(timeoutError()), timeout);
    signal?.addEventListener('abort', onAbort);
    waiters.add(waiter);
    onChange();
  });

export const createWaitQueue = <Resource>({
  resources,
  maxLength,
  maxWait,
  timeout,
}: WaitQueueOptions): WaitQueue<Resource> => {
  const urgent = createLane<Resource>(WEIGHTS.urgent);
  const others = createLane<Resource>(WEIGHTS.others);
  const laneOf = (isUrgent: boolean) => (isUrgent ? urgent : others);
  const workOf = ({ waiters, jobMilliseconds }: Lane<Resource>) => waiters.size * jobMilliseconds;
  /** Includes the time that the other lane gets meanwhile, if callers wait in it. */
  const estimateWait = (lane: Lane<Resource>): number => {
    const other = lane === urgent ? others : urgent;
    return (workOf(lane) + Math.min((workOf(lane) * other.weight) / lane.weight, workOf(other))) / resources;
  };
  const refuse = (lane: Lane<Resource>, reason: string): QueueFullError => {
    queueRefusals.publish(undefined);
    return new QueueFullError(reason, estimateWait(lane));
  };
  const refusal = (isUrgent: boolean): QueueFullError | undefined => {
    const lane = laneOf(isUrgent);
    if (lane.waiters.size < maxLength && estimateWait(lane) <= maxWait) return undefined;
    return refuse(lane, `${lane.waiters.size} jobs are waiting already`);
  };
  const charge = (lane: Lane<Resource>): void => {
    if (urgent.waiters.size > 0 && others.waiters.size > 0) {
      lane.usedMilliseconds += Math.max(1, lane.jobMilliseconds) / lane.weight;
    } else {
      urgent.usedMilliseconds = 0;
      others.usedMilliseconds = 0;
    }
  };
  return {
    refusal,
    first: () => {
      const isUrgentNext =
        others.waiters.size === 0 ||
        (urgent.waiters.size > 0 && urgent.usedMilliseconds <= others.usedMilliseconds);
      return laneOf(isUrgentNext).waiters.values().next().value;
    },
    finished: (isUrgent, milliseconds) => {
      const lane = laneOf(isUrgent);
      lane.jobMilliseconds += (milliseconds - lane.jobMilliseconds) * NEW_JOB_WEIGHT;
    },
    wait: (signal, isUrgent) => {
      const error = refusal(isUrgent);
      if (error) return Promise.reject(error);
      const lane = laneOf(isUrgent);
      return enqueue(lane, {
        signal,
        timeout,
        onResource: () => charge(lane),
        onChange: () => queueLengths.publish(urgent.waiters.size + others.waiters.size),
        timeoutError: () => refuse(lane, `the job waited for ${timeout} ms`),
      });
    },
  };
};
