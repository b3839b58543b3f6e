// Package renderer: images and documents of one request.
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { themeColors } from '../../compose/theme-color.ts';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import type { ExportRequest } from '../../contract/export/export-request.ts';
import { type HeadElement, headElements } from '../../contract/install/head-elements.ts';
import { toHtml } from '../../contract/install/head-markup.ts';
import type { PackageFile } from '../../model/package-file.ts';
import type { IconSource } from '../icon-source.ts';
import { appliedSettings } from './applied-settings.ts';
import { renderDocuments } from './documents.ts';
import { renderImages } from './images.ts';
import { shortName } from './manifest.ts';
import { type Report, reportOn } from './report.ts';
import { createScenes } from './scenes.ts';

/** The files of a package, and the content of head.html and report.json for callers that do not parse files. `head` is `elements` as HTML. */
export interface PackageContents {
  readonly files: readonly PackageFile[];
  readonly elements: readonly HeadElement[];
  readonly head: string;
  readonly report: Report;
}

/** The short form of the site name; undefined for the default, which would replace the title of the page. */
const homeScreenTitle = ({ siteName }: ExportRequest): string | undefined =>
  siteName === EXPORT_FIELDS.site_name.default ? undefined : shortName(siteName);

/** Renders the package of `glyph`; `iconSource` is required if the request names an icon. */
export const renderPackage = (
  glyph: Glyph,
  request: ExportRequest,
  iconSource: IconSource | undefined,
): PackageContents => {
  const scenes = createScenes(glyph, request);
  const options = { hasDark: request.dark !== undefined, responsiveSvg: request.responsiveSvg };
  const colors = themeColors(glyph, request);
  const elements = headElements(colors, { title: homeScreenTitle(request) });
  const head = toHtml(elements);
  const report = reportOn(glyph, request);
  const settings = appliedSettings(request, iconSource);
  const files = [
    ...renderImages(scenes, options),
    ...renderDocuments({ request, settings, iconSource, elements, head, colors, report }),
  ];
  return { files, elements, head, report };
};
