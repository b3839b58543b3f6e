// Findings of the report judged by the pixels of the files that they name.
import { setImmediate } from 'node:timers/promises';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { renderPackage } from '../../dist/package/render-package.js';
import { coverageReader, icoFrame, render } from './coverage.mjs';
import { boxOf, holesOf, inkOf, ridgesOf } from './pixel-gaps.mjs';

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

/** Pixels that are covered about half are neither open nor filled. */
const OPEN = { surely: 0.45, perhaps: 0.55 };
/** Lines this wide in pixels are neither thin nor not. */
const THIN = { surely: 0.92, perhaps: 1.06 };
/** Holes of the drawing, in pixels of a tab, that are large enough to see, surely and perhaps. */
const VISIBLE_HOLE = { surely: 0.5, perhaps: 0.3 };
/** How far, in pixels of a tab, grid fitting moves a hole at most. */
const NEAR = 0.5;

/**
 * Judges lines and gaps at 16 px. `undefined` is a borderline case.
 * @param {{ svg: string, shown: Uint8Array, scheme: 'light' | 'dark', drawn: Drawn }} files `shown` is the image of 16 px
 */
const judgeDetail = ({ svg, shown, scheme, drawn }) => {
  const read = coverageReader(render(svg, { pixels: SIZE, scheme }), SIZE);
  const enlarged = render(svg, { pixels: SIZE, cssPixels: TAB, scheme });
  const coverage = Float64Array.from({ length: SIZE * SIZE }, (_, at) => read(enlarged, at));
  const zoomed = inkOf(coverage);
  const tab = Float64Array.from({ length: TAB * TAB }, (_, at) => read(shown, at));
  const holes = holesOf(zoomed, SIZE);
  const map = mapping(boxOf(drawn.ink, SIZE), boxOf(zoomed, SIZE));
  const filled = [
    ...holes.map(hole => holeVerdict(hole, coverage, tab)),
    ...vanishedHoles(drawn.holes, holes, map),
    ...ridgesOf(zoomed, SIZE, GAPS).map(gap => gapVerdict(gap, coverage, tab)),
    ...vanishedGaps(drawn.gaps, zoomed, map),
  ].filter(({ fills }) => fills !== false);
  const lines = ridgesOf(zoomed, SIZE, LINES);
  const thinnest = Math.min(...lines.map(({ width }) => width)) / ZOOM;
  const sure = Math.min(...lines.filter(({ isVague }) => !isVague).map(({ width }) => width)) / ZOOM;
  return {
    gapFills: filled.some(({ fills }) => fills) ? true : filled.length > 0 ? undefined : false,
    lineIsThin: sure < THIN.surely ? true : thinnest < THIN.perhaps ? undefined : false,
    evidence: { filled, thinnest, sure },
  };
};

const GAPS = /** @type {const} */ ({
  state: 0,
  widest: 1.6 * ZOOM,
  shortest: { surely: 1.25 * ZOOM, perhaps: 0.75 * ZOOM },
});
const LINES = /** @type {const} */ ({
  state: 1,
  widest: 2 * ZOOM,
  shortest: { surely: 2 * ZOOM, perhaps: 1.25 * ZOOM },
});

/** The drawing of the library: its ink, holes and gaps. @typedef {ReturnType<typeof measureDrawing>} Drawn */

/** @param {string} svg with `currentColor` */
const measureDrawing = svg => {
  const image = render(svg.replaceAll('currentColor', '#000'), { pixels: SIZE });
  const ink = Uint8Array.from({ length: SIZE * SIZE }, (_, at) => (image[4 * at + 3] > 127 ? 1 : 0));
  return { ink, holes: holesOf(ink, SIZE), gaps: ridgesOf(ink, SIZE, { ...GAPS, widest: 2 * GAPS.widest }) };
};

const tabPixel = (x, y) => Math.floor(y / ZOOM) * TAB + Math.floor(x / ZOOM);

/** Whether coverage is surely, perhaps or not more than half, relative to what lies below the ink, as in duotone icons. */
const isFilled = (covered, below) => {
  const relative = (covered - below) / (1 - below);
  return relative > OPEN.perhaps ? true : relative > OPEN.surely ? undefined : false;
};

const holeVerdict = ({ points, width }, coverage, tab) => {
  const below = Math.max(0, Math.min(...points.map(at => coverage[at])));
  const least = Math.min(...points.map(at => tab[tabPixel(at % SIZE, Math.floor(at / SIZE))]));
  const fills = isFilled(least, below);
  const isSpeck = points.length < 0.1 * ZOOM ** 2;
  return { kind: 'hole', width: width / ZOOM, fills: fills && isSpeck ? undefined : fills };
};

/** The pixels along the middle of a gap; it is open if three quarters of them are. */
const gapVerdict = ({ points, width, isVague }, coverage, tab) => {
  const along = points
    .map(at => {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      const reach = width / 2;
      const around = [
        [x, y],
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ];
      return Math.min(...around.map(([px, py]) => tab[tabPixel(px, py)] ?? 0));
    })
    .sort((a, b) => a - b);
  const below = Math.max(0, points.map(at => coverage[at]).sort((a, b) => a - b)[points.length >> 1]);
  const [mostly, hardly] = [0.35, 0.75].map(part => isFilled(along[Math.floor(part * along.length)], below));
  const fills = mostly && !isVague ? true : hardly === false ? false : undefined;
  return { kind: 'gap', width: width / ZOOM, fills };
};

