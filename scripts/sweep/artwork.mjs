// Logos and emoji of public sets: compares favicon.svg and favicon-96x96.png with Chromium's drawing of the
// source.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readEmojiFile } from '../../dist/catalog/catalog-file.js';
import { documentOf, openEmojiSets } from '../../dist/ingest/emoji-sets.js';
import { decodePng } from '../../dist/raster/png-decoder.js';
import { createEngine } from '../../dist/service/index.js';
import { root, run } from '../steps.mjs';
import { averaged, premultiplied } from './compare-pixels.mjs';
import { openChromium } from './renderers.mjs';

const PIXELS = 96;

/** Maximum mean channel difference (0 to 255), and the fraction of pictures that must be within it. */
const LIMIT = 2;
const REQUIRED_PART = 0.99;

/** Pictures above LIMIT are drawn again at this multiple and averaged, because Chromium's edges are inexact. */
const OVERSAMPLING = 8;

const BATCH = 240;

/**
 * A source picture, and the request body for a package of it.
 * @typedef {{ name: string, svg: string, body: import('../../dist/service/index.js').ExportBody }} Source
 */

/** @type {Readonly<Record<string, () => Source[] | Promise<Source[]>>>} */
const SETS = {
  logos: () => logoSources(),
  'skill-icons': () => sourcesOf('skill-icons', requireTool()),
  devicon: () => sourcesOf('devicon', requireTool()),
  emoji: async () => {
    const sets = openEmojiSets();
    const catalog = openCatalog(await readEmojiFile(join(root, 'data', 'emoji.bin')));
    return Array.from({ length: catalog.iconCount }, (_, position) => {
      const { emoji, name: label } = JSON.parse(Buffer.from(catalog.itemJson(position)).toString());
      const [svg] = sets.flatMap(set => set.svgOf({ unicode: emoji, label }) ?? []);
      if (svg === undefined) throw new Error(`no source of ${emoji}`);
      return { name: `${emoji} ${label}`, svg, body: { emoji, trim: false } };
    });
  },
};

export const logoSources = () => sourcesOf('logos', createRequire(import.meta.url));

const requireTool = () => {
  const tools = join(root, 'tools', 'sweep');
  run(['npm', 'ci', '--ignore-scripts', '--prefix', tools]);
  return createRequire(join(tools, 'package.json'));
};

/**
 * @param {string} slug
 * @param {NodeJS.Require} require
 * @returns {Source[]}
 */
const sourcesOf = (slug, require) => {
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${slug}/icons.json`), 'utf8'));
  return Object.keys(set.icons).map(name => {
    const svg = documentOf({ width: 16, height: 16, ...set }, name) ?? '';
    return { name: `${slug}/${name}`, svg, body: { artwork: svg, trim: false } };
  });
};

/** Centers the document in a square and clips it at its own edges, as in a favicon. */
const inSquare = svg => {
  const [, ...box] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)"/.exec(svg) ?? [];
  const [x, y, width, height] = box.map(Number);
  const side = Math.max(width, height);
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const square = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}">${svg.replace('<svg ', `<svg ${place} `)}</svg>`;
};

/**
 * Compares each `every`th picture of the sets. Prints a table and the pictures that differ. Returns whether enough
 * pictures are similar.
 * @param {{ every: number, sets: readonly string[] }} options
 */
