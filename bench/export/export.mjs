// npm run bench -- export: packages per second and bytes, compared with other generators.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { losslessCompressPngSync } from '@napi-rs/image';
import { unzipSync } from 'fflate';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { composeScene } from '../../dist/compose/favicon.js';
import { glyphFromIcon } from '../../dist/compose/glyph/glyph.js';
import { sceneToSvg } from '../../dist/compose/svg/scene-svg.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { resolveDesign } from '../../dist/contract/export/resolved-design.js';
import { zipFiles } from '../../dist/package/zip.js';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import {
  assetsGenerator,
  faviconsPackage,
  favsmithPackage,
  generateFavicon,
  imageSizes,
  SIZES,
} from './generators.mjs';

const ROUNDS = shortened(7);
const WARM_UP_MILLISECONDS = shortened(4000);
const TURN_MILLISECONDS = shortened(800);
const DESIGNS = {
  'plain plate': { library: 'tabler', name: 'rocket' },
  'gradient plate': { library: 'tabler', name: 'rocket', bg_mode: 'linear' },
};

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));

/** Input of a generator: the export body for Favsmith, the composed SVG for the others. */
const jobOf = body => {
  const { light } = resolveDesign(parseExportBody(body));
  const icon = catalog.findIcon(body);
  if (!icon) throw new Error(`no icon ${body.library} ${body.name}`);
  const scene = composeScene(glyphFromIcon(icon.svg), light, { role: 'any' });
  return { body, svg: sceneToSvg(scene).replace('<svg ', '<svg width="512" height="512" ') };
};

const unzipFiles = zip => Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, bytes }));

/** Generators by name. `extraSizes` are the sizes of images in addition to the compared ones. */
const GENERATORS = {
  Favsmith: {
    create: cores => favsmithPackage({ threads: cores === 1 ? 0 : cores, catalog }),
    extraSizes: [192, 512],
  },
  'generate-favicon': { create: generateFavicon },
  favicons: { create: faviconsPackage },
  'assets-generator': { create: assetsGenerator },
};

const measure = async ({ make }, job, { width, milliseconds }) => {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  let made = 0;
  do {
    await Promise.all(Array.from({ length: width }, () => make(job)));
    // Native image libraries free their pixels only between turns of the event loop.
    await turn();
    made += width;
  } while (performance.now() - start < milliseconds);
  const { user, system } = process.cpuUsage(cpuStart);
  return { perSecond: (1000 * made) / (performance.now() - start), cpu: (user + system) / 1000 / made };
};

const verifyImages = async (name, generator) => {
  const { extraSizes = [] } = GENERATORS[name];
  const expected = [...SIZES, ...extraSizes].sort((a, b) => a - b);
  const sizes = imageSizes(unzipFiles(await generator.make(jobOf(DESIGNS['plain plate']))));
  if (sizes.join() !== expected.join())
    throw new Error(`${name} makes images of ${sizes.join()} px instead of ${expected.join()}`);
};

/** Runs in the process of a generator. Replies to each message with the figures of packages. */
const serveTurns = async (name, cores) => {
  const generator = await GENERATORS[name].create(cores);
  await verifyImages(name, generator);
  const width = cores === 1 ? 1 : 2 * cores;
  process.on('message', async (/** @type {any} */ { body, milliseconds }) =>
    process.send?.(await measure(generator, jobOf(body), { width, milliseconds })),
  );
  process.send?.('ready');
};

