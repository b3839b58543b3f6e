// Icons of a sampled sweep, and differences that are known.

/** Icons that every sample includes: each was rendered wrongly once. */
const DIFFICULT = [
  // One closed path: its SVG was blank with a fill.
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

/**
 * Files that differ from their image: renderers leave a hole in a circle that is made of open arcs and narrower than
 * its line. The image has none, as SVG specifies.
 */
export const KNOWN_DIFFERENCES = new Set([
  'hugeicons/chart-bar-line/stroke-rounded thick, large',
  'hugeicons/folder-shared-02/stroke-rounded thick, large',
  'hugeicons/job-share/stroke-rounded thick, large',
  'hugeicons/stake/stroke-rounded thick, large',
  'hugeicons/workflow-square-10/stroke-rounded thick, large',
]);

/**
 * The positions of every `every`th icon and of the difficult ones, ascending.
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
