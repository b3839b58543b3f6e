// Jobs: input, result and execution.
import { createHash } from 'node:crypto';
import { ArtworkError } from '../../compose/artwork/clean-svg.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Icon, IconSource } from '../../model/icon.ts';
import { mediaTypeOf, type PackageFile } from '../../model/package-file.ts';
import { renderContactSheet } from '../../package/contact-sheet.ts';
import { type DrawnDesign, drawDesign } from '../../package/draw-design.ts';
import { createShaper } from '../../package/fonts/shaper.ts';
import { type PreviewOptions, renderPreview } from '../../package/images.ts';
import { type PackageContents, renderPackage } from '../../package/render-package.ts';
import { namedBanner, renderShareCard } from '../../package/share-card.ts';
import { zipFiles } from '../../package/zip.ts';
import { createArtworkGlyphs, glyphOfIcon } from './glyphs.ts';
import { threadMemory } from './thread-resources.ts';
import type { WorkerPool } from './worker-pool.ts';

export type Job =
  | PackageJob
  | (Omit<PackageJob, 'form'> & { readonly preview: PreviewOptions })
  | { readonly contactSheet: readonly Pick<Icon, 'svg'>[] }
  | ShareCardJob;

export type PackageForm = 'files' | 'zip';

/** A package to render. `iconSource` is required if the request names an icon or an emoji. */
interface PackageJob {
  readonly request: ExportRequest;
  readonly iconSource: IconSource | undefined;
  readonly form: PackageForm;
}

export interface ShareCardJob {
  readonly card: readonly Omit<PackageJob, 'form'>[];
}

/** The files of a package, or one file: ZIP archive, image, contact sheet or share card. */
export interface JobResult {
  readonly files: readonly PackageFile[];
  /** A strong entity tag with quotes. Both forms of a package have the same tag. */
  readonly etag: string;
  /** The description of a package. Undefined for images. */
  readonly contents?: PackageSummary;
}

export interface PackageSummary extends Omit<PackageContents, 'files'> {
  readonly list: readonly (Omit<PackageFile, 'bytes'> & { readonly size: number })[];
}

export type JobTools = ReturnType<typeof createJobTools>;

export const createJobTools = (fontDirectory: string) => ({
  shaper: createShaper(fontDirectory),
  drawArtwork: createArtworkGlyphs(fontDirectory),
});

/**
 * Runs a job. The result can be transferred, because each file has its own ArrayBuffer. An ArtworkError, which may occur
 * at every image size, becomes a plain object, because structured clones lose classes.
 */
export const perform = (job: Job, tools: JobTools): Promise<JobResult> =>
  performJob(job, tools).catch(error => {
    if (!(error instanceof ArtworkError)) throw error;
    throw { unusableArtwork: error.message };
  });

const performJob = async (job: Job, tools: JobTools): Promise<JobResult> => {
  const { shaper } = tools;
  if (!('request' in job)) {
    await shaper.load();
    if ('contactSheet' in job) return image('png', renderContactSheet(job.contactSheet, shaper));
    const designs: DrawnDesign[] = [];
    for (const each of job.card) designs.push(await drawJob(each, tools));
    return image('png', renderShareCard(designs, shaper));
  }
  const design = await drawJob(job, tools);
  if ('preview' in job) return image(job.preview.format, renderPreview(design, job.preview));
  if (design.hasOgImage) await shaper.load();
  const banner = () => namedBanner(shaper, design);
  const { files, ...contents } = renderPackage(design, job.iconSource, banner);
  const list = files.map(({ path, mediaType, bytes }) => ({ path, mediaType, size: bytes.length }));
  return {
    files: transferable(job.form === 'zip' ? [archiveOf(files)] : files),
    etag: entityTagOf(files),
    contents: { ...contents, list },
  };
};

const drawJob = (
  { request, iconSource }: Omit<PackageJob, 'form'>,
  { shaper, drawArtwork }: JobTools,
): Promise<DrawnDesign> => {
  const svg = () => {
    if (iconSource) return iconSource.icon.svg;
    throw new TypeError('the job has no icon');
  };
  return drawDesign(request, {
    icon: () => glyphOfIcon(svg()),
    outline: async ({ text, typeface }) => {
      await shaper.load();
      return shaper.initials(text, typeface);
    },
    emoji: svg,
    artwork: drawArtwork,
  });
};

const image = (extension: string, bytes: Uint8Array): JobResult => {
  const path = `image.${extension}`;
  const files = [{ path, mediaType: mediaTypeOf(path), bytes }];
  return { files: transferable(files), etag: entityTagOf(files) };
};

const archiveOf = (files: readonly PackageFile[]): PackageFile => ({
  path: 'package.zip',
  mediaType: 'application/zip',
  bytes: zipFiles(files),
});

const entityTagOf = (files: readonly PackageFile[]): string => {
  const content = createHash('sha256');
  for (const { path, bytes } of files) content.update(`${path} ${bytes.length} `).update(bytes);
  return `"${content.digest('base64url').slice(0, 27)}"`;
};

/** Copies the bytes, because a transfer would detach shared license files and views of Node.js buffers. */
const transferable = (files: readonly PackageFile[]): readonly PackageFile[] =>
  files.map(file => ({ ...file, bytes: new Uint8Array(file.bytes) }));

/** Growth of memory, in bytes, after which the tools are created again with new WebAssembly modules. */
const MAX_GROWTH = 32 * 1024 * 1024;

/** Runs jobs in the calling thread, for the library, for benchmarks, and for tests of TypeScript sources. */
export const createInlineWorker = (fontDirectory: string): WorkerPool<Job, JobResult> => {
  let tools = createJobTools(fontDirectory);
  return {
    run: async (job, { signal, onTime } = {}) => {
      signal?.throwIfAborted();
      const start = performance.now();
      const before = threadMemory();
      return perform(job, tools).finally(() => {
        if (threadMemory() - before > MAX_GROWTH) tools = createJobTools(fontDirectory);
        onTime?.(performance.now() - start);
      });
    },
    refusal: () => undefined,
    warmUp: async () => {},
    close: async () => {},
  };
};
