// node bench/accuracy.mjs [--sizes 16,32,64] [--every 1] [--worst 5] [--stroke 1.25]: how far the rasteriser and resvg are from the
// true picture, over the catalog. True is resvg at 16 times the size, averaged down.
import { setImmediate as turn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { composeScene } from '../dist/compose/favicon.js';
import { glyphFromIcon } from '../dist/compose/glyph/glyph.js';
import { sceneToSvg } from '../dist/compose/svg/scene-svg.js';
import { rasterize } from '../dist/raster/rasterize.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '64' },
    every: { type: 'string', default: '1' },
    worst: { type: 'string', default: '0' },
    stroke: { type: 'string', default: '1.25' },
  },
});
const OVERSAMPLING = 16;

const white = { hex: '#ffffff', alpha: 1 };
const look = {
  plate: { shape: 'rounded-square', paint: { mode: 'solid', color: { hex: '#075985', alpha: 1 } } },
  ink: { fg: white, stroke: white, fill: undefined },
  padding: 0.18,
  strokeScale: Number(values.stroke),
};

/** Premultiplied RGBA, as resvg paints it. */
const paintWithResvg = (svg, side) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } }).render().pixels;

const truePicture = (svg, size) => {
  const side = size * OVERSAMPLING;
  const large = paintWithResvg(svg, side);
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

/** Mean and largest difference of a channel, in 255ths. */
const difference = (picture, truth) => {
  let sum = 0;
  let max = 0;
  for (let at = 0; at < truth.length; at++) {
    const error = Math.abs(picture[at] - truth[at]);
    sum += error;
    if (error > max) max = error;
  }
  return { mean: sum / truth.length, max };
};

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
for (const size of values.sizes.split(',').map(Number)) {
  const rows = [];
  for (let position = 0; position < catalog.iconCount; position += Number(values.every)) {
    // resvg's pixels are freed between turns of the event loop only: a loop without any fills the memory.
    await turn();
    const icon = catalog.icon(position);
    const scene = composeScene(glyphFromIcon(icon.svg), look, { role: 'any', pixels: size });
    const svg = sceneToSvg(scene);
    const truth = truePicture(svg, size);
    const ours = difference(premultiplied(rasterize(scene, size)), truth);
    const resvg = difference(paintWithResvg(svg, size), truth);
    rows.push({ icon: `${icon.library}/${icon.name}/${icon.style}`, ours, resvg });
  }
  const average = of => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const share = of => `${((100 * rows.filter(of).length) / rows.length).toFixed(2)} %`;
  const figure = of => ({
    'mean error': average(row => of(row).mean).toFixed(3),
    'mean of largest errors': average(row => of(row).max).toFixed(1),
    'largest error': Math.max(...rows.map(row => of(row).max)).toFixed(1),
  });
  console.log(`${rows.length} icons at ${size} px, in 255ths of a channel`);
  console.table({ favsmith: figure(row => row.ours), resvg: figure(row => row.resvg) });
  console.log(
    `closer than resvg: by mean error ${share(({ ours, resvg }) => ours.mean < resvg.mean)},`,
    `by largest error ${share(({ ours, resvg }) => ours.max < resvg.max)} of the icons`,
  );
  for (const { icon, ours, resvg } of rows
    .toSorted((a, b) => b.ours.max - a.ours.max)
    .slice(0, Number(values.worst)))
    console.log(
      `  ${icon}: largest ${ours.max.toFixed(1)}, mean ${ours.mean.toFixed(3)}; resvg ${resvg.max.toFixed(1)}, ${resvg.mean.toFixed(3)}`,
    );
}
