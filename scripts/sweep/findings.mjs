// Judges findings of the report by the pixels of the files that they name.
import { setImmediate } from 'node:timers/promises';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { renderPackage } from '../../dist/package/render-package.js';
import { judgeContrast, judgeSizes } from './color-verdicts.mjs';
import { coverageReader, icoFrame, render } from './coverage.mjs';
import { boxOf, holesOf, inkOf, ridgesOf, separationsOf } from './pixel-gaps.mjs';

/** Looks whose findings are judged. */
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

/** Coverage limits of open and filled pixels. Between them are borderline cases. */
const OPEN = { surely: 0.45, perhaps: 0.55 };
/**
 * Limits of line widths in pixels: thin below the first, not thin above the second. Between them are borderline
 * cases.
 */
const THIN = { surely: 0.82, perhaps: 0.98 };
/** Minimum widths of visible gaps in the large drawing, in tab pixels (pixels of the 16 px image). */
const VISIBLE = { surely: 0.5, perhaps: 0.3 };
/** Distances in tab pixels by which grid fitting may have moved a gap, in ascending order. */
const NEAR = [0.1, 0.3, 0.5];

/**
 * Judges lines and gaps at 16 px. A verdict of `undefined` is a borderline case. Gaps are found in the large
 * drawing of the SVG, and their places at 16 px in its enlarged small drawing.
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

/** Caches measurements by image, because several looks have the same drawing. */
const onceByImage = () => {
  const results = new Map();
  return (image, measure) => {
    const key = Buffer.from(image).toString('latin1');
    if (!results.has(key)) results.set(key, measure());
    return results.get(key);
  };
};

/** Limits of gaps in tab pixels. Wider gaps always have a pixel of their own. */
const GAPS = { widest: 2.5, shortest: { surely: 1.25, perhaps: 0.75 } };
/** Area in square tab pixels below which a hole is a borderline case. */
const SPECK = 0.15;
const LINES = /** @type {const} */ ({
  state: 1,
  widest: 2 * ZOOM,
  shortest: { surely: 2 * ZOOM, perhaps: 1.25 * ZOOM },
});

/** @typedef {{ kind: string, points: readonly number[], pixels: number, isVague: boolean }} Gap */

/**
 * Gaps of the large drawing, with their widths in tab pixels. There are three kinds: enclosed areas, strips
 * between edges, and places where two pieces of ink are closest.
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
 * Whether more than half of the coverable part is covered. Undefined in borderline cases. `below` is the coverage
 * by lower layers, as in duotone icons.
 */
const isFilled = (covered, below) => {
  const relative = (covered - below) / (1 - below);
  return relative > OPEN.perhaps ? true : relative > OPEN.surely ? undefined : false;
};

/**
 * Whether a gap is filled at 16 px. In borderline cases, `fills` is undefined. A hole is filled if all of its
 * points are, another gap if two thirds of them are. Points without a nearby free pixel in the small drawing count
 * as filled.
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

/** Maps pixels of the large drawing to pixels of the enlarged small drawing. */
const mapping = (from, to) => ({
  scale: Math.max(to.width, to.height) / Math.max(from.width, from.height),
  place: at => [
    ((at % SIZE) + 0.5 - from.left) * (to.width / from.width) + to.left,
    (Math.floor(at / SIZE) + 0.5 - from.top) * (to.height / from.height) + to.top,
  ],
});

/** The pixels without ink near a point. Uses the smallest distance of NEAR at which there are any. */
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
 * The findings of an icon in all looks, each with a verdict of the pixels.
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
        // Tabs show the small drawing in the file, so this finding would always be false.
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

/** Maximum fractions of false alarms and of missed defects. */
const LIMITS = { falseAlarms: 0.02, missed: 0.05 };
/** Number of defects from which one missed defect is allowed, even if the fraction exceeds its limit. */
const SMALL_SAMPLE = 10;
const MAX_PRINTED = 20;

/**
 * Judges the findings of icons in all looks, and prints counts by finding and look. Returns whether the fractions
 * of false alarms and missed defects are within the limits for each finding.
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
    // resvg frees its pixel buffers only between turns of the event loop.
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
  // In a small sample, a single missed defect exceeds the limit, but is allowed.
  const allowed = defects => Math.max(defects >= SMALL_SAMPLE ? 1 : 0, LIMITS.missed * defects);
  return [...rows].every(
    ([key, { said, defects, falseAlarms, missed }]) =>
      key.includes(',') || (falseAlarms <= LIMITS.falseAlarms * said && missed <= allowed(defects)),
  );
};
