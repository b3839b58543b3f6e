// Icons of a sampled sweep, and known differences.

/** Icons that every sample includes, because each was once rendered incorrectly. */
const DIFFICULT = [
  // One closed path. With a fill, its SVG was once empty.
  'lucide/heart/outline',
  // A smooth curve after an arc.
  'phosphor/umbrella/duotone',
  'tabler/brand-github/outline',
  // Curves that meet at flat ends.
  'hugeicons/dice/stroke-rounded',
  'hugeicons/blockchain-06/stroke-rounded',
  // A curve with a very tight bend.
  'hugeicons/blood-type/stroke-rounded',
  // Closed curves that are narrower than their line.
  'hugeicons/panda/stroke-rounded',
  'hugeicons/child/stroke-rounded',
];

/** Circles of open arcs that are narrower than their line. Renderers leave a hole; SVG specifies none. */
const RINGS_OF_OPEN_ARCS = [
  'chart-bar-line/stroke-rounded thick, large',
  'folder-shared-02/stroke-rounded thick, large',
  'folder-shared-02/stroke-rounded thick, small',
  'job-share/stroke-rounded thick, large',
  'job-share/stroke-rounded thick, small',
  'stake/stroke-rounded thick, large',
  'workflow-square-10/stroke-rounded thick, large',
];

/** resvg leaves a notch if a control point of a curve equals its end; Chromium leaves one only in plant-02. */
const NOTCHES = [
  'arrow-down-02/stroke-rounded thick, small',
  'arrow-down-left-01/stroke-rounded thick, small',
  'arrow-right-02/stroke-rounded thick, small',
  'circle-arrow-expand-01/stroke-rounded thick, large',
  'circle-arrow-shrink-02/stroke-rounded thick, small',
  'mastodon/stroke-rounded thick, small',
  'wellness/stroke-rounded thick, large',
  ...['plain', 'fill', 'dark, dark', 'dark, dark file', 'no plate', 'thick'].map(
    look => `plant-02/stroke-rounded ${look}, large`,
  ),
];

/** Files that differ from their image because of a renderer bug. */
export const KNOWN_DIFFERENCES = new Set(
  [...RINGS_OF_OPEN_ARCS, ...NOTCHES].map(name => `hugeicons/${name}`),
);

/**
 * The positions of each `every`th icon and of the difficult icons, ascending.
 * @param {import('../../dist/catalog/catalog.js').Catalog} catalog
 * @param {number} every
 */
export const samplePositions = (catalog, every) => {
  const regular = Array.from({ length: Math.ceil(catalog.iconCount / every) }, (_, index) => index * every);
  const difficult = DIFFICULT.map(key => {
    const [library, name, style] = key.split('/');
    const position = catalog.findPosition({ library, name, style });
    if (position === undefined) throw new Error(`no icon ${key}`);
    return position;
  });
  return [...new Set([...regular, ...difficult])].sort((a, b) => a - b);
};
