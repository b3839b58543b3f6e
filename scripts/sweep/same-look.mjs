// The same look in two files: our SVG in a foreign renderer against our raster image.
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { adaptiveSvg } from '../../dist/compose/svg/adaptive.js';
import { sceneToSvg } from '../../dist/compose/svg/scene-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { createRasterizer } from '../../dist/raster/rasterize.js';
import { averaged, countDifferences, premultiplied } from './compare-pixels.mjs';

const PIXELS = 64;

/**
 * Files that differ are rendered again this many times larger and averaged. Renderers composite shape by shape, which
 * leaves a seam where two shapes of one color meet within a pixel; in the average, the seam is invisible.
 */
const OVERSAMPLING = 8;

/**
 * The SVG files of an icon in one look, each with the image that it should show.
 * @param {import('../../dist/model/icon.js').Icon} icon
 * @param {string} look
 * @param {object} fields
 */
export const filesOf = (icon, look, fields) => {
  const glyph = glyphFromIcon(icon.svg);
  const rasterize = createRasterizer();
  const request = parseExportBody(
    { library: icon.library, name: icon.name, ...fields },
    { glyphKind: () => glyph.kind },
  );
  const light = composeScene(glyph, request.light, { role: 'any' });
  const raster = scene => premultiplied(rasterize(scene, PIXELS).rgba);
  const name = `${icon.library}/${icon.name}/${icon.style} ${look}`;
  if (!request.dark) return [{ name, scheme: 'light', svg: sceneToSvg(light), image: raster(light) }];
  const dark = composeScene(glyph, request.dark, { role: 'any' });
  const adaptive = adaptiveSvg(light, dark);
  return [
    { name: `${name}, light`, scheme: 'light', svg: adaptive, image: raster(light) },
    { name: `${name}, dark file`, scheme: 'light', svg: sceneToSvg(dark), image: raster(dark) },
    { name: `${name}, dark`, scheme: 'dark', svg: adaptive, image: raster(dark) },
  ];
};

/**
 * Renders files and lists those that differ from their images beyond anti-aliasing.
 * @param {ReturnType<typeof filesOf>} files
 * @param {import('./renderers.mjs').Renderer} renderer
 */
export const compareFiles = async (files, renderer) => {
  const failures = [];
  let compared = 0;
  for (const scheme of renderer.schemes) {
    const shown = files.filter(file => file.scheme === scheme);
    if (shown.length === 0) continue;
    compared += shown.length;
    const suspects = await differing(shown, { renderer, scheme, oversampling: 1 });
    failures.push(
      ...(await differing(
        suspects.map(({ file }) => file),
        { renderer, scheme, oversampling: OVERSAMPLING },
      )),
    );
  }
  return { compared, failures: failures.map(({ file, differences }) => ({ name: file.name, differences })) };
};

const differing = async (files, { renderer, scheme, oversampling }) => {
  if (files.length === 0) return [];
  const images = await renderer.render(
    files.map(({ svg }) => svg),
    { pixels: PIXELS * oversampling, scheme },
  );
  return files
    .map((file, index) => ({
      file,
      differences: countDifferences(file.image, averaged(images[index], PIXELS, oversampling), PIXELS),
    }))
    .filter(({ differences }) => differences > 0);
};
