// Bounded queue of callers that wait for a resource, with one lane for urgent callers and one for others.
import { queueLengths, queueRefusals, queueWaits } from '../telemetry.ts';

/** A waiting caller. `resolve` and `reject` settle its promise and remove it from the queue. */
export interface Waiter<Resource> {
  readonly resolve: (resource: Resource) => void;
  readonly reject: (reason: unknown) => void;
}

/** Thrown if the queue is full or the estimated wait is too long, and after a wait of `queueTimeout` milliseconds. */
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
  readonly resources: number;
  /** Maximum number of waiters in each lane. Further calls are rejected. */
  readonly maxQueue: number;
  /**
   * Maximum estimated time in milliseconds until a new caller gets a resource. If the estimate is longer, the call
   * is rejected at once.
   */
  readonly maxWait: number;
  /** Maximum waiting time in milliseconds. After it, the call is rejected. */
  readonly queueTimeout: number;
}

export interface WaitQueue<Resource> {
  /** The error with which a new call would be rejected; undefined if it would be accepted. */
  refusal(isUrgent: boolean): QueueFullError | undefined;
  /** Waits for a resource. If `signal` is aborted, rejects with the signal's reason. */
  wait(signal: AbortSignal | undefined, isUrgent: boolean): Promise<Resource>;
  /**
   * The caller that gets the next resource. In each lane, that is the caller that has waited longest. If both
   * lanes have callers, the lane that has used less of its share comes first; with equal use, the urgent lane.
   */
  first(): Waiter<Resource> | undefined;
  finished(isUrgent: boolean, milliseconds: number): void;
}

/** Shares of time while both lanes have callers: a quarter for the urgent lane, three quarters for the other. */
const WEIGHTS = { urgent: 1, others: 3 } as const;

/** Weight of the latest job in the moving average of the job time. */
const NEW_JOB_WEIGHT = 0.1;

interface Lane<Resource> {
  readonly weight: number;
  readonly waiters: Set<Waiter<Resource>>;
  jobMilliseconds: number;
  /**
   * Estimated running time, divided by the weight, of the jobs that got a resource since both lanes have had
   * waiters.
   */
  usedMilliseconds: number;
}

const createLane = <Resource>(weight: number): Lane<Resource> => ({
  weight,
  waiters: new Set(),
  jobMilliseconds: 0,
  usedMilliseconds: 0,
});

export const createWaitQueue = <Resource>({
  resources,
  maxQueue,
  maxWait,
  queueTimeout,
}: WaitQueueOptions): WaitQueue<Resource> => {
  const urgent = createLane<Resource>(WEIGHTS.urgent);
  const others = createLane<Resource>(WEIGHTS.others);
  const laneOf = (isUrgent: boolean) => (isUrgent ? urgent : others);
  const publishLength = () => queueLengths.publish(urgent.waiters.size + others.waiters.size);
  const workOf = ({ waiters, jobMilliseconds }: Lane<Resource>) => waiters.size * jobMilliseconds;
  /**
   * Estimated wait at the end of a lane. Resources alternate between the lanes, so the estimate includes jobs of
   * the other lane.
   */
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
    if (lane.waiters.size < maxQueue && estimateWait(lane) <= maxWait) return undefined;
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
      return new Promise((resolve, reject) => {
        const start = performance.now();
        const leave = () => {
          lane.waiters.delete(waiter);
          publishLength();
          queueWaits.publish(performance.now() - start);
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter<Resource> = {
          resolve: resource => {
            charge(lane);
            leave();
            resolve(resource);
          },
          reject: reason => {
            leave();
            reject(reason);
          },
        };
        const onAbort = () => waiter.reject(signal?.reason);
        const expire = () => waiter.reject(refuse(lane, `the job waited for ${queueTimeout} ms`));
        const timer = setTimeout(expire, queueTimeout);
        signal?.addEventListener('abort', onAbort);
        lane.waiters.add(waiter);
        publishLength();
      });
    },
  };
};
