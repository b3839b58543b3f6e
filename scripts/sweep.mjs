// npm run sweep [-- --every 50]: composes every icon of the catalog and holds the picture against the library's own
// drawing in the same place. Prints figures per library and style, and the worst icons; fails if one is not right.

import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { composeScene } from '../dist/compose/favicon.js';
import { glyphFromIcon } from '../dist/compose/glyph/glyph.js';
import { rasterize } from '../dist/raster/rasterize.js';

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const every = Number(values.every);

const PIXELS = 64;
/** The library's drawing is painted this many times larger and averaged, so that it can judge a rasteriser. */
const OVERSAMPLING = 4;
const MASKABLE_PIXELS = 192;
const PADDING = 0.18;
/** What may differ from the library's drawing, as a share of its ink. */
const MOST_DIFFERENCE = 0.05;
/** Pixels that may be another colour altogether: where a line turns on its heel, strokers disagree about its join. */
const MOST_WRONG_PIXELS = 4;

const white = { hex: '#ffffff', alpha: 1 };
const blue = { hex: '#075985', alpha: 1 };
const ink = { fg: white, stroke: white, fill: undefined };
/** @type {import('../dist/model/look.js').Look} */
const bare = { plate: undefined, ink, padding: PADDING, strokeScale: 1 };
/** @type {import('../dist/model/look.js').Plate} */
const plate = { shape: 'rounded-square', paint: { mode: 'solid', color: blue } };
const defaults = { plate, ink, padding: PADDING, strokeScale: 1.25 };

/** Coverage 0 to 1 of the library's drawing, moved to where a scene has its glyph. */
const drawLibrary = (svg, scene) => {
  const [scale, , , , x, y] = scene.shapes.at(-1).transform;
  const [, attributes, body] = /^<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const paint = attributes.replace(/(?<![-\w])(xmlns|viewBox|width|height|class)="[^"]*"/g, '');
  const moved = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.size} ${scene.size}" color="#fff"><g transform="translate(${x} ${y})scale(${scale})"><g ${paint}>${body}</g></g></svg>`;
  const side = PIXELS * OVERSAMPLING;
  /** @type {import('@resvg/resvg-js').ResvgRenderOptions} */
  const options = { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } };
  const { pixels } = new Resvg(moved, options).render();
  const coverage = new Float32Array(PIXELS * PIXELS);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      coverage[Math.floor(y / OVERSAMPLING) * PIXELS + Math.floor(x / OVERSAMPLING)] +=
        pixels[4 * (y * side + x) + 3];
  return coverage.map(sum => sum / (255 * OVERSAMPLING ** 2));
};

const alphaOf = rgba => (_, index) => rgba[4 * index + 3] / 255;

