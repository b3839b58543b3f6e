// Export jobs: input, result and execution.
import { type Glyph, glyphFromIcon, glyphFromOutline } from '../../compose/glyph/glyph.ts';
import type { LetterShaper } from '../../compose/glyph/letterforms.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { IconSource } from '../icon-source.ts';
import { type PackageContents, renderPackage } from '../package/render-package.ts';
import { zipFiles } from '../package/zip.ts';
import { type PreviewOptions, renderPreview } from '../preview.ts';
import { sha256 } from './sha256.ts';

/** Order for a package or, with `preview`, for one image. `iconSource` is required if the request names an icon. */
export interface Job {
  readonly request: ExportRequest;
  readonly iconSource: IconSource | undefined;
  readonly preview?: PreviewOptions;
}

/** `bytes` is the ZIP archive or the image. `etag` is a strong entity tag with its quotes. */
export interface JobResult {
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** The contents of the ZIP archive; undefined for a preview. */
  readonly contents?: PackageContents;
}

/**
 * Runs a job; `shaper` outlines initials. Each byte array of the result has its own ArrayBuffer and can be transferred.
 */
export const perform = ({ request, iconSource, preview }: Job, shaper: LetterShaper): JobResult => {
  const glyph = glyphOf(request, iconSource, shaper);
  if (preview) return resultOf(renderPreview(glyph, request, preview));
  const contents = renderPackage(glyph, request, iconSource);
  const files = contents.files.map(file => ({ ...file, bytes: copyOf(file.bytes) }));
  return { ...resultOf(zipFiles(files)), contents: { ...contents, files } };
};

/** Transfer list for a result. */
export const buffersOf = ({ bytes, contents }: JobResult): ArrayBuffer[] =>
  [bytes, ...(contents?.files.map(file => file.bytes) ?? [])].map(({ buffer }) => buffer as ArrayBuffer);

const glyphOf = (
  { source }: ExportRequest,
  iconSource: IconSource | undefined,
  shaper: LetterShaper,
): Glyph => {
  if (source.kind === 'initials') return glyphFromOutline(shaper.outline(source.text, source.typeface));
  if (!iconSource) throw new TypeError(`the job of ${source.library}/${source.name} has no icon`);
  return glyphFromIcon(iconSource.icon.svg);
};

const resultOf = (rendered: Uint8Array): JobResult => {
  const bytes = copyOf(rendered);
  return { bytes, etag: `"${sha256(bytes).slice(0, 27)}"` };
};

/** Small Node.js buffers are views of a shared ArrayBuffer, which cannot be transferred. */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
