// Exporter: renders favicon packages and previews in worker threads, with a cache.
import type { Catalog } from '../catalog/catalog.ts';
import { parseExportBody } from '../contract/export/export-body.ts';
import { type ExportRequest, hasForeignArtwork } from '../contract/export/export-request.ts';
import { CapacityError, ProblemError } from '../contract/problems.ts';
import type { Icon, IconSource } from '../model/icon.ts';
import type { PackageFile } from '../model/package-file.ts';
import { errorText } from '../model/unknown-value.ts';
import type { PreviewOptions } from '../package/images.ts';
import { packageFileName } from '../package/plan.ts';
import { withCache } from './threads/caches.ts';
import {
  createInlineWorker,
  type Job,
  type JobResult,
  type PackageForm,
  type PackageSummary,
  type ShareCardJob,
} from './threads/job.ts';
import { threadCount } from './threads/thread-resources.ts';
import { QueueFullError } from './threads/wait-queue.ts';
import { createWorkerPool, type RunOptions } from './threads/worker-pool.ts';
import { DeadlineError, isOutOfMemory, JobTimeoutError } from './threads/worker-thread.ts';

export interface ExporterOptions {
  readonly fontDirectory: string;
  /** Maximum number of worker threads. Default: `threadCount()`. With 0, jobs run in the calling thread. */
  readonly threads?: number;
  /** Number of idle threads that stay alive. Default: 0. */
  readonly minThreads?: number;
  /** Maximum number of waiting packages, and of waiting previews. Further calls are rejected. */
  readonly maxQueue?: number;
  /** Maximum total number of bytes of cached packages and previews. */
  readonly cacheBytes?: number;
}

export type { PackageForm } from './threads/job.ts';

/** A package without its bytes. `list` has the files in package order; `etag` is a strong entity tag with quotes. */
interface PackageDescription extends PackageSummary {
  readonly fileName: string;
  readonly etag: string;
}

export interface Packages {
  readonly files: PackageDescription & { readonly files: readonly PackageFile[] };
  readonly zip: PackageDescription & { readonly zip: Uint8Array };
}

export interface Preview {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly etag: string;
}

export type Exporter = ReturnType<typeof createExporter>;

/** Default queue length per thread. 80 of the most expensive packages take a thread about 3 s. (Decision 084) */
const DEFAULT_QUEUE_PER_THREAD = 80;
const DEFAULT_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Creates an exporter, which renders packages and previews. `iconSource` is required if the request names an icon. Equal
 * requests give equal bytes.
 * A call rejects with a CapacityError if the queue is full. It rejects with a ProblemError for artwork that cannot be drawn
 * (`invalid_artwork`) and for other failures (`export_failed`, with the original error as `cause`). An aborted call rejects
 * with the reason of its signal. Its job is aborted too, unless another call waits for the same result.
 */
export const createExporter = ({
  fontDirectory,
  threads = threadCount(),
  minThreads = 0,
  maxQueue = DEFAULT_QUEUE_PER_THREAD * threads,
  cacheBytes = DEFAULT_CACHE_BYTES,
}: ExporterOptions) => {
  const workers =
    threads > 0
      ? createWorkerPool<Job, JobResult>({
          // The compiled file: some supported versions of Node.js cannot load TypeScript in worker threads.
          script: { url: new URL('./threads/worker.js', import.meta.url), workerData: { fontDirectory } },
          // Previews are urgent, because a user of the studio waits for each step of a slider.
          isUrgent: job => !('form' in job),
          threads,
          minThreads,
          maxQueue,
        })
      : createInlineWorker(fontDirectory);
  const runCached = withCache(workers.run, cacheBytes);
  const run: typeof runCached = (job, options = {}) =>
    runCached(job, { deadline: DEADLINE, ...options, ...limitsOf(job) }).catch(cause => {
      if (options.signal?.aborted) throw cause;
      if (cause instanceof QueueFullError) throw queueFull(cause);
      if (cause instanceof DeadlineError)
        throw new CapacityError('The service is too busy to draw this now.', BUSY_SECONDS);
      const unusable = errorText(cause, 'unusableArtwork');
      if (unusable !== undefined) throw new ProblemError('invalid_artwork', unusable);
      if (isOutOfMemory(cause) && isArtwork(job))
        throw new ProblemError('invalid_artwork', 'The artwork takes too much memory to draw: simplify it.');
      if (cause instanceof JobTimeoutError && isArtwork(job))
        throw new ProblemError('invalid_artwork', 'The artwork takes too long to draw: simplify it.');
      throw Object.assign(new ProblemError('export_failed', 'The package could not be rendered.'), {
        cause,
      });
    });
  return {
    package: async <Form extends PackageForm>(
      request: ExportRequest,
      iconSource: IconSource | undefined,
      { form, ...options }: RunOptions & { readonly form: Form },
    ): Promise<Packages[Form]> => {
      const result = await run({ request, iconSource, form }, options);
      const { contents, etag } = result;
      if (!contents) throw new TypeError('the result of a package has no contents');
      const fileName = packageFileName(request.source, iconSource?.icon.name);
      return PACKAGE[form]({ fileName, etag, ...contents }, result);
    },
    preview: async (
      request: ExportRequest,
      iconSource: IconSource | undefined,
      preview: PreviewOptions,
      options?: RunOptions,
    ) => imageOf(await run({ request, iconSource, preview }, options)),
    /** Renders icons in one PNG, numbered from 1. */
    contactSheet: async (icons: readonly Pick<Icon, 'svg'>[], options?: RunOptions) =>
      imageOf(await run({ contactSheet: icons.map(({ svg }) => ({ svg })) }, options)),
    /** Renders the share card (Open Graph image) of one design, or of several designs to vote for. */
    shareCard: async (card: ShareCardJob['card'], options?: RunOptions) =>
      imageOf(await run({ card }, options)),
    /** Throws a CapacityError if the queue is full. Callers can call this before they parse a request. */
    assertCapacity: (kind: 'package' | 'preview'): void => {
      const refusal = workers.refusal(kind === 'preview');
      if (refusal) throw queueFull(refusal);
    },
    /** Starts `minThreads` threads and renders packages on each, so that V8 compiles the code. */
    warmUp: (catalog: Catalog) => workers.warmUp(warmUpJobs(catalog)),
    /** Waits for unfinished jobs, then terminates all threads. */
    close: () => workers.close(),
  };
};

