// Export jobs: input, result and execution.

import { createHash, hash } from 'node:crypto';
import {
  type Glyph,
  glyphFromOutline,
  type IconDrawing,
  type LazyShaper,
} from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { Icon, IconSource } from '../../model/icon.ts';
import { mediaTypeOf, type PackageFile } from '../../model/package-file.ts';
import { renderContactSheet } from '../../package/contact-sheet.ts';
import { createShaper } from '../../package/fonts/shaper.ts';
import { type PreviewOptions, renderPreview } from '../../package/images.ts';
import { type PackageContents, renderPackage } from '../../package/render-package.ts';
import { zipFiles } from '../../package/zip.ts';
import { glyphOfIcon } from './glyph-cache.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The digest in base64url, 43 characters. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'base64url');

/** Order for a package, for one image or for a contact sheet. */
export type Job = PackageJob | PreviewJob | ContactSheetJob;

/** Form of a package: its files, or one ZIP archive. */
export type PackageForm = 'files' | 'zip';

/** The icon of a job. `drawing` is its parsed SVG if the request parser needed it, so that no thread parses it again. */
export interface JobIcon extends IconSource {
  readonly drawing?: IconDrawing | undefined;
}

/** `iconSource` is required if the request names an icon. */
interface PackageJob {
  readonly request: ExportRequest;
  readonly iconSource: JobIcon | undefined;
  readonly form: PackageForm;
}

interface PreviewJob extends Omit<PackageJob, 'form'> {
  readonly preview: PreviewOptions;
}

interface ContactSheetJob {
  readonly contactSheet: readonly Pick<Icon, 'svg'>[];
}

/** The files of a package; or one file, which is the ZIP archive, the image or the contact sheet. */
export interface JobResult {
  readonly files: readonly PackageFile[];
  /** A strong entity tag with its quotes, the same for both forms of a package. */
  readonly etag: string;
  /** What a package holds besides its files; undefined for images. */
  readonly contents?: PackageSummary;
}

export interface PackageSummary extends Omit<PackageContents, 'files'> {
  readonly list: readonly ListedFile[];
}

/** A file of a package without its content. */
export interface ListedFile extends Omit<PackageFile, 'bytes'> {
  readonly size: number;
}

/** Runs a job; `shaper` outlines initials. The bytes of the result have their own ArrayBuffers and can be transferred. */
export const perform = async (job: Job, shaper: LazyShaper): Promise<JobResult> => {
  if ('contactSheet' in job || job.request.source.kind === 'initials') await shaper.load();
  if ('contactSheet' in job) return image('png', renderContactSheet(job.contactSheet, shaper));
  const { request, iconSource } = job;
  const glyph = glyphOf(request, iconSource, shaper);
  if ('preview' in job) return image(job.preview.format, renderPreview(glyph, request, job.preview));
  const { files, ...contents } = renderPackage(glyph, request, iconSource);
  const list = files.map(({ path, mediaType, bytes }) => ({ path, mediaType, size: bytes.length }));
  return {
    files: transferable(job.form === 'zip' ? [archiveOf(files)] : files),
    etag: entityTagOf(files),
    contents: { ...contents, list },
  };
};

const glyphOf = ({ source }: ExportRequest, iconSource: JobIcon | undefined, shaper: LazyShaper): Glyph => {
  if (source.kind === 'initials') return glyphFromOutline(shaper.outline(source.text, source.typeface));
  if (!iconSource) throw new TypeError(`the job of ${source.library}/${source.name} has no icon`);
  return glyphOfIcon(iconSource.icon.svg, iconSource.drawing);
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

/** Copies: small Node.js buffers are views of a shared ArrayBuffer, and packages share the bytes of licenses. */
const transferable = (files: readonly PackageFile[]): readonly PackageFile[] =>
  files.map(file => ({ ...file, bytes: new Uint8Array(file.bytes) }));

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
