// Bounded queue of callers that wait for a resource. Urgent and other callers share its time equally.
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
   * The caller that gets the next resource: of the kind that has had less time while both kinds waited, urgent callers
   * first; in each kind the one that has waited longest.
   */
  first(): Waiter<Resource> | undefined;
  /** Records how long a job took. */
  finished(isUrgent: boolean, milliseconds: number): void;
}

/** Weight of the latest job in the moving average of the job time. */
const NEW_JOB_WEIGHT = 0.1;

/** Callers of one kind. */
interface Lane<Resource> {
  readonly waiters: Set<Waiter<Resource>>;
  /** Exponential moving average of the job time. */
  jobMilliseconds: number;
  /** Estimated time of the jobs that got a resource since both lanes have had waiters. */
  usedMilliseconds: number;
}

const createLane = <Resource>(): Lane<Resource> => ({
  waiters: new Set(),
  jobMilliseconds: 0,
  usedMilliseconds: 0,
});

export const createWaitQueue = <Resource>({
  resources,
  maxLength,
  maxWait,
  timeout,
}: WaitQueueOptions): WaitQueue<Resource> => {
  const urgent = createLane<Resource>();
  const others = createLane<Resource>();
  const length = (): number => urgent.waiters.size + others.waiters.size;
  const laneOf = (isUrgent: boolean) => (isUrgent ? urgent : others);
  const workOf = ({ waiters, jobMilliseconds }: Lane<Resource>) => waiters.size * jobMilliseconds;
  /** The other lane gets as much time meanwhile, if it has work. */
  const estimateWait = (lane: Lane<Resource>): number =>
    (workOf(lane) + Math.min(workOf(lane), workOf(lane === urgent ? others : urgent))) / resources;

  const refusal = (isUrgent: boolean): QueueFullError | undefined => {
    const lane = laneOf(isUrgent);
    const wait = estimateWait(lane);
    if (lane.waiters.size < maxLength && wait <= maxWait) return undefined;
    queueRefusals.publish(undefined);
    return new QueueFullError(`${lane.waiters.size} jobs are waiting already`, wait);
  };
  const charge = (lane: Lane<Resource>): void => {
    if (urgent.waiters.size > 0 && others.waiters.size > 0) {
      lane.usedMilliseconds += Math.max(1, lane.jobMilliseconds);
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
    wait: (signal, isUrgent) =>
      new Promise((resolve, reject) => {
        const error = refusal(isUrgent);
        if (error) throw error;
        const lane = laneOf(isUrgent);
        const start = performance.now();
        const leave = () => {
          lane.waiters.delete(waiter);
          queueLengths.publish(length());
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
        const onTimeout = () => {
          queueRefusals.publish(undefined);
          waiter.reject(new QueueFullError(`the job waited for ${timeout} ms`, estimateWait(lane)));
        };
        const timer = setTimeout(onTimeout, timeout);
        signal?.addEventListener('abort', onAbort);
        lane.waiters.add(waiter);
        queueLengths.publish(length());
      }),
  };
};
