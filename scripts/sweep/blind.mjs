// Blind comparison of what browsers show in a tab: sheets with unlabeled columns in random order, and the key to them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOUBLE_PIXELS, ICO_SIZES, SMALL_PIXELS } from '../../dist/compose/defaults.js';
import { createScenes } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { composeFaviconSvg } from '../../dist/compose/svg/favicon-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { rasterize } from '../../dist/raster/rasterize.js';
import { premultiplied } from './compare-pixels.mjs';
import { openChromium } from './renderers.mjs';
import { sheetOfImages } from './sheet.mjs';
import { randomIcons, randomNumbers } from './small-sizes.mjs';

const ICONS_PER_SHEET = 12;
const COLUMNS = 2;
const CSS_PIXELS = 16;

/** Images whose channels differ by at most this on average look equal: Chromium and the rasterizer differ in anti-aliasing. */
const EQUAL = 3;

const isEqual = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) <= EQUAL * a.length;

/**
 * Draws random icons at 16 CSS pixels and `ratio` device pixels per CSS pixel: favicon.svg and favicon-2x.svg in Chromium, the
 * next larger image of the ICO, and the large drawing scaled. Columns that are equal to another are left out.
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {{ count: number, seed: number, ratio: number, folder: string }} options
 */
export const sweepBlind = async (catalog, { count, seed, ratio, folder }) => {
  const side = Math.round(CSS_PIXELS * ratio);
  const icoPixels = ICO_SIZES.find(pixels => pixels >= side) ?? DOUBLE_PIXELS;
  const drawings = randomIcons(catalog, count, seed).map(icon => {
    const { library, name, style } = icon;
    const glyph = glyphFromIcon(icon.svg);
    const scenes = createScenes(
      glyph,
      parseExportBody({ library, name, style }, { glyphKind: () => glyph.kind }),
    );
    const svgOf = fitted => composeFaviconSvg(scenes, { scheme: 'light', fitted });
    const draw = (target, pixels) => premultiplied(rasterize(scenes('light', target), pixels).rgba);
    return {
      name: `${library}/${name}/${style}`,
      reference: draw({ role: 'any' }, 96),
      single: svgOf([SMALL_PIXELS]),
      double: svgOf([SMALL_PIXELS, DOUBLE_PIXELS]),
      ico: draw({ role: 'any', pixels: icoPixels }, side),
      scaled: draw({ role: 'any' }, side),
    };
  });
  const browser = await openChromium();
  const render = (svgs, cssPixels) => browser.render(svgs, { pixels: side, cssPixels, scheme: 'light' });
  const single = await render(
    drawings.map(each => each.single),
    CSS_PIXELS,
  );
  // In a tab, the media queries of favicon-2x.svg see the width in device pixels, or 32 in Chromium. The sweep therefore
  // shows the file `side` CSS pixels wide. At a width of 16, the file shows the drawing for 16 px. (Decision 026)
  const double = await render(
    drawings.map(each => each.double),
    side,
  );
  await browser.close();
  const random = randomNumbers(seed + 1);
  const rows = drawings.map(({ name, reference, ico, scaled }, index) => {
    const all = [
      { label: 'favicon.svg', image: single[index] },
      { label: 'favicon-2x.svg', image: double[index] },
      { label: 'ico', image: ico },
      { label: 'scaled', image: scaled },
    ];
    const columns = all.filter(
      ({ image }, at) => !all.slice(0, at).some(other => isEqual(image, other.image)),
    );
    const shuffled = columns
      .map(column => ({ ...column, order: random() }))
      .sort((a, b) => a.order - b.order);
    return {
      name,
      key: shuffled.map(({ label }) => label),
      images: [reference, ...shuffled.map(({ image }) => image)],
    };
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'key.txt'),
    rows.map(({ name, key }, index) => `${index + 1} ${name} ${key.join(' ')}\n`).join(''),
  );
  for (let first = 0; first < rows.length; first += ICONS_PER_SHEET)
    writeFileSync(
      join(folder, `blind-${first + 1}.png`),
      sheetOfImages(
        rows.slice(first, first + ICONS_PER_SHEET).map(({ images }) => images),
        COLUMNS,
      ),
    );
};
