// npm run bench -- rasterizer: CPU time for the images of a package, compared with resvg.
import { spawnSync } from 'node:child_process';
import { setImmediate as turn } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { createScenes } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { sceneToSvg } from '../../dist/compose/svg/scene-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { resolveDesign } from '../../dist/contract/export/resolved-design.js';
import { IMAGE_FILES } from '../../dist/package/plan.js';
import { createRasterizer } from '../../dist/raster/rasterize.js';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = shortened(5);
const ICONS = 40;
/** In CPU time, because other load must not shorten the warm-up. */
const WARM_UP_MILLISECONDS = shortened(3000);
const MEASURED_MILLISECONDS = shortened(3000);
const DESIGNS = { 'plain plate': {}, 'gradient plate': { bg_mode: 'linear' } };

/** Scenes to RGBA pixels. For resvg, this includes parsing the SVG, which is its only input. */
const ENGINES = {
  Favsmith: jobs => {
    const rasterize = createRasterizer();
    return jobs.map(({ scene, pixels }) => rasterize(scene, pixels).rgba);
  },
  resvg: jobs =>
    jobs.map(({ svg, pixels }) => {
      const options = { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } };
      return new Resvg(svg, /** @type {any} */ (options)).render().pixels;
    }),
};

const packagesOf = fields => {
  const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
  const images = IMAGE_FILES.flatMap(({ role, pixels, scheme, part, isIn }) =>
    scheme === 'light' && part !== 'social' && !isIn ? pixels.map(side => ({ role, pixels: side })) : [],
  );
  return Array.from({ length: ICONS }, (_, number) => {
    const icon = catalog.icon(Math.floor((number * catalog.iconCount) / ICONS));
    const body = { library: icon.library, name: icon.name, ...fields };
    const scenes = createScenes({ main: glyphFromIcon(icon.svg) }, resolveDesign(parseExportBody(body)));
    return images.map(({ role, pixels }) => {
      const scene = scenes('light', { role, pixels });
      return { scene, svg: sceneToSvg(scene), pixels };
    });
  });
};

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Each engine runs in a process of its own, so that none collects the garbage of the other. */
const measure = async (engine, design) => {
  const packages = packagesOf(DESIGNS[design]);
  const render = async milliseconds => {
    const start = cpuMilliseconds();
    let made = 0;
    for (; cpuMilliseconds() - start < milliseconds; made++) {
      ENGINES[engine](packages[made % ICONS]);
      // resvg frees its pixels only between turns of the event loop. A service has a turn after every package.
      await turn();
    }
    return (cpuMilliseconds() - start) / made;
  };
  await render(WARM_UP_MILLISECONDS);
  return render(MEASURED_MILLISECONDS);
};

const [engine, design] = process.argv.slice(2);
if (engine !== undefined) console.log(await measure(engine, design));
else {
  const rows = {};
  for (const design of Object.keys(DESIGNS)) {
    const samples = { Favsmith: [], resvg: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const engine of Object.keys(samples)) {
        const { status, stdout } = spawnSync(process.execPath, [import.meta.filename, engine, design], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        if (status !== 0) throw new Error(`the process of ${engine} failed`);
        samples[engine].push(Number(stdout));
      }
    const [ours, resvg] = [median(samples.Favsmith), median(samples.resvg)];
    rows[design] = {
      'Favsmith, ms': ours.toFixed(2),
      'resvg, ms': resvg.toFixed(2),
      'Favsmith / resvg': (ours / resvg).toFixed(2),
    };
  }
  printTable(
    'Rendering the nine images of a package',
    rows,
    `CPU milliseconds per package, pixels only: medians of ${ROUNDS} processes, ${ICONS} icons, one event-loop turn between packages.`,
  );
}