/** Maps pixels of the library's drawing to pixels of the zoomed one. */
const mapping = (from, to) => {
  const scale = Math.max(to.width, to.height) / Math.max(from.width, from.height);
  return {
    scale,
    place: at => [
      ((at % SIZE) + 0.5 - from.left) * (to.width / from.width) + to.left,
      (Math.floor(at / SIZE) + 0.5 - from.top) * (to.height / from.height) + to.top,
    ],
  };
};

/** Holes of the library's drawing where the zoomed drawing has none nearby. */
const vanishedHoles = (drawn, holes, { scale, place }) => {
  const inHole = new Uint8Array(SIZE * SIZE);
  for (const { points } of holes) for (const at of points) inHole[at] = 1;
  return drawn.flatMap(({ points, width }) => {
    const pixels = (width * scale) / ZOOM;
    const isThere = points.some(at => isNear(inHole, place(at), NEAR * ZOOM));
    if (isThere || pixels < VISIBLE_HOLE.perhaps) return [];
    return [{ kind: 'vanished hole', width: pixels, fills: pixels < VISIBLE_HOLE.surely ? undefined : true }];
  });
};

const isNear = (marks, [x, y], reach) => {
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(SIZE - 1, y + reach); row += 2)
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(SIZE - 1, x + reach); column += 2)
      if (marks[row * SIZE + column]) return true;
  return false;
};

/** Gaps of the library's drawing whose middle is covered by ink in the zoomed drawing. */
const vanishedGaps = (drawn, zoomed, { scale, place }) => {
  const free = zoomed.map(value => 1 - value);
  return drawn.flatMap(({ points, width, length, isVague }) => {
    const pixels = (width * scale) / ZOOM;
    if (width * scale > GAPS.widest || length * scale < GAPS.shortest.perhaps) return [];
    const covered = points.filter(at => !isNear(free, place(at), 0.3 * ZOOM)).length / points.length;
    if (covered < 0.4) return [];
    const isSure =
      !isVague && covered > 0.6 && pixels >= VISIBLE_HOLE.surely && length * scale >= GAPS.shortest.surely;
    return [{ kind: 'vanished gap', width: pixels, fills: isSure ? true : undefined }];
  });
};

/**
 * The findings of one icon in all looks, each with the verdict of the pixels.
 * @param {import('../../dist/model/icon.js').Icon} icon
 * @param {import('../../dist/model/icon.js').Library} library
 * @param {Readonly<Record<string, object>>} looks
 */
export const judgeFindings = (icon, library, looks = LOOKS) => {
  const drawn = measureDrawing(icon.svg);
  return Object.entries(looks).flatMap(([look, fields]) => {
    const glyph = glyphFromIcon(icon.svg);
    const body = { library: icon.library, name: icon.name, style: icon.style, ...fields };
    const request = parseExportBody(body, { glyphKind: () => glyph.kind });
    const { files, report } = renderPackage(glyph, request, { icon, library });
    const fileOf = path => /** @type {Uint8Array} */ (files.find(file => file.path === path)?.bytes);
    const svg = new TextDecoder().decode(fileOf('favicon.svg'));
    /** @type {('light' | 'dark')[]} */
    const schemes = request.dark ? ['light', 'dark'] : ['light'];
    return schemes.flatMap(scheme => {
      const shown =
        scheme === 'light' ? icoFrame(fileOf('favicon.ico'), TAB) : render(svg, { pixels: TAB, scheme });
      const detail = judgeDetail({ svg, shown, scheme, drawn });
      return [
        { id: 'smallest-gap', isTrue: detail.gapFills },
        { id: 'thinnest-line', isTrue: detail.lineIsThin },
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
const MAX_PRINTED = 20;

/**
 * Judges the findings of icons in all looks and prints the counts by finding and look. Returns whether both shares are
 * within their limits for each finding.
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {readonly number[]} positions
 */
export const sweepFindings = async (catalog, positions) => {
  const rows = new Map();
  const wrong = [];
  const count = (key, { isSaid, isTrue }) => {
    const row = rows.get(key) ?? { packages: 0, said: 0, defects: 0, vague: 0, falseAlarms: 0, missed: 0 };
    rows.set(key, row);
    row.packages++;
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
  console.log('packages  said  defects  vague  false  missed  finding');
  for (const [key, { packages, said, defects, vague, falseAlarms, missed }] of rows)
    console.log(
      [packages, said, defects, vague, falseAlarms, missed]
        .map(number => String(number).padStart(6))
        .join(' '),
      key,
    );
  return [...rows].every(
    ([key, { said, defects, falseAlarms, missed }]) =>
      key.includes(',') || (falseAlarms <= LIMITS.falseAlarms * said && missed <= LIMITS.missed * defects),
  );
};
