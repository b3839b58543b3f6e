// Renders the images and documents of a package.
import { composeBanner, createScenes, type Glyphs } from '../compose/favicon.ts';
import { canBeFitted } from '../compose/svg/favicon-svg.ts';
import { themeColors } from '../compose/theme-color.ts';
import type { ArtworkTexts } from '../contract/design.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import type { ExportRequest, Setting } from '../contract/export/export-request.ts';
import type { IconSource } from '../model/icon.ts';
import type { PackageFile } from '../model/package-file.ts';
import type { Scene } from '../model/scene.ts';
import { renderDocuments, shortName } from './documents.ts';
import { renderImages } from './images.ts';
import { type HeadElement, headElements, toHtml } from './install/head-elements.ts';
import { imageFiles } from './plan.ts';
import { type Report, reportOn } from './report.ts';

/** Adds the style of the icon, so that favsmith.json does not depend on the default style of the library. */
const appliedSettings = (
  { settings, source }: ExportRequest,
  iconSource: IconSource | undefined,
): readonly Setting[] => {
  const nameAt = settings.findIndex(({ field }) => field === 'name');
  if (!iconSource || source.kind !== 'icon' || settings.some(({ field }) => field === 'style'))
    return settings;
  return settings.toSpliced(nameAt + 1, 0, { field: 'style', value: iconSource.icon.style, given: true });
};

/** The files of a package, with the content of head.html and report.json for other callers. */
export interface PackageContents {
  readonly files: readonly PackageFile[];
  readonly elements: readonly HeadElement[];
  readonly head: string;
  readonly report: Report;
}

/** The short site name. Undefined if the request has no site name, because the default would replace the page title. */
const homeScreenTitle = ({ siteName }: ExportRequest): string | undefined =>
  siteName === EXPORT_FIELDS.site_name.default ? undefined : shortName(siteName);

/** The glyphs of a package, and the artwork sources for favsmith.json. */
export interface Drawings extends Glyphs {
  readonly sources?: ArtworkTexts;
}

/** Whether favicon.svg shows what PNG and ICO cannot: outlines, or another picture or plate in dark mode. */
const needsSvg = ({ main, dark: darkGlyph }: Glyphs, { light, dark }: ExportRequest): boolean =>
  main.traits?.nativeSide === undefined ||
  (dark !== undefined &&
    (darkGlyph !== undefined || JSON.stringify(light.plate) !== JSON.stringify(dark.plate)));

/** Renders a package. `iconSource` is required if the request names an icon. `namedBanner` needs fonts. */
export const renderPackage = (
  drawings: Drawings,
  request: ExportRequest,
  iconSource: IconSource | undefined,
  namedBanner?: () => Scene | undefined,
): PackageContents => {
  const scenes = createScenes(drawings.main, request, drawings);
  const hasSvg = needsSvg(drawings, request);
  const responsiveSvg = hasSvg && request.responsiveSvg && canBeFitted(scenes);
  const images = imageFiles({ ...request, hasSvg, responsiveSvg });
  const options = {
    images,
    responsiveSvg,
    banner: () => namedBanner?.() ?? composeBanner(drawings.main, request.light),
  };
  const colors = themeColors(drawings, request, request.manifest);
  const elements = headElements(colors, {
    title: homeScreenTitle(request),
    hasSvg,
    hasDouble: responsiveSvg,
    hasDark: request.dark !== undefined,
    hasOgImage: request.hasOgImage,
  });
  const head = toHtml(elements);
  const report = reportOn(drawings, request);
  const settings = appliedSettings(request, iconSource);
  const files = [
    ...renderImages(scenes, options),
    ...renderDocuments({
      request,
      images,
      settings,
      iconSource,
      elements,
      head,
      colors,
      report,
      sources: drawings.sources,
    }),
  ];
  return { files, elements, head, report };
};