/** `reply` waits for the next message of the process, and fails if it ends instead. */
const startRacer = (name, cores) => {
  const [program, ...rest] = [...pinTo(cores), process.execPath, import.meta.filename];
  const racer = spawn(program, [...rest, `--turns=${cores}`, name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = once(racer, 'exit').then(([status, signal]) => {
    throw new Error(`${name} ended early: ${signal ?? status}`);
  });
  // The next `reply` handles it. After the race, the end is expected.
  end.catch(() => {});
  return { racer, reply: async () => (await Promise.race([once(racer, 'message'), end]))[0] };
};

/** Runs the generators in turns, each in a process on the same cores: other load affects all equally. */
const race = async (names, cores) => {
  /** @type {ReturnType<typeof startRacer>[]} */
  const racers = [];
  for (const name of names) {
    const entrant = startRacer(name, cores);
    // Starts are sequential: several at once on one core could exceed the time limit of an export.
    await entrant.reply();
    racers.push(entrant);
  }
  const takeTurn = async ({ racer, reply }, body, milliseconds) => {
    racer.send({ body, milliseconds });
    return reply();
  };
  const results = {};
  for (const [design, body] of Object.entries(DESIGNS)) {
    /** @type {{ perSecond: number, cpu: number }[][]} */
    const samples = racers.map(() => []);
    for (const entrant of racers) await takeTurn(entrant, body, WARM_UP_MILLISECONDS);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, entrant] of racers.entries())
        samples[index].push(await takeTurn(entrant, body, TURN_MILLISECONDS));
    results[design] = names.map((name, index) => ({
      name,
      perSecond: median(samples[index].map(({ perSecond }) => perSecond)),
      cpu: median(samples[index].map(({ cpu }) => cpu)),
    }));
  }
  for (const { racer } of racers) racer.kill();
  return results;
};

const pinTo = cores =>
  spawnSync('taskset', ['--version']).status === 0
    ? ['taskset', '-c', cores === 1 ? '0' : `0-${cores - 1}`]
    : [];

const printSpeed = async cores => {
  for (const [design, results] of Object.entries(await race(Object.keys(GENERATORS), cores))) {
    const [reference] = results;
    printTable(
      `Packages, ${design}, ${cores === 1 ? 'one core' : `${cores} cores`}`,
      Object.fromEntries(
        results.map(({ name, perSecond, cpu }) => [
          name,
          {
            'per second': perSecond.toFixed(1),
            'CPU ms each': cpu.toFixed(1),
            'time, first row = 1': (reference.perSecond / perSecond).toFixed(1),
          },
        ]),
      ),
      cores === 1 && design === Object.keys(DESIGNS)[0]
        ? `Every generator makes images of ${SIZES.join(', ')} px, an SVG, a manifest (but assets-generator) and a ZIP; the package of Favsmith also has two maskable images, a report, a guide and the license.`
        : undefined,
    );
  }
};

const SHARED_FILES = ['favicon.ico', 'favicon.svg', 'favicon-96x96.png', 'apple-touch-icon.png'];
const zipBytes = files =>
  zipFiles(
    files.filter(
      ({ path }) =>
        SHARED_FILES.includes(path) || (/(192|512)\.png$/.test(path) && !path.includes('maskable')),
    ),
  ).length;

/** Prints means over every 1,100th icon, because the bytes of single icons differ much. */
const printBytes = async () => {
  const ours = favsmithPackage({ threads: 0, catalog });
  const theirs = await generateFavicon();
  const icons = Array.from({ length: Math.ceil(catalog.iconCount / 1100) }, (_, index) =>
    catalog.icon(1100 * index),
  );
  const rows = {};
  for (const [design, fields] of Object.entries(DESIGNS)) {
    const sums = { png: 0, oxipng: 0, own: 0, other: 0 };
    for (const { library, name, style } of icons) {
      const job = jobOf({ ...fields, library, name, style });
      const [own, other] = [unzipFiles(await ours.make(job)), unzipFiles(await theirs.make(job))];
      for (const { path, bytes } of own) {
        if (!path.endsWith('.png')) continue;
        sums.png += bytes.length;
        sums.oxipng += losslessCompressPngSync(bytes).length;
      }
      sums.own += zipBytes(own);
      sums.other += zipBytes(other);
    }
    rows[design] = {
      'PNG bytes': (sums.png / icons.length).toFixed(0),
      'after oxipng': (sums.oxipng / icons.length).toFixed(0),
      'times oxipng': (sums.png / sums.oxipng).toFixed(3),
      'ZIP bytes': (sums.own / icons.length).toFixed(0),
      'generate-favicon': (sums.other / icons.length).toFixed(0),
      'of its ZIP': (sums.own / sums.other).toFixed(3),
    };
  }
  await ours.close();
  printTable(
    'Bytes of a package',
    rows,
    `Means of ${icons.length} icons: all PNG files before and after oxipng; the ZIP of the images that generate-favicon makes too.`,
  );
};

const [turns, name] = process.argv.slice(2);
if (turns?.startsWith('--turns=')) await serveTurns(name, Number(turns.slice('--turns='.length)));
else {
  await printBytes();
  for (const cores of [1, 2]) await printSpeed(cores);
}