/** Milliseconds after which a call fails. The response must be sent before the server closes the connection. */
const DEADLINE = 25_000;

/** Processor time and deadline of artwork in milliseconds; most logos take 100. */
const ARTWORK_LIMITS = { jobTimeout: 3000, deadline: 9000 };

/** Further processor time. A photo takes about 300 ms for each target and 2 s for all launch screens, an icon a fifth. */
const FURTHER_MILLISECONDS = { target: 500, startupImages: 4000 };

const limitsOf = (job: Job) => {
  if (!isArtwork(job)) return {};
  if (!('form' in job)) return ARTWORK_LIMITS;
  const { site, values } = job.request;
  const further =
    site.targets.length * FURTHER_MILLISECONDS.target +
    (values.startup_images === true ? FURTHER_MILLISECONDS.startupImages : 0);
  return further === 0
    ? ARTWORK_LIMITS
    : { jobTimeout: ARTWORK_LIMITS.jobTimeout + further, deadline: DEADLINE };
};

/** Seconds after which a client repeats a call that was too late: its job has then probably ended. */
const BUSY_SECONDS = 5;

const isArtwork = (job: Job): boolean =>
  'request' in job
    ? hasForeignArtwork(job.request)
    : 'card' in job && job.card.some(({ request }) => hasForeignArtwork(request));

const queueFull = ({ waitMilliseconds }: QueueFullError): CapacityError =>
  new CapacityError(
    'Too many packages and previews are waiting to be rendered.',
    Math.max(1, Math.ceil(waitMilliseconds / 1000)),
  );

const PACKAGE: {
  readonly [Form in PackageForm]: (description: PackageDescription, result: JobResult) => Packages[Form];
} = {
  files: (description, { files }) => ({ ...description, files }),
  zip: (description, result) => ({ ...description, zip: onlyFile(result).bytes }),
};

const imageOf = (result: JobResult): Preview => {
  const { bytes, mediaType } = onlyFile(result);
  return { bytes, mediaType, etag: result.etag };
};

const onlyFile = ({ files: [file] }: JobResult): PackageFile => {
  if (!file) throw new TypeError('the result has no file');
  return file;
};

/** Designs of the warm-up packages. Six save clearly more processor time of first exports than three. */
const DESIGNS = [
  {},
  { bg_mode: 'linear' },
  {},
  { include_dark_mode: true },
  { shape: 'circle' },
  { bg_mode: 'linear' },
];

const warmUpJobs = ({ iconCount, libraries, icon: iconAt }: Catalog): readonly Job[] =>
  DESIGNS.flatMap((design, number) => {
    const icon = iconAt(Math.floor((number * iconCount) / DESIGNS.length));
    const library = libraries.find(({ slug }) => slug === icon.library);
    const body = { library: icon.library, name: icon.name, ...design };
    return library
      ? [{ request: parseExportBody(body), iconSource: { icon, library }, form: 'zip' as const }]
      : [];
  });
