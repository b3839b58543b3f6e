// The work of an export: what a thread is asked to make, and what it hands back.
import { createHash } from 'node:crypto';
import { type Glyph, glyphFromIcon, glyphFromOutline } from '../../compose/glyph/glyph.ts';
import type { LetterShaper } from '../../compose/glyph/letterforms.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { makePreview, type PreviewOptions } from '../make-preview.ts';
import type { IconOrigin } from '../origin.ts';
import { makePackage, type PackageNotes } from '../package/make-package.ts';

/** A package is asked for, or with `preview` one picture. `origin` is there where the request names an icon. */
export interface Job {
  readonly request: ExportRequest;
  readonly origin: IconOrigin | undefined;
  readonly preview?: PreviewOptions;
}

/** `bytes` are the zip or the picture, and own their memory; `etag` is a strong one, quotes included. */
export interface Product {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Comes with a package. */
  readonly notes?: PackageNotes;
}

/** Does a job. `shaper` is asked for initials alone. */
export const perform = ({ request, origin, preview }: Job, shaper: LetterShaper): Product => {
  const glyph = glyphOf(request, origin, shaper);
  if (preview) return product(makePreview(glyph, request, preview));
  const { zip, notes } = makePackage(glyph, request, origin);
  return { ...product(zip), notes };
};

const glyphOf = ({ source }: ExportRequest, origin: IconOrigin | undefined, shaper: LetterShaper): Glyph => {
  if (source.kind === 'initials') return glyphFromOutline(shaper.outline(source.text));
  if (!origin)
    throw new TypeError(`the icon ${source.library}/${source.name} must come along with its request`);
  return glyphFromIcon(origin.icon.svg);
};

/** Copied out of the pool that small Node buffers share, since memory that travels between threads goes as a whole. */
const product = (made: Uint8Array): Product => {
  const bytes = new Uint8Array(made);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
};
