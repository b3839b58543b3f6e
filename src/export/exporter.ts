// The exporter: packages and previews, made once, remembered as long as memory is allowed for it.
import { availableParallelism } from 'node:os';
import type { ExportRequest } from '../contract/export/export-request.ts';
import { ProblemError } from '../contract/problems.ts';
import type { PackageFile } from '../model/package-file.ts';
import type { PreviewOptions } from './make-preview.ts';
import type { IconOrigin } from './origin.ts';
import { packageFileName } from './package/file-name.ts';
import type { PackageNotes } from './package/make-package.ts';
import { mediaTypeOf } from './package/media-type.ts';
import { unzipFiles } from './package/zip.ts';
import type { Product } from './pool/job.ts';
import { withCache } from './pool/result-cache.ts';
import { createBench, createThreads } from './pool/worker-pool.ts';

export interface ExporterOptions {
  /** The folder that the build left the fonts in. */
  readonly fontDirectory: string;
  /** Worker threads; as many as there are cores by default. 0 does all work in the calling thread. */
  readonly threads?: number;
  /** Jobs that may wait for a thread; what comes beyond is refused. */
  readonly maxQueue?: number;
  /** Memory for finished packages and previews. */
  readonly cacheBytes?: number;
}

/** A finished package; `etag` is a strong one, quotes included. */
export interface ExportedPackage extends PackageNotes {
  readonly fileName: string;
  readonly zip: Uint8Array;
  readonly etag: string;
  /** The zip's files in its order; unpacked when asked for. */
  readonly files: readonly PackageFile[];
}

export interface Preview {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly etag: string;
}

/**
 * Makes packages and previews. `origin` goes along with every request of an icon. The same request gives the same
 * bytes, from memory where they are still there; equal requests at the same time are made once. Whatever goes wrong
 * is a ProblemError `export_failed`, with the reason as its `cause`.
 */
export interface Exporter {
  exportPackage(request: ExportRequest, origin?: IconOrigin): Promise<ExportedPackage>;
  preview(request: ExportRequest, origin: IconOrigin | undefined, options: PreviewOptions): Promise<Preview>;
  /** Lets work at hand end and stops the threads. */
  close(): Promise<void>;
}

const defaultQueue = 1000;
const defaultCacheBytes = 64 * 1024 * 1024;

export const createExporter = ({
  fontDirectory,
  threads = availableParallelism(),
  maxQueue = defaultQueue,
  cacheBytes = defaultCacheBytes,
}: ExporterOptions): Exporter => {
  const workshop =
    threads > 0 ? createThreads(fontDirectory, { threads, maxQueue }) : createBench(fontDirectory);
  const make = withCache(job => workshop.perform(job).catch(fail), cacheBytes);
  return {
    exportPackage: async (request, origin) => toPackage(request, await make({ request, origin })),
    preview: async (request, origin, preview) => {
      const { bytes, etag } = await make({ request, origin, preview });
      return { bytes, etag, mediaType: mediaTypeOf(`preview.${preview.format}`) };
    },
    close: () => workshop.close(),
  };
};

const toPackage = ({ source }: ExportRequest, { bytes: zip, etag, notes }: Product): ExportedPackage => {
  if (!notes) throw new TypeError('a package comes with notes');
  return {
    fileName: packageFileName(source),
    zip,
    etag,
    ...notes,
    get files() {
      return unzipFiles(zip);
    },
  };
};

const fail = (cause: unknown): never => {
  throw Object.assign(new ProblemError('export_failed', 'The package could not be made.'), { cause });
};
