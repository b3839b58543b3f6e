// The worker thread of an export: performs jobs one after the other, and gives the bytes away instead of copying them.
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { createShaper } from '../fonts/shaper.ts';
import { type Job, perform } from './job.ts';

/** A job that waits for a thread; `startBefore` is a time in milliseconds since the epoch. */
export interface QueuedJob {
  readonly job: Job;
  readonly startBefore: number;
}

const { fontDirectory } = workerData as { readonly fontDirectory: string };
const shaper = createShaper(fontDirectory);

/** Performs the job; the answer arrives as a `Product`. A job whose time has passed is refused, so the queue moves on. */
export const work = ({ job, startBefore }: QueuedJob): unknown => {
  if (Date.now() > startBefore) throw new Error('the job has waited for too long');
  const product = perform(job, shaper);
  return move({ [transferableSymbol]: product.bytes.buffer, [valueSymbol]: product });
};