const boundsOf = (coverage, threshold = 0.02) => {
  let [left, top, right, bottom] = [PIXELS, PIXELS, -1, -1];
  coverage.forEach((value, index) => {
    if (value < threshold) return;
    const [x, y] = [index % PIXELS, Math.floor(index / PIXELS)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  });
  return { left, top, right, bottom };
};

/** The checks: each gives the figure that it judges by, and whether that is right. */
const CHECKS = {
  'like the library': ({ library, own }) => {
    const total = library.reduce((sum, value) => sum + value, 0);
    const difference = library.reduce((sum, value, index) => sum + Math.abs(value - own[index]), 0) / total;
    return { figure: difference, right: difference <= MOST_DIFFERENCE };
  },
  'like the library at every pixel': ({ library, own }) => {
    const wrong = library.filter((value, index) => Math.abs(value - own[index]) > 0.5).length;
    return { figure: wrong, right: wrong <= MOST_WRONG_PIXELS };
  },
  'not blank': ({ own }) => {
    const share = own.reduce((sum, value) => sum + value, 0) / own.length;
    return { figure: share, right: share > 0.002 };
  },
  // At the defaults lines are wider than the library's: all of its ink is in ours.
  'not hollow': ({ widerLibrary, wider }) => {
    const missing = widerLibrary.filter((value, index) => value > 0.95 && wider[index] < value - 0.3).length;
    return { figure: missing, right: missing === 0 };
  },
  'within its padding': ({ wider }) => {
    const { left, top, right, bottom } = boundsOf(wider);
    const margin = Math.min(left, top, PIXELS - 1 - right, PIXELS - 1 - bottom);
    return { figure: margin, right: margin >= Math.floor(PADDING * PIXELS) };
  },
  'as large as its padding allows, and centred': ({ wider }) => {
    const { left, top, right, bottom } = boundsOf(wider, 0.1);
    const side = Math.max(right - left, bottom - top) + 1;
    const room = PIXELS * (1 - 2 * PADDING);
    const lopsided = Math.max(Math.abs(left + right + 1 - PIXELS), Math.abs(top + bottom + 1 - PIXELS)) / 2;
    return { figure: side, right: Math.abs(side - room) <= 2 && lopsided <= 1.5 };
  },
  'maskable within 40 %': ({ maskable: { rgba, size } }) => {
    let farthest = 0;
    for (let at = 0; at < rgba.length; at += 4) {
      if (rgba[at] === 7 && rgba[at + 1] === 89 && rgba[at + 2] === 133) continue;
      const [x, y] = [((at / 4) % size) + 0.5 - size / 2, Math.floor(at / 4 / size) + 0.5 - size / 2];
      farthest = Math.max(farthest, Math.hypot(x, y) / size);
    }
    return { figure: farthest, right: farthest > 0.05 && farthest <= 0.4 };
  },
  'shows at 16 px': ({ small: { rgba } }) => {
    let brightest = 0;
    for (let at = 0; at < rgba.length; at += 4) brightest = Math.max(brightest, rgba[at]);
    return { figure: brightest, right: brightest > 160 };
  },
};

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const rows = new Map();
const failures = [];
const worst = [];
let swept = 0;

for (let position = 0; position < catalog.iconCount; position += every) {
  const icon = catalog.icon(position);
  const name = `${icon.library}/${icon.name}/${icon.style}`;
  const glyph = glyphFromIcon(icon.svg);
  const scene = composeScene(glyph, bare, { role: 'any' });
  const wider = composeScene(glyph, { ...bare, strokeScale: defaults.strokeScale }, { role: 'any' });
  const draw = value =>
    Float32Array.from({ length: PIXELS * PIXELS }, alphaOf(rasterize(value, PIXELS).rgba));
  const pictures = {
    library: drawLibrary(icon.svg, scene),
    own: draw(scene),
    widerLibrary: drawLibrary(icon.svg, wider),
    wider: draw(wider),
    maskable: rasterize(composeScene(glyph, defaults, { role: 'maskable' }), MASKABLE_PIXELS),
    small: rasterize(composeScene(glyph, defaults, { role: 'any', pixels: 16 }), 16),
  };
  const row = rows.get(`${icon.library} ${icon.style}`) ?? { icons: 0, difference: 0, most: 0, failed: 0 };
  rows.set(`${icon.library} ${icon.style}`, row);
  row.icons++;
  for (const [check, judge] of Object.entries(CHECKS)) {
    const { figure, right } = judge(pictures);
    if (!right) {
      row.failed++;
      failures.push(`${name}: not "${check}" (${figure})`);
    }
    if (check === 'like the library') {
      row.difference += figure;
      row.most = Math.max(row.most, figure);
      worst.push({ name, figure });
    }
  }
  swept++;
  // Pixel buffers are freed between turns of the event loop only.
  if (swept % 20 === 0) await setImmediate();
  if (process.stderr.isTTY && swept % 200 === 0)
    process.stderr.write(`\r${swept} of ${Math.ceil(catalog.iconCount / every)} icons`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const percent = share => `${(100 * share).toFixed(2)} %`;
console.log('icons  mean difference  largest  failures  library and style');
for (const [key, { icons, difference, most, failed }] of rows)
  console.log(
    `${String(icons).padStart(5)}  ${percent(difference / icons).padStart(15)}  ${percent(most).padStart(7)}  ${String(failed).padStart(8)}  ${key}`,
  );
worst.sort((a, b) => b.figure - a.figure);
console.log(`\nfarthest from the library's drawing:`);
for (const { name, figure } of worst.slice(0, 10)) console.log(`  ${percent(figure)}  ${name}`);
for (const failure of failures.slice(0, 50)) console.log(`FAILED ${failure}`);
console.log(`\n${swept} icons swept, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
