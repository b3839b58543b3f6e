// Renders the images and documents of a package.
import { composeBanner, createScenes } from '../compose/favicon.ts';
import { canBeFitted } from '../compose/svg/favicon-svg.ts';
import { themeColors } from '../compose/theme-color.ts';
import { EXPORT_FIELDS } from '../contract/export/export-fields.ts';
import type { ExportRequest } from '../contract/export/export-request.ts';
import type { Setting } from '../contract/export/resolved-design.ts';
import type { IconSource } from '../model/icon.ts';
import { MANIFEST_FILE, type PackageFile } from '../model/package-file.ts';
import type { Scene } from '../model/scene.ts';
import { renderDocuments, shortName, webManifest } from './documents.ts';
import { artworkSources, type DrawnDesign } from './draw-design.ts';
import { renderImages } from './images.ts';
import { type HeadElement, headElements, toHtml } from './install/head-elements.ts';
import { isOtherHost, urlOf, versionOf } from './install/place.ts';
import { imageFiles } from './plan.ts';
import { type Report, reportOn } from './report.ts';
import { renderTargets } from './targets/targets.ts';

/** Adds the style of the icon, so that favsmith.json does not depend on the default style of the library. */
const appliedSettings = (
  { settings, source }: DrawnDesign,
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

/** Whether favicon.svg shows what PNG and ICO cannot: outlines, or another picture or plate in dark mode. */
const needsSvg = ({ glyphs, light, dark }: DrawnDesign): boolean =>
  glyphs.main.traits?.nativeSide === undefined ||
  (dark !== undefined &&
    (glyphs.dark !== undefined || JSON.stringify(light.plate) !== JSON.stringify(dark.plate)));

/** Renders a package. `iconSource` is required if the request names an icon. `namedBanner` needs fonts. */
export const renderPackage = (
  design: DrawnDesign,
  iconSource: IconSource | undefined,
  namedBanner?: () => Scene | undefined,
): PackageContents => {
  const { glyphs } = design;
  const scenes = createScenes(glyphs, design);
  const hasSvg = needsSvg(design);
  const responsiveSvg = hasSvg && design.responsiveSvg && canBeFitted(scenes);
  const images = imageFiles({ ...design, hasSvg, responsiveSvg });
  const colors = themeColors(glyphs, design, design.manifest);
  const [{ hex, splash = hex }, dark] = colors;
  const options = {
    images,
    responsiveSvg,
    splash,
    banner: () => namedBanner?.() ?? composeBanner(glyphs.main, design.light),
  };
  const { site } = design;
  const rendered = renderImages(scenes, options);
  const version = (bytes: Uint8Array | undefined) => (site.hasVersions && bytes ? versionOf(bytes) : '');
  const versionOfImage = (path: string) => version(rendered.find(file => file.path === path)?.bytes);
  // Icons that lie beside the manifest have relative URLs.
  const iconUrl = (path: string) =>
    (isOtherHost(site.path) ? urlOf(path, site.path) : path) + versionOfImage(path);
  const manifest = webManifest(design, colors, { images, url: iconUrl });
  const manifestVersion = version(new TextEncoder().encode(manifest));
  const elements = headElements(colors, {
    ...site,
    startup: images.flatMap(({ path, media }) => (media === undefined ? [] : [{ path, media }])),
    title: homeScreenTitle(design),
    hasSvg,
    hasDouble: responsiveSvg,
    hasDark: design.dark !== undefined,
    url: path => urlOf(path, site.path) + (path === MANIFEST_FILE ? manifestVersion : versionOfImage(path)),
  });
  const head = toHtml(elements);
  const report = reportOn(design);
  const settings = appliedSettings(design, iconSource);
  const files = [
    ...rendered,
    ...renderDocuments({
      request: design,
      images,
      settings,
      iconSource,
      elements,
      head,
      manifest,
      report,
      sources: artworkSources(design),
    }),
    ...(site.targets.length > 0
      ? renderTargets(design, scenes, { light: splash, dark: dark?.hex ?? splash })
      : []),
  ];
  return { files, elements, head, report };
};
