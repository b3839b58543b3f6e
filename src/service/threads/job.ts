// Export jobs: input, result and execution.
import { hash } from 'node:crypto';
import { type Glyph, glyphFromIcon, glyphFromOutline } from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Icon, IconSource } from '../../model/icon.ts';
import { renderContactSheet } from '../../package/contact-sheet.ts';
import { createShaper, type LazyShaper } from '../../package/fonts/shaper.ts';
import { type PreviewOptions, renderPreview } from '../../package/images.ts';
import { type PackageContents, renderPackage } from '../../package/render-package.ts';
import { zipFiles } from '../../package/zip.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The digest in base64url, 43 characters. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'base64url');

/** Order for a package, for one image or for a contact sheet. */
export type Job = FaviconJob | ContactSheetJob;

/** With `preview`, one image instead of a package. `iconSource` is required if the request names an icon. */
interface FaviconJob {
  readonly request: ExportRequest;
  readonly iconSource: IconSource | undefined;
  readonly preview?: PreviewOptions;
}

interface ContactSheetJob {
  readonly contactSheet: readonly Pick<Icon, 'svg'>[];
}

/** `bytes` is the ZIP archive, the image or the contact sheet. `etag` is a strong entity tag with its quotes. */
export interface JobResult {
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** What a package holds besides the files in its archive; undefined for images. */
  readonly contents?: Omit<PackageContents, 'files'>;
}

/** Runs a job; `shaper` outlines initials. The bytes of the result have their own ArrayBuffer and can be transferred. */
export const perform = async (job: Job, shaper: LazyShaper): Promise<JobResult> => {
  if ('contactSheet' in job || job.request.source.kind === 'initials') await shaper.load();
  if ('contactSheet' in job) return resultOf(renderContactSheet(job.contactSheet, shaper));
  const { request, iconSource, preview } = job;
  const glyph = glyphOf(request, iconSource, shaper);
  if (preview) return resultOf(renderPreview(glyph, request, preview));
  const { files, ...contents } = renderPackage(glyph, request, iconSource);
  return { ...resultOf(zipFiles(files)), contents };
};

const glyphOf = (
  { source }: ExportRequest,
  iconSource: IconSource | undefined,
  shaper: LazyShaper,
): Glyph => {
  if (source.kind === 'initials') return glyphFromOutline(shaper.outline(source.text, source.typeface));
  if (!iconSource) throw new TypeError(`the job of ${source.library}/${source.name} has no icon`);
  return glyphFromIcon(iconSource.icon.svg);
};

const resultOf = (rendered: Uint8Array): JobResult => {
  // Small Node.js buffers are views of a shared ArrayBuffer, which cannot be transferred.
  const bytes = new Uint8Array(rendered);
  return { bytes, etag: `"${sha256(bytes).slice(0, 27)}"` };
};

/** Serves tests, which run TypeScript sources, and benchmarks on a single core. */
export const createInlineWorker = (fontDirectory: string): WorkerPool<Job, JobResult> => {
  const shaper = createShaper(fontDirectory);
  return {
    run: async (job, { signal } = {}) => {
      signal?.throwIfAborted();
      return perform(job, shaper);
    },
    refusal: () => undefined,
    warmUp: async () => {},
    close: async () => {},
  };
};
