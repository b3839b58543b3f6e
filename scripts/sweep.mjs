// npm run sweep [-- --every 50] [--renderer chromium] [--all-looks]: renders the icons of the catalog and checks them.
//
// Fails if an icon differs from the drawing of its library, or if our SVG, drawn by resvg in five looks, differs from our
// raster image. With another renderer, only compares our SVG with our raster image.
//
// --artwork [--every 60] [logos skill-icons devicon emoji]: packages of logos and emoji of these sets, and the drawings
// of Chromium. Fails if more than 1 % of them differ.
//
// --mutants 5000 [--seed 1]: sends randomly changed logos to the server, and opens the SVG files of the responses in
// Chromium. Fails if a response is late or undocumented, if a file runs or loads something, or if memory grows.
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { sweepArtwork } from './sweep/artwork.mjs';
import { checkIcon, LIKENESS } from './sweep/library-checks.mjs';
import { sweepMutants } from './sweep/mutants.mjs';
import { RENDERERS } from './sweep/renderers.mjs';
import { compareFiles, filesOf } from './sweep/same-look.mjs';
import { KNOWN_DIFFERENCES, samplePositions } from './sweep/samples.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    renderer: { type: 'string', default: 'resvg' },
    'all-looks': { type: 'boolean', default: false },
    artwork: { type: 'boolean', default: false },
    mutants: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const ESSENTIAL = {
  plain: {},
  fill: { fill: '#7dd3fc' },
  dark: { bg: '#e11d48', fill: '#fecdd3', include_dark_mode: true },
  'no plate': { shape: 'none', fg: '#b91c1c' },
  thick: { stroke_scale: 3 },
};

const FURTHER = {
  'fill alone': { stroke: 'none', fill: '#fde047' },
  'fill in the color of the ink': { fill: '#ffffff' },
  translucent: { bg: '#07598580', fg: '#ffffffb3', fill: '#f59e0b66' },
  'gradient circle': { shape: 'circle', bg_mode: 'linear', bg_angle: 30, fill: '#f59e0b' },
  'dark gradient': { bg_mode: 'linear', fill: '#f59e0b', include_dark_mode: true },
  'dark without plate': { shape: 'none', fg: '#000', fill: '#0ea5e9', include_dark_mode: true },
  'thin, no padding': { stroke_scale: 0.5, padding: 0 },
};

const BATCH = 256;
const MAX_REPORTED = 50;

const every = Number(values.every);
if (values.artwork) process.exit((await sweepArtwork({ every, sets: positionals })) ? 0 : 1);
if (values.mutants)
  process.exit((await sweepMutants({ count: Number(values.mutants), seed: Number(values.seed) })) ? 0 : 1);
const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const positions = samplePositions(catalog, every);
const looks = Object.entries({ ...ESSENTIAL, ...(values['all-looks'] && FURTHER) });
const renderer = await RENDERERS[values.renderer]();
const checksLibraries = values.renderer === 'resvg';

/** Number of icons and of failed checks by library and style, with sum and maximum of the LIKENESS figures. */
const rows = new Map();
const failures = [];
const counts = { icons: 0, files: 0 };

const checkAgainstLibrary = icon => {
  const key = `${icon.library} ${icon.style}`;
  const row = rows.get(key) ?? { icons: 0, sum: 0, largest: 0, failures: 0 };
  rows.set(key, row);
  row.icons++;
  for (const { check, figure, isRight } of checkIcon(icon)) {
    if (check === LIKENESS) {
      row.sum += figure;
      row.largest = Math.max(row.largest, figure);
    }
    if (isRight) continue;
    row.failures++;
    failures.push(`${icon.library}/${icon.name}/${icon.style}: not "${check}" (${figure})`);
  }
};

let batch = [];
const compareBatch = async () => {
  const { compared, failures: found } = await compareFiles(batch, renderer);
  counts.files += compared;
  for (const { name, differences } of found)
    if (!KNOWN_DIFFERENCES.has(name))
      failures.push(`${name}: ${differences} pixels of the SVG in ${values.renderer} differ from the image`);
  batch = [];
};

for (const position of positions) {
  const icon = catalog.icon(position);
  if (checksLibraries) checkAgainstLibrary(icon);
  for (const [look, fields] of looks) batch.push(...filesOf(icon, look, fields));
  if (batch.length >= BATCH) await compareBatch();
  counts.icons++;
  // resvg frees its pixel buffers only between turns of the event loop.
  if (counts.icons % 20 === 0) await setImmediate();
}
if (batch.length > 0) await compareBatch();
await renderer.close();

const percent = fraction => `${(100 * fraction).toFixed(2)} %`;
if (rows.size > 0) console.log('icons  mean difference  largest  failures  library and style');
for (const [key, row] of rows)
  console.log(
    `${String(row.icons).padStart(5)}  ${percent(row.sum / row.icons).padStart(15)}  ${percent(row.largest).padStart(7)}  ${String(row.failures).padStart(8)}  ${key}`,
  );
for (const failure of failures.slice(0, MAX_REPORTED)) console.log(`FAILED ${failure}`);
console.log(
  `\n${counts.icons} icons, ${counts.files} SVG files compared with images (${values.renderer}), ${failures.length} failures`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
