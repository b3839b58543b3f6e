// Exports packages without Node.js: in browsers, service workers and edge runtimes. (Package export `favsmith/engine`)
import { type Artwork, readSvgArtwork } from '../compose/artwork/artwork.ts';
import { glyphFromArtwork } from '../compose/artwork/artwork-glyph.ts';
import { ArtworkError } from '../compose/artwork/clean-svg.ts';
import { createResvgRenderer } from '../compose/artwork/resvg-renderer.ts';
import { glyphFromIcon, outlineOf } from '../compose/glyph/glyph.ts';
import { parseExportBody } from '../contract/export/export-body.ts';
import { ProblemError } from '../contract/problems.ts';
import type { Library } from '../model/icon.ts';
import { drawScene } from '../raster/rasterize.ts';
import type { SvgElement } from '../svg/element.ts';
import { parseSvg } from '../svg/parse.ts';
import { type DrawingPorts, drawDesign } from './draw-design.ts';
import { packageFileName } from './plan.ts';
import { type PackageContents, renderPackage } from './render-package.ts';
import { zipFiles } from './zip.ts';

export { ProblemError } from '../contract/problems.ts';
export type { PackageFile } from '../model/package-file.ts';
export { useKernel } from '../raster/kernel.ts';

/** Drawings for a design, because the engine has no catalog and no fonts. */
export interface EngineSource {
  /** An icon or an emoji in the form of `GET /api/v1/icons/…` and of the library. */
  readonly icon?: { readonly svg: string; readonly style?: string; readonly name?: string };
  /** The library of the icon. The package contains the license of the library. */
  readonly library?: Pick<Library, 'slug' | 'name' | 'license' | 'attributionNote' | 'licenseText'>;
  /** Outline of initials as path data, y down: the path in a preview.svg with `shape=none` and `favicon_svg=plain`. */
  readonly outline?: string;
  /**
   * The loaded module `@resvg/resvg-wasm`, which resolves styles and basic shapes in artwork. Not needed for artwork
   * that consists of paths, as in favsmith.json.
   */
  readonly resvg?: Parameters<typeof createResvgRenderer>[0];
  /** @internal Reads artwork instead of resvg, also bitmaps. */
  readonly readArtwork?: (text: string) => Artwork;
}

export interface EnginePackage extends PackageContents {
  readonly fileName: string;
  readonly zip: Uint8Array;
}

/**
 * Renders the bytes that a server would return. Throws a ProblemError, also if `source` lacks a drawing.
 *
 * @example
 * ```js
 * import { exportPackage } from 'favsmith/engine';
 *
 * const artwork = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e11d48" d="M0 8h8L4 0z"/></svg>';
 * const { fileName, zip } = await exportPackage({ artwork });
 * console.log(fileName, zip.length > 1000); // artwork-favicon.zip true
 * ```
 */
export const exportPackage = async (body: object, source: EngineSource = {}): Promise<EnginePackage> => {
  const request = parseExportBody(body);
  const design = await drawDesign(request, portsOf(source)).catch(error => {
    throw error instanceof ArtworkError ? new ProblemError('invalid_artwork', error.message) : error;
  });
  const { icon, library } = source;
  const iconSource = icon && library && { icon: { ...ICON, ...icon }, library: { ...LIBRARY, ...library } };
  const contents = renderPackage(design, iconSource);
  return {
    ...contents,
    fileName: packageFileName(request.source, icon?.name),
    zip: zipFiles(contents.files),
  };
};

/** Placeholders for icon fields that a package does not depend on. */
const ICON = { id: 0, library: '', name: '', style: '', tags: '' };
const LIBRARY = { iconCount: 0, styles: [] };

const portsOf = ({ icon, outline, library, resvg, readArtwork }: EngineSource): DrawingPorts => {
  const renderer = resvg ? createResvgRenderer(resvg) : PATHS_ONLY;
  const svgOf = ({ kind }: { readonly kind: 'icon' | 'emoji' }): string =>
    icon && library ? icon.svg : missing(kind);
  return {
    icon: source => glyphFromIcon(svgOf(source)),
    outline: ({ kind }) => (outline === undefined ? missing(kind) : outlineOf(outline)),
    emoji: svgOf,
    artwork: (text, use) =>
      glyphFromArtwork(readArtwork?.(text) ?? readSvgArtwork(text, renderer), use, drawScene),
  };
};

const MISSING = {
  icon: 'icon and library of the icon',
  emoji: 'icon and library of the emoji',
  initials: 'outline, the path data of the initials',
};

const missing = (kind: keyof typeof MISSING): never => {
  throw new ProblemError('invalid_json', `The engine needs ${MISSING[kind]}.`);
};

/** Matches elements and attributes of an SVG document that only resvg can resolve. */
const NEEDS_RESVG =
  /<(?![/?!]|(?:svg|g|path|defs|linearGradient|radialGradient|stop|clipPath)\b)|\s(?:style|class)\s*=/;

const refuse = (): never => {
  throw new ArtworkError('The artwork is more than paths: the engine needs resvg.');
};

/** Whether a path has no paint of its own, which it then inherits: resvg resolves inheritance. Clip paths need no paint. */
const inheritsPaint = ({ name, attributes, children }: SvgElement): boolean =>
  name !== 'clipPath' && ((name === 'path' && attributes.fill === undefined) || children.some(inheritsPaint));

const PATHS_ONLY: Parameters<typeof readSvgArtwork>[1] = {
  normalize: svg => (NEEDS_RESVG.test(svg) || inheritsPaint(parseSvg(svg)) ? refuse() : svg),
  draw: refuse,
};
