// Checks of an icon: similarity to the library's drawing, size, maskable image, smallest image.
import { Resvg } from '@resvg/resvg-js';
import { DEFAULT_PLATE } from '../../dist/compose/defaults.js';
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { resolveDesign } from '../../dist/contract/export/resolved-design.js';
import { rasterize } from '../../dist/raster/rasterize.js';
import { averaged } from './compare-pixels.mjs';

const PIXELS = 64;
/** The library's drawing is rendered at this multiple of the size and averaged, as an exact reference. */
const OVERSAMPLING = 4;
const MASKABLE_PIXELS = 192;
/** Maximum difference from the drawing of the library, as a fraction of its ink. */
const MAX_DIFFERENCE = 0.05;
/** Renderers draw the join differently if a line turns back on itself. */
const MAX_WRONG_PIXELS = 4;

const defaults = resolveDesign(parseExportBody({ library: 'any', name: 'any' })).light;
/** Looks without a plate: with the library's line width, and with the default stroke scale. */
const bare = { ...defaults, plate: undefined, strokeScale: 1 };
const wide = { ...defaults, plate: undefined };

/**
 * Results of all checks: the measured figure, and whether it passes.
 * @param {import('../../dist/model/icon.js').Icon} icon
 * @returns {{ check: string, figure: number, isRight: boolean }[]}
 */
export const checkIcon = icon => {
  const glyph = glyphFromIcon(icon.svg);
  /** @param {import('../../dist/compose/favicon.js').RenderTarget} target */
  const compose = (look, target = { role: 'any' }) => composeScene(glyph, look, target);
  const images = {
    library: libraryCoverage(icon.svg, compose(bare)),
    own: coverageOf(compose(bare)),
    wideLibrary: libraryCoverage(icon.svg, compose(wide)),
    wide: coverageOf(compose(wide)),
    maskable: rasterize(compose(defaults, { role: 'maskable' }), MASKABLE_PIXELS),
    small: rasterize(compose(defaults, { role: 'any', pixels: 16 }), 16),
  };
  return Object.entries(CHECKS).map(([check, judge]) => ({ check, ...judge(images) }));
};

export const LIKENESS = 'like the library';

const CHECKS = {
  [LIKENESS]: ({ library, own }) => {
    const total = library.reduce((sum, value) => sum + value, 0);
    const figure = library.reduce((sum, value, index) => sum + Math.abs(value - own[index]), 0) / total;
    return { figure, isRight: figure <= MAX_DIFFERENCE };
  },
  'like the library at every pixel': ({ library, own }) => {
    const figure = library.filter((value, index) => Math.abs(value - own[index]) > 0.5).length;
    return { figure, isRight: figure <= MAX_WRONG_PIXELS };
  },
  'not blank': ({ own }) => {
    const figure = own.reduce((sum, value) => sum + value, 0) / own.length;
    return { figure, isRight: figure > 0.002 };
  },
  // By default, our lines are wider than those of the library, so they cover all ink of the library.
  'not hollow': ({ wideLibrary, wide: own }) => {
    const figure = wideLibrary.filter((value, index) => value > 0.95 && own[index] < value - 0.3).length;
    return { figure, isRight: figure === 0 };
  },
  'within its padding': ({ wide: own }) => {
    const { left, top, right, bottom } = boundsOf(own, 0.02);
    const figure = Math.min(left, top, PIXELS - 1 - right, PIXELS - 1 - bottom);
    return { figure, isRight: figure >= Math.floor(defaults.padding * PIXELS) };
  },
  'as large as its padding allows, and centered': ({ wide: own }) => {
    const { left, top, right, bottom } = boundsOf(own, 0.1);
    const figure = Math.max(right - left, bottom - top) + 1;
    const contentBox = PIXELS * (1 - 2 * defaults.padding);
    const offset = Math.max(Math.abs(left + right + 1 - PIXELS), Math.abs(top + bottom + 1 - PIXELS)) / 2;
    return { figure, isRight: Math.abs(figure - contentBox) <= 2 && offset <= 1.5 };
  },
  'maskable within 40 %': ({ maskable: { rgba, width: size } }) => {
    let figure = 0;
    for (let at = 0; at < rgba.length; at += 4) {
      if (isPlate(rgba, at)) continue;
      const [x, y] = [((at / 4) % size) + 0.5 - size / 2, Math.floor(at / 4 / size) + 0.5 - size / 2];
      figure = Math.max(figure, Math.hypot(x, y) / size);
    }
    return { figure, isRight: figure > 0.05 && figure <= 0.4 };
  },
  'visible at 16 px': ({ small: { rgba } }) => {
    let figure = 0;
    for (let at = 0; at < rgba.length; at += 4) figure = Math.max(figure, rgba[at]);
    return { figure, isRight: figure > 160 };
  },
};

const plateChannels = [1, 3, 5].map(at => Number.parseInt(DEFAULT_PLATE.hex.slice(at, at + 2), 16));
const isPlate = (rgba, at) => plateChannels.every((value, channel) => rgba[at + channel] === value);

const libraryCoverage = (svg, scene) => {
  const [scale, , , , x, y] = scene.shapes.at(-1).transform;
  const [, attributes, body] = /^<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const paint = attributes.replace(/(?<![-\w])(xmlns|viewBox|width|height|class)="[^"]*"/g, '');
  const moved = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.size} ${scene.size}" color="#fff"><g transform="translate(${x} ${y})scale(${scale})"><g ${paint}>${body}</g></g></svg>`;
  /** @type {import('@resvg/resvg-js').ResvgRenderOptions} */
  const options = {
    fitTo: { mode: 'width', value: PIXELS * OVERSAMPLING },
    font: { loadSystemFonts: false },
  };
  return alphaOf(averaged(new Resvg(moved, options).render().pixels, PIXELS, OVERSAMPLING));
};

const coverageOf = scene => alphaOf(rasterize(scene, PIXELS).rgba);

const alphaOf = rgba =>
  Float32Array.from({ length: PIXELS * PIXELS }, (_, index) => rgba[4 * index + 3] / 255);

const boundsOf = (coverage, threshold) => {
  let [left, top, right, bottom] = [PIXELS, PIXELS, -1, -1];
  coverage.forEach((value, index) => {
    if (value < threshold) return;
    const [x, y] = [index % PIXELS, Math.floor(index / PIXELS)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  });
  return { left, top, right, bottom };
};
