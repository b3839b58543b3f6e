// Findings of the report judged by the pixels of the files that they name.
import { setImmediate } from 'node:timers/promises';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { renderPackage } from '../../dist/package/render-package.js';
import { judgeContrast, judgeSizes } from './color-verdicts.mjs';
import { coverageReader, icoFrame, render } from './coverage.mjs';
import { boxOf, holesOf, inkOf, ridgesOf, separationsOf } from './pixel-gaps.mjs';

/** The looks whose findings are judged. */
export const LOOKS = {
  default: {},
  dark: { include_dark_mode: true },
  thin: { stroke_scale: 0.5 },
  'no plate': { shape: 'none', fg: '#b91c1c' },
  circle: { shape: 'circle' },
  gradient: { bg_mode: 'linear' },
};

const TAB = 16;
const ZOOM = 12;
const SIZE = TAB * ZOOM;

/** Coverage of an open pixel, and of a filled one; between them is a borderline case. */
const OPEN = { surely: 0.45, perhaps: 0.55 };
/** Widths in pixels of a thin line, and of one that is not; between them is a borderline case. */
const THIN = { surely: 0.82, perhaps: 0.98 };
/** Smallest widths of visible gaps of the large drawing, in tab pixels (pixels of the image of 16 px). */
const VISIBLE = { surely: 0.5, perhaps: 0.3 };
/** Distances in tab pixels by which grid fitting may have moved a gap, smallest first. */
const NEAR = [0.1, 0.3, 0.5];

/**
 * Judges lines and gaps at 16 px; a verdict of `undefined` is a borderline case. Finds the gaps in the large drawing of the
 * SVG, and their places at 16 px in its small drawing, enlarged.
 * @param {{ svg: string, shown: Uint8Array, scheme: 'light' | 'dark', once: ReturnType<typeof onceByImage> }} files `shown` is the image of 16 px
 */
const judgeDetail = ({ svg, shown, scheme, once }) => {
  const image = render(svg, { pixels: SIZE, scheme });
  const read = coverageReader(image, SIZE);
  const coverageIn = pixels => Float64Array.from({ length: pixels.length / 4 }, (_, at) => read(pixels, at));
  const drawn = inkOf(coverageIn(image));
  const coverage = coverageIn(render(svg, { pixels: SIZE, cssPixels: TAB, scheme }));
  const zoomed = inkOf(coverage);
  const map = mapping(boxOf(drawn, SIZE), boxOf(zoomed, SIZE));
  const small = { coverage, zoomed, tab: coverageIn(shown) };
  const filled = once(drawn, () => gapsOf(drawn, map.scale))
    .map(gap => gapVerdict(gap, small, map))
    .filter(({ fills }) => fills !== false);
  const lines = once(zoomed, () => ridgesOf(zoomed, SIZE, LINES));
  const thinnest = Math.min(...lines.map(({ width }) => width)) / ZOOM;
  const sure = Math.min(...lines.filter(({ isVague }) => !isVague).map(({ width }) => width)) / ZOOM;
  return {
    image,
    gapFills: filled.some(({ fills }) => fills) ? true : filled.length > 0 ? undefined : false,
    lineIsThin: sure < THIN.surely ? true : thinnest < THIN.perhaps ? undefined : false,
    evidence: { filled, thinnest, sure },
  };
};

/** Caches a measurement by the image that it is about: several looks have the same drawing. */
const onceByImage = () => {
  const results = new Map();
  return (image, measure) => {
    const key = Buffer.from(image).toString('latin1');
    if (!results.has(key)) results.set(key, measure());
    return results.get(key);
  };
};

/** Limits of gaps in tab pixels: wider ones have a pixel of their own. */
const GAPS = { widest: 2.5, shortest: { surely: 1.25, perhaps: 0.75 } };
/** Holes with a smaller area, in square tab pixels, are borderline cases. */
const SPECK = 0.15;
const LINES = /** @type {const} */ ({
  state: 1,
  widest: 2 * ZOOM,
  shortest: { surely: 2 * ZOOM, perhaps: 1.25 * ZOOM },
});

/** @typedef {{ kind: string, points: readonly number[], pixels: number, isVague: boolean }} Gap */

