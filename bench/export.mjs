// npm run bench -- export: packages per second beside other generators, and the bytes of what they make.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { losslessCompressPngSync } from '@napi-rs/image';
import { unzipSync } from 'fflate';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { composeScene } from '../dist/compose/favicon.js';
import { glyphFromIcon } from '../dist/compose/glyph/glyph.js';
import { sceneToSvg } from '../dist/compose/svg/scene-svg.js';
import { parseExportBody } from '../dist/contract/export/export-body.js';
import { zipFiles } from '../dist/export/package/zip.js';
import { mediaTypeOf } from '../dist/model/media-type.js';
import {
  faviconsPackage,
  favsmith,
  favsmithPictures,
  realFaviconGenerator,
  viteAssets,
} from './generators.mjs';
import { median } from './median.mjs';

const ROUNDS = 7;
/** Milliseconds. */
const WARM_UP = 5000;
const TURN = 1000;
const JOBS = {
  plain: { library: 'tabler', name: 'rocket' },
  gradient: { library: 'tabler', name: 'rocket', bg_mode: 'linear' },
};

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));

/** What a generator is given: the request for ours, the finished picture for the others. */
const jobOf = body => {
  const request = parseExportBody(body);
  const glyph = glyphFromIcon(catalog.findIcon(request.source).svg);
  const scene = composeScene(glyph, request.light, { role: 'any' });
  return { body, svg: sceneToSvg(scene).replace('<svg ', '<svg width="512" height="512" ') };
};

/** Makes packages, so many at a time, for some milliseconds: packages per second, milliseconds of CPU for each. */
const measure = async ({ make }, job, { atATime, milliseconds }) => {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  let made = 0;
  while (performance.now() - start < milliseconds) {
    await Promise.all(Array.from({ length: atATime }, () => make(job)));
    made += atATime;
  }
  const { user, system } = process.cpuUsage(cpuStart);
  return { perSecond: (1000 * made) / (performance.now() - start), cpu: (user + system) / 1000 / made };
};

/** What races: ours first, as a whole and without what the others do not make. */
const RACERS = {
  favsmith: { create: cores => favsmith({ threads: cores === 1 ? 0 : cores, catalog }) },
  'favsmith, the same files': { create: () => favsmithPictures({ catalog }), usesOneCore: true },
  'generate-favicon': { create: realFaviconGenerator },
  favicons: { create: faviconsPackage },
  'assets-generator': { create: viteAssets },
};

/** The process of one racer: it makes packages for as long as each message says, and answers with its figures. */
const serveTurns = async (name, cores) => {
  const racer = await RACERS[name].create(cores);
  process.on('message', async ({ body, milliseconds }) =>
    process.send(await measure(racer, jobOf(body), { atATime: cores === 1 ? 1 : 2 * cores, milliseconds })),
  );
};

/**
 * Packages per second of every generator, each in a process of its own, kept to the same cores and taking turns, so that
 * noise meets all of them alike.
 */
const race = async (names, cores) => {
  const [program, ...rest] = [...pinTo(cores), process.execPath, import.meta.filename];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const racers = names.map(name => {
    const racer = spawn(program, [...rest, `--turns=${cores}`, name], { stdio });
    return racer.once('exit', status => {
      if (status) throw new Error(`${name} ended with ${status}`);
    });
  });
  const turn = async (racer, body, milliseconds) => {
    racer.send({ body, milliseconds });
    const [figures] = await once(racer, 'message');
    return figures;
  };
  const results = {};
  for (const [plate, body] of Object.entries(JOBS)) {
    const samples = racers.map(() => []);
    for (const racer of racers) await turn(racer, body, WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, racer] of racers.entries()) samples[index].push(await turn(racer, body, TURN));
    results[plate] = names.map((name, index) => ({
      name,
      perSecond: median(samples[index].map(({ perSecond }) => perSecond)),
      cpu: median(samples[index].map(({ cpu }) => cpu)),
    }));
  }
  for (const racer of racers) racer.kill();
  return results;
};

/** How a process is kept to some cores; not at all where there is no taskset. */
const pinTo = cores =>
  spawnSync('taskset', ['--version']).status === 0
    ? ['taskset', '-c', cores === 1 ? '0' : `0-${cores - 1}`]
    : [];

const printSpeed = async cores => {
  const names = Object.keys(RACERS).filter(name => cores === 1 || !RACERS[name].usesOneCore);
  for (const [plate, results] of Object.entries(await race(names, cores))) {
    console.log(`\n${plate} plate, ${cores === 1 ? 'one core' : `${cores} cores`}: packages per second`);
    const ours = results.filter(({ name }) => name.startsWith('favsmith'));
    const row = ({ perSecond, cpu }) => ({
      'per second': perSecond.toFixed(1),
      'ms of CPU each': cpu.toFixed(1),
      ...Object.fromEntries(
        ours.map(own => [`${own.name} is times as fast`, (own.perSecond / perSecond).toFixed(1)]),
      ),
    });
    console.table(Object.fromEntries(results.map(figures => [figures.name, row(figures)])));
  }
};

/** The files that both make, and what theirs are called where the names differ. */
const THEIR_NAMES = {
  'android-chrome-192x192.png': 'web-app-manifest-192x192.png',
  'android-chrome-512x512.png': 'web-app-manifest-512x512.png',
  'android-chrome-maskable-192x192.png': 'maskable-web-app-manifest-192x192.png',
  'android-chrome-maskable-512x512.png': 'maskable-web-app-manifest-512x512.png',
};
const SHARED = [
  'favicon.ico',
  'apple-touch-icon.png',
  'favicon-96x96.png',
  'favicon.svg',
  ...Object.keys(THEIR_NAMES),
];

const unzipFiles = zip =>
  Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, mediaType: mediaTypeOf(path), bytes }));

const printBytes = async () => {
  const ours = favsmith({ threads: 0, catalog });
  const theirs = await realFaviconGenerator();
  const rows = {};
  for (const [plate, body] of Object.entries(JOBS)) {
    const job = jobOf(body);
    const [own, other] = [unzipFiles(await ours.make(job)), unzipFiles(await theirs.make(job))];
    const pngs = own.filter(({ path }) => path.endsWith('.png'));
    const png = pngs.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const oxipng = pngs.reduce((sum, { bytes }) => sum + losslessCompressPngSync(bytes).length, 0);
    const same = zipFiles(own.filter(({ path }) => SHARED.includes(path))).length;
    const rfg = zipFiles(
      other.filter(({ path }) => SHARED.some(name => (THEIR_NAMES[name] ?? name) === path)),
    ).length;
    rows[plate] = {
      'PNG bytes': png,
      'oxipng, same pixels': oxipng,
      'of oxipng': (png / oxipng).toFixed(3),
      'zip of the files that generate-favicon has too': same,
      'its zip': rfg,
      'of its zip': (same / rfg).toFixed(3),
    };
  }
  await ours.close();
  console.table(rows);
};

const [turns, name] = process.argv.slice(2);
if (turns?.startsWith('--turns=')) await serveTurns(name, Number(turns.slice('--turns='.length)));
else {
  await printBytes();
  for (const cores of [1, 2]) await printSpeed(cores);
}
