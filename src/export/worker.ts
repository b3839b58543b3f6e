// The worker thread of an export: performs jobs one after the other, and gives the bytes away instead of copying them.
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { type Job, perform } from './job.ts';
import { createShaper } from './shaper.ts';

const { fontDirectory } = workerData as { readonly fontDirectory: string };
const shaper = createShaper(fontDirectory);

/** Performs the job; the answer arrives as a `Product`. */
export const work = (job: Job): unknown => {
  const product = perform(job, shaper);
  return move({ [transferableSymbol]: product.bytes.buffer, [valueSymbol]: product });
};
