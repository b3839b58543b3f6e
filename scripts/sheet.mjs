// npm run sheet [-- image.png]: renders fifty icons at 16 and 32 px, fitted and plainly scaled, enlarged.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { composeScene } from '../dist/compose/favicon.js';
import { glyphFromIcon } from '../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../dist/contract/export/export-body.js';
import { PNG_ZLIB } from '../dist/export/package/images.js';
import { encodePng } from '../dist/raster/png.js';
import { rasterize } from '../dist/raster/rasterize.js';

const ICONS = `
  lucide rocket|lucide house|lucide search|lucide settings|lucide palette|lucide layout-grid|lucide calendar|lucide terminal
  lucide plus|lucide mail|lucide code|lucide chart-column|tabler rocket|tabler home|tabler bolt|tabler percentage-50
  tabler dice-5|tabler database|tabler square-rounded-letter-a|tabler bell filled|tabler heart filled|tabler camera filled
  phosphor rocket thin|phosphor rocket light|phosphor rocket|phosphor rocket bold|phosphor rocket fill|phosphor rocket duotone
  phosphor house thin|phosphor gear light|phosphor gear duotone|phosphor calendar thin|phosphor calendar|phosphor cube duotone
  phosphor chart-bar light|phosphor envelope thin|hugeicons rocket-01|hugeicons home-01|hugeicons calendar-01
  hugeicons settings-01|hugeicons mail-01|hugeicons camera-01|hugeicons chart-column|remix rocket line|remix rocket fill
  remix home line|remix settings-3 line|remix bold|remix calendar line|remix mail fill`
  .trim()
  .split(/[|\n]\s*/)
  .map(text => text.trim().split(' '));

const COLUMNS = 4;
const CELL = 128;
const GAP = 4;

/** The default look. */
const look = parseExportBody({ library: 'any', name: 'any' }).light;

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const images = ICONS.map(([library, name, style]) => {
  const icon = catalog.findIcon({ library, name, style });
  if (!icon) throw new Error(`no icon ${library} ${name} ${style ?? ''}`);
  const glyph = glyphFromIcon(icon.svg);
  const plain = composeScene(glyph, look, { role: 'any' });
  return [16, 32].flatMap(pixels => [
    rasterize(plain, pixels),
    rasterize(composeScene(glyph, look, { role: 'any', pixels }), pixels),
  ]);
});

const rows = Math.ceil(images.length / COLUMNS);
const group = 4 * (CELL + GAP) + 4 * GAP;
const [width, height] = [COLUMNS * group, rows * (CELL + GAP)];
const size = Math.max(width, height);
const sheet = new Uint32Array(size * size).fill(0xffffffff);
images.forEach((rasters, index) => {
  rasters.forEach((raster, place) => {
    paste(
      raster,
      (index % COLUMNS) * group + place * (CELL + GAP),
      Math.floor(index / COLUMNS) * (CELL + GAP),
    );
  });
});

/** Copies an image onto the white sheet, enlarged by whole pixels. */
function paste({ size: side, rgba }, left, top) {
  for (let y = 0; y < CELL; y++)
    for (let x = 0; x < CELL; x++) {
      const from = 4 * (Math.floor((y * side) / CELL) * side + Math.floor((x * side) / CELL));
      const alpha = rgba[from + 3] / 255;
      const [red, green, blue] = [0, 1, 2].map(channel =>
        Math.round(255 * (1 - alpha) + rgba[from + channel] * alpha),
      );
      sheet[(top + y) * size + left + x] = (255 << 24) | (blue << 16) | (green << 8) | red;
    }
}

const path = process.argv[2] ?? '.tmp/sheet.png';
mkdirSync(dirname(path), { recursive: true });
const rgba = new Uint8Array(sheet.buffer);
writeFileSync(path, encodePng({ size, indexed: undefined, pixels: sheet, rgba }, PNG_ZLIB));
console.log(`${path}: each group is 16 px scaled, 16 px fitted, 32 px scaled, 32 px fitted; row by row:`);
for (let row = 0; row < rows; row++)
  console.log(
    ICONS.slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map(words => words.join(' '))
      .join(' | '),
  );