export const sweepArtwork = async ({ every, sets }) => {
  const engine = createEngine({ dataFolder: join(root, 'data') });
  const chromium = await openChromium();
  const draw = (svgs, oversampling = 1) =>
    chromium.render(svgs, { pixels: PIXELS * oversampling, cssPixels: PIXELS, scheme: 'light' });
  const rows = [];
  for (const set of sets.length > 0 ? sets : Object.keys(SETS)) {
    const sources = (await SETS[set]()).filter((_, index) => index % every === 0);
    const results = [];
    for (let at = 0; at < sources.length; at += BATCH) {
      const batch = await Promise.all(sources.slice(at, at + BATCH).map(source => filesOf(engine, source)));
      const usable = batch.filter(({ problem }) => problem === undefined);
      const expected = await draw(usable.map(({ source }) => inSquare(source.svg)));
      const shown = await draw(usable.map(({ svg }) => svg));
      results.push(
        ...batch.filter(({ problem }) => problem !== undefined),
        ...usable.map((file, index) => ({
          ...file,
          svgError: meanDifference(expected[index], shown[index]),
          pngError: meanDifference(expected[index], file.png),
        })),
      );
    }
    const suspects = results.filter(result => result.problem === undefined && isDifferent(result));
    for (const suspect of suspects) {
      const [image] = await draw([inSquare(suspect.source.svg)], OVERSAMPLING);
      suspect.exactError = meanDifference(averaged(image, PIXELS, OVERSAMPLING), suspect.png);
    }
    rows.push({ set, results });
  }
  await chromium.close();
  return report(rows);
};

/** @param {Source} source */
const filesOf = async (engine, source) => {
  try {
    const svg = new TextDecoder().decode((await engine.preview(source.body, 'svg')).bytes);
    const { bytes } = await engine.preview({ ...source.body, size: PIXELS });
    return { source, svg, png: premultiplied(decodePng(bytes).rgba) };
  } catch (error) {
    return { source, problem: String(error) };
  }
};

const meanDifference = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;

const NO_INVERSE = 'has gradients whose matrix has no inverse, which Chromium leaves out';

/** Known differences from Chromium, with their causes. */
const CAUSES = {
  'logos/kimi-icon': 'has more path segments than are allowed',
  'logos/million': NO_INVERSE,
  'logos/million-icon': NO_INVERSE,
  'logos/obsidian-icon': NO_INVERSE,
  'logos/solidjs-icon': 'lies outside of its view box, so that Chromium shows nothing either',
};

const causeOf = ({ source, svg, svgError, exactError }) => {
  if (CAUSES[source.name]) return CAUSES[source.name];
  if (exactError <= LIMIT) return 'Chromium blends the edges of shapes that meet in a pixel';
  // The renderer draws masks, filters and dashes into an image whose edges are on whole pixels.
  return svgError <= LIMIT && /<g[^>]*><svg /.test(svg) ? 'is drawn at whole pixels' : undefined;
};

const report = rows => {
  console.log('pictures  mean SVG  mean PNG  largest    alike  set');
  let [count, alike] = [0, 0];
  for (const { set, results } of rows) {
    const drawn = results.filter(({ problem }) => problem === undefined);
    const within = drawn.filter(result => !isDifferent(result)).length;
    count += results.length;
    alike += within;
    const mean = key => drawn.reduce((sum, result) => sum + result[key], 0) / drawn.length;
    const cells = [
      String(results.length).padStart(8),
      mean('svgError').toFixed(2).padStart(8),
      mean('pngError').toFixed(2).padStart(8),
      Math.max(...drawn.map(largestError))
        .toFixed(2)
        .padStart(7),
      percent(within / results.length).padStart(7),
      set,
    ];
    console.log(cells.join('  '));
  }
  const different = rows.flatMap(({ results }) => results.filter(isDifferent));
  for (const result of different) {
    const { source, problem, svgError, pngError } = result;
    const figures = problem ?? `favicon.svg ${svgError.toFixed(2)}, favicon-96x96.png ${pngError.toFixed(2)}`;
    console.log(`${source.name}: ${figures} (${causeOf(result) ?? 'UNKNOWN CAUSE'})`);
  }
  console.log(`\n${count} pictures, ${percent(alike / count)} within ${LIMIT} of 255 of Chromium's drawing`);
  return alike / count >= REQUIRED_PART && different.every(result => causeOf(result) !== undefined);
};

const largestError = ({ svgError, pngError }) => Math.max(svgError, pngError);

const isDifferent = result => result.problem !== undefined || largestError(result) > LIMIT;

const percent = fraction => `${(100 * fraction).toFixed(2)} %`;