/**
 * Gaps of the large drawing with their widths in tab pixels: enclosed areas, strips between edges, and the places where
 * two separate pieces of ink are closest.
 * @returns {Gap[]}
 */
const gapsOf = (drawn, scale) => {
  const unit = ZOOM / scale;
  const strips = ridgesOf(drawn, SIZE, {
    state: 0,
    widest: GAPS.widest * unit,
    shortest: { surely: GAPS.shortest.surely * unit, perhaps: GAPS.shortest.perhaps * unit },
  });
  const named = (kind, gaps) => gaps.map(gap => ({ kind, isVague: false, ...gap, pixels: gap.width / unit }));
  const holes = holesOf(drawn, SIZE).map(hole => ({ ...hole, isVague: hole.area < SPECK * unit ** 2 }));
  return [
    ...named('hole', holes),
    ...named('strip', strips),
    ...named('separation', separationsOf(drawn, SIZE)),
  ].filter(({ pixels }) => pixels >= VISIBLE.perhaps && pixels <= GAPS.widest);
};

const tabPixel = (x, y) => Math.floor(y / ZOOM) * TAB + Math.floor(x / ZOOM);

/**
 * True if more than half of the part that could be covered is covered; undefined in borderline cases. `below` is
 * covered by lower layers, as in duotone icons.
 */
const isFilled = (covered, below) => {
  const relative = (covered - below) / (1 - below);
  return relative > OPEN.perhaps ? true : relative > OPEN.surely ? undefined : false;
};

/**
 * Whether a gap fills up at 16 px; `fills` is undefined in borderline cases. A hole fills up if all of its points do,
 * any other gap if two thirds of them do. Points without a free pixel nearby in the small drawing count as filled.
 */
const gapVerdict = ({ kind, points, pixels, isVague }, { coverage, zoomed, tab }, { place }) => {
  const free = points.map(at => nearFree(zoomed, place(at)));
  const least = free.map(near =>
    Math.min(1, ...near.map(at => tab[tabPixel(at % SIZE, Math.floor(at / SIZE))])),
  );
  const sorted = least.sort((a, b) => a - b);
  const all = free.flat();
  const below = all.length > 0 ? Math.max(0, Math.min(...all.map(at => coverage[at]))) : 0;
  const [mostly, hardly] = (kind === 'hole' ? [0, 0] : [0.35, 0.75]).map(part =>
    isFilled(sorted[Math.floor(part * sorted.length)], below),
  );
  const isSure = !isVague && pixels >= VISIBLE.surely;
  const fills = mostly && isSure ? true : hardly === false ? false : undefined;
  return { kind, width: pixels, fills };
};

/** Maps pixels of the large drawing to pixels of the enlarged small one. */
const mapping = (from, to) => ({
  scale: Math.max(to.width, to.height) / Math.max(from.width, from.height),
  place: at => [
    ((at % SIZE) + 0.5 - from.left) * (to.width / from.width) + to.left,
    (Math.floor(at / SIZE) + 0.5 - from.top) * (to.height / from.height) + to.top,
  ],
});

/** The pixels without ink within the smallest distance of NEAR from a point that contains any. */
const nearFree = (zoomed, [x, y]) => {
  for (const near of NEAR) {
    const reach = near * ZOOM;
    const found = [];
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(SIZE - 1, y + reach); row++)
      for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(SIZE - 1, x + reach); column++)
        if (!zoomed[row * SIZE + column]) found.push(row * SIZE + column);
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * The findings of one icon in all looks, each with the verdict of the pixels.
 * @param {import('../../dist/model/icon.js').Icon} icon
 * @param {import('../../dist/model/icon.js').Library} library
 * @param {Readonly<Record<string, object>>} looks
 */
