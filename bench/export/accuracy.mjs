// npm run bench -- accuracy: compares the rasterizer and resvg with an oversampled reference.
// The reference is rendered by resvg at 16 times the size and averaged.
//   --sizes 16,32   side lengths in pixels   --every 100     takes every 100th icon
//   --worst 5       lists the worst icons    --stroke 1.25   stroke_scale of the icons
import { setImmediate as turn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { sceneToSvg } from '../../dist/compose/svg/scene-svg.js';
import { rasterize } from '../../dist/raster/rasterize.js';
import { mean } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '16,32,64,180' },
    every: { type: 'string', default: '100' },
    worst: { type: 'string', default: '0' },
    stroke: { type: 'string', default: '1.25' },
  },
});
const OVERSAMPLING = 16;

const white = { hex: '#ffffff', alpha: 1 };
/** @type {import('../../dist/model/look.js').Look} */
const look = {
  plate: { shape: 'rounded-square', paint: { mode: 'solid', color: { hex: '#075985', alpha: 1 } } },
  ink: { fg: white, stroke: white, fill: undefined },
  padding: 0.18,
  strokeScale: Number(values.stroke),
};

/** Premultiplied RGBA, as resvg returns it. */
const renderWithResvg = (svg, side) => {
  const options = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } };
  return new Resvg(svg, /** @type {any} */ (options)).render().pixels;
};

const referencePixels = (svg, size) => {
  const side = size * OVERSAMPLING;
  const large = renderWithResvg(svg, side);
  const sums = new Float64Array(size * size * 4);
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const pixel = (Math.floor(y / OVERSAMPLING) * size + Math.floor(x / OVERSAMPLING)) * 4;
      for (let channel = 0; channel < 4; channel++) sums[pixel + channel] += large[at++];
    }
  return sums.map(sum => sum / OVERSAMPLING ** 2);
};

const premultiplied = ({ rgba }) =>
  Float64Array.from(rgba, (value, at) => (at % 4 === 3 ? value : (value * rgba[at | 3]) / 255));

/** Mean and maximum difference of a channel, from 0 to 255. */
const errorOf = (pixels, reference) => {
  let sum = 0;
  let largest = 0;
  for (let at = 0; at < reference.length; at++) {
    const error = Math.abs(pixels[at] - reference[at]);
    sum += error;
    if (error > largest) largest = error;
  }
  return { mean: sum / reference.length, largest };
};

const percentOf = (rows, condition) => ((100 * rows.filter(condition).length) / rows.length).toFixed(2);

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const table = {};
for (const size of values.sizes.split(',').map(Number)) {
  const rows = [];
  for (let position = 0; position < catalog.iconCount; position += Number(values.every)) {
    // resvg frees its pixels only between turns of the event loop. Without turns, the loop would fill the memory.
    await turn();
    const icon = catalog.icon(position);
    const scene = composeScene(glyphFromIcon(icon.svg), look, { role: 'any', pixels: size });
    const svg = sceneToSvg(scene);
    const reference = referencePixels(svg, size);
    rows.push({
      icon: `${icon.library}/${icon.name}/${icon.style}`,
      ours: errorOf(premultiplied(rasterize(scene, size)), reference),
      resvg: errorOf(renderWithResvg(svg, size), reference),
    });
  }
  table[`${size} px, ${rows.length} icons`] = {
    'mean error': mean(rows.map(({ ours }) => ours.mean)).toFixed(3),
    'resvg, mean': mean(rows.map(({ resvg }) => resvg.mean)).toFixed(3),
    'largest error': Math.max(...rows.map(({ ours }) => ours.largest)).toFixed(0),
    'resvg, largest': Math.max(...rows.map(({ resvg }) => resvg.largest)).toFixed(0),
    'closer by mean %': percentOf(rows, ({ ours, resvg }) => ours.mean < resvg.mean),
    'closer by largest %': percentOf(rows, ({ ours, resvg }) => ours.largest < resvg.largest),
  };
  for (const { icon, ours, resvg } of rows
    .toSorted((a, b) => b.ours.largest - a.ours.largest)
    .slice(0, Number(values.worst)))
    console.log(`${size} px ${icon}: largest ${ours.largest.toFixed(1)}, resvg ${resvg.largest.toFixed(1)}`);
}
printTable('Rasterizer accuracy', table, 'Errors in 255ths of a channel.');
