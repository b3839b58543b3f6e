// Package renderer: images and documents of one request.
import { createScenes } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph/glyph.ts';
import { themeColors } from '../compose/theme-color.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import type { ExportRequest, Setting } from '../contract/export/export-request.ts';
import type { IconSource } from '../model/icon.ts';
import type { PackageFile } from '../model/package-file.ts';
import { renderDocuments, shortName } from './documents.ts';
import { renderImages } from './images.ts';
import { type HeadElement, headElements, toHtml } from './install/head-elements.ts';
import { type Report, reportOn } from './report.ts';

/** The settings of a request. Adds the style if the request does not name it, so that it is the same later. */
const appliedSettings = (
  { settings }: ExportRequest,
  iconSource: IconSource | undefined,
): readonly Setting[] => {
  const nameAt = settings.findIndex(({ field }) => field === 'name');
  if (!iconSource || settings.some(({ field }) => field === 'style')) return settings;
  return settings.toSpliced(nameAt + 1, 0, { field: 'style', value: iconSource.icon.style, given: true });
};

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
