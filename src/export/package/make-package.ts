// A package from start to end: pictures, texts, zip.
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import type { IconSource } from '../icon-source.ts';
import { writeDocuments } from './documents.ts';
import { headSnippet } from './head-snippet.ts';
import { renderPictures } from './render.ts';
import { type Report, reportOn } from './report.ts';
import { createScenes } from './scenes.ts';
import { themeColors } from './theme-color.ts';
import { zipFiles } from './zip.ts';

/** What a program wants to know of a package without unpacking it: the elements of head.html, and the report. */
export interface PackageNotes {
  readonly head: string;
  readonly report: Report;
}

/** Makes the package of `glyph` as `request` asks for it; `iconSource` is there for icons. */
export const makePackage = (
  glyph: Glyph,
  request: ExportRequest,
  iconSource: IconSource | undefined,
): { readonly zip: Uint8Array; readonly notes: PackageNotes } => {
  const scenes = createScenes(glyph, request);
  const options = { hasDark: request.dark !== undefined };
  const colors = themeColors(scenes, options);
  const head = headSnippet(colors);
  const report = reportOn(glyph, request);
  const files = [
    ...renderPictures(scenes, options),
    ...writeDocuments({ request, iconSource, head, colors, report }),
  ];
  return { zip: zipFiles(files), notes: { head, report } };
};
