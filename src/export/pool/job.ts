// Export job: what a worker renders, and what it returns.
import { createHash } from 'node:crypto';
import { type Glyph, glyphFromIcon, glyphFromOutline } from '../../compose/glyph/glyph.ts';
import type { LetterShaper } from '../../compose/glyph/letterforms.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { IconSource } from '../icon-source.ts';
import { makePreview, type PreviewOptions } from '../make-preview.ts';
import { makePackage, type PackageNotes } from '../package/make-package.ts';

/** A package or, with `preview`, one image. `iconSource` is required where the request names an icon. */
export interface Job {
  readonly request: ExportRequest;
  readonly iconSource: IconSource | undefined;
  readonly preview?: PreviewOptions;
}

/** `bytes` are the zip or the image; they own their memory, so that a thread can transfer it. `etag` is strong, with quotes. */
export interface JobResult {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Present for a package. */
  readonly metadata?: PackageNotes;
}

/** Performs a job; `shaper` outlines initials. */
export const perform = ({ request, iconSource, preview }: Job, shaper: LetterShaper): JobResult => {
  const glyph = glyphOf(request, iconSource, shaper);
  if (preview) return resultOf(makePreview(glyph, request, preview));
  const { zip, notes } = makePackage(glyph, request, iconSource);
  return { ...resultOf(zip), metadata: notes };
};

const glyphOf = (
  { source }: ExportRequest,
  iconSource: IconSource | undefined,
  shaper: LetterShaper,
): Glyph => {
  if (source.kind === 'initials') return glyphFromOutline(shaper.outline(source.text));
  if (!iconSource) throw new TypeError(`the job of ${source.library}/${source.name} has no icon`);
  return glyphFromIcon(iconSource.icon.svg);
};

/** Copies the bytes: small Node buffers share one block of memory, which cannot be transferred in part. */
const resultOf = (shared: Uint8Array): JobResult => {
  const bytes = new Uint8Array(shared);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
};
