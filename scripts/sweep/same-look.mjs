// Compares our SVG in another renderer with our raster image of the same look.
import { SMALL_PIXELS } from '../../dist/compose/defaults.js';
import { createScenes } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { composeFaviconSvg } from '../../dist/compose/svg/favicon-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { resolveDesign } from '../../dist/contract/export/resolved-design.js';
import { createRasterizer } from '../../dist/raster/rasterize.js';
import { averaged, countDifferences, premultiplied } from './compare-pixels.mjs';

/**
 * Drawings in an SVG file. At `pixels` per side, the file must show the scene for `target`.
 * @type {Record<string, { pixels: number, target: import('../../dist/compose/favicon.js').RenderTarget }>}
 */
const DRAWINGS = {
  large: { pixels: 64, target: { role: 'any' } },
  small: { pixels: 32, target: { role: 'any', pixels: SMALL_PIXELS } },
};

/** Averaging hides seams between shapes of one color that meet inside a pixel. */
const OVERSAMPLING = 8;

/**
 * The SVG files of an icon in a look, once per color scheme and drawing. Each has the image that it should show.
 * @param {import('../../dist/model/icon.js').Icon} icon
 * @param {string} look
 * @param {object} fields
 */
export const filesOf = (icon, look, fields) => {
  const glyph = glyphFromIcon(icon.svg);
  const rasterize = createRasterizer();
  const body = { library: icon.library, name: icon.name, ...fields };
  const request = resolveDesign(parseExportBody(body), { main: glyph });
  const scenes = createScenes({ main: glyph }, request);
  const name = `${icon.library}/${icon.name}/${icon.style} ${look}`;
  /** @param {'light' | 'dark' | 'adaptive'} scheme */
  const compose = scheme => composeFaviconSvg(scenes, { scheme, fitted: [SMALL_PIXELS] });
  /** @type {{ title: string, svg: string, scheme: 'light' | 'dark', shows: 'light' | 'dark' }[]} */
  const documents = request.dark
    ? [
        { title: ', light', svg: compose('adaptive'), scheme: 'light', shows: 'light' },
        { title: ', dark', svg: compose('adaptive'), scheme: 'dark', shows: 'dark' },
        { title: ', dark file', svg: compose('dark'), scheme: 'light', shows: 'dark' },
      ]
    : [{ title: '', svg: compose('light'), scheme: 'light', shows: 'light' }];
  return documents.flatMap(({ title, svg, scheme, shows }) =>
    Object.entries(DRAWINGS).map(([drawing, { pixels, target }]) => ({
      name: `${name}${title}, ${drawing}`,
      scheme,
      svg,
      pixels,
      image: premultiplied(rasterize(scenes(shows, target), pixels).rgba),
    })),
  );
};

/**
 * Renders files. Lists those that differ from their images by more than anti-aliasing.
 * @param {ReturnType<typeof filesOf>} files
 * @param {import('./renderers.mjs').Renderer} renderer
 */
export const compareFiles = async (files, renderer) => {
  const failures = [];
  let compared = 0;
  for (const kind of new Set(files.map(kindOf))) {
    const shown = files.filter(file => kindOf(file) === kind);
    compared += shown.length;
    const suspects = await differing(shown, renderer, 1);
    failures.push(
      ...(await differing(
        suspects.map(({ file }) => file),
        renderer,
        OVERSAMPLING,
      )),
    );
  }
  return { compared, failures: failures.map(({ file, differences }) => ({ name: file.name, differences })) };
};

const kindOf = ({ scheme, pixels }) => `${scheme} ${pixels}`;

const differing = async (files, renderer, oversampling) => {
  const [first] = files;
  if (!first) return [];
  const { pixels, scheme } = first;
  const images = await renderer.render(
    files.map(({ svg }) => svg),
    { pixels: pixels * oversampling, cssPixels: pixels, scheme },
  );
  return files
    .map((file, index) => ({
      file,
      differences: countDifferences(file.image, averaged(images[index], pixels, oversampling), pixels),
    }))
    .filter(({ differences }) => differences > 0);
};