export const judgeFindings = (icon, library, looks = LOOKS) => {
  const once = onceByImage();
  return Object.entries(looks).flatMap(([look, fields]) => {
    const glyph = glyphFromIcon(icon.svg);
    const body = { library: icon.library, name: icon.name, style: icon.style, ...fields };
    const request = parseExportBody(body, { glyphKind: () => glyph.kind });
    const { files, report } = renderPackage({ main: glyph }, request, { icon, library });
    const fileOf = path => /** @type {Uint8Array} */ (files.find(file => file.path === path)?.bytes);
    const svg = new TextDecoder().decode(fileOf('favicon.svg'));
    /** @type {('light' | 'dark')[]} */
    const schemes = request.dark ? ['light', 'dark'] : ['light'];
    return schemes.flatMap(scheme => {
      const shown =
        scheme === 'light' ? icoFrame(fileOf('favicon.ico'), TAB) : render(svg, { pixels: TAB, scheme });
      const detail = judgeDetail({ svg, shown, scheme, once });
      return [
        { id: 'smallest-gap', isTrue: detail.gapFills },
        { id: 'thinnest-line', isTrue: detail.lineIsThin },
        // The small drawing is in the file, so tabs do not show the large one.
        { id: 'thinnest-svg-line', isTrue: false },
        ...judgeContrast(detail.image, SIZE, { scheme, hasDark: request.dark !== undefined }),
        ...(scheme === 'light' ? judgeSizes(fileOf, request.light.padding) : []),
      ].map(({ id, isTrue }) => {
        const finding = report.findings.find(each => each.id === id && (each.look ?? scheme) === scheme);
        const isSaid = finding !== undefined && finding.level !== 'ok';
        return { id, look, scheme, isSaid, isTrue, value: finding?.value, evidence: detail.evidence };
      });
    });
  });
};

/** Largest shares of false alarms and of missed defects. */
const LIMITS = { falseAlarms: 0.02, missed: 0.05 };
/** Number of defects from which on one missed defect is permitted. */
const SMALL_SAMPLE = 10;
const MAX_PRINTED = 20;

/**
 * Judges the findings of icons in all looks and prints the counts by finding and look. Returns whether the shares of
 * false alarms and of missed defects are within their limits for each finding.
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {readonly number[]} positions
 */
export const sweepFindings = async (catalog, positions) => {
  const rows = new Map();
  const wrong = [];
  const count = (key, { isSaid, isTrue }) => {
    const row = rows.get(key) ?? { images: 0, said: 0, defects: 0, vague: 0, falseAlarms: 0, missed: 0 };
    rows.set(key, row);
    row.images++;
    if (isSaid) row.said++;
    if (isTrue) row.defects++;
    if (isTrue === undefined) row.vague++;
    if (isSaid && isTrue === false) row.falseAlarms++;
    if (!isSaid && isTrue) row.missed++;
  };
  for (const position of positions) {
    const icon = catalog.icon(position);
    const library = catalog.libraries.find(({ slug }) => slug === icon.library);
    if (!library) throw new Error(`no library ${icon.library}`);
    for (const verdict of judgeFindings(icon, library)) {
      const { id, look, scheme, isSaid, isTrue, value } = verdict;
      count(`${id}, ${look} ${scheme}`, verdict);
      count(id, verdict);
      if (isTrue !== undefined && isSaid !== isTrue)
        wrong.push(
          `${isSaid ? 'false' : 'missed'} ${id} ${value} ${icon.library}/${icon.name}/${icon.style}, ${look} ${scheme}`,
        );
    }
    // resvg frees its pixel buffers between turns of the event loop only.
    await setImmediate();
  }
  for (const line of wrong.slice(0, MAX_PRINTED)) console.log(line);
  const percent = (count, all) => (all === 0 ? '' : `${((100 * count) / all).toFixed(1)} %`).padStart(7);
  console.log('images   said  defects  vague  false          missed          finding');
  for (const [key, { images, said, defects, vague, falseAlarms, missed }] of rows)
    if (!key.includes(',') || said + defects > 0)
      console.log(
        [images, said, defects, vague, falseAlarms].map(number => String(number).padStart(6)).join(' ') +
          `${percent(falseAlarms, said)} ${String(missed).padStart(6)}${percent(missed, defects)}  ${key}`,
      );
  // One missed defect in a small sample exceeds the limit of the share, but is permitted.
  const allowed = defects => Math.max(defects >= SMALL_SAMPLE ? 1 : 0, LIMITS.missed * defects);
  return [...rows].every(
    ([key, { said, defects, falseAlarms, missed }]) =>
      key.includes(',') || (falseAlarms <= LIMITS.falseAlarms * said && missed <= allowed(defects)),
  );
};
