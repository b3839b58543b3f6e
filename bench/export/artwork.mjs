// npm run bench -- artwork: processor time of packages with logos and pictures, compared with an icon.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { parseExportBody } from '../../dist/contract/export/export-body.js';
import { PNG_ZLIB } from '../../dist/package/images.js';
import { encodePng } from '../../dist/raster/png.js';
import { trueColorRaster } from '../../dist/raster/raster.js';
import { createExporter } from '../../dist/service/exporter.js';
import { createEngine } from '../../dist/service/index.js';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = shortened(30);
const WARM_UP_ROUNDS = shortened(50);
const LOGOS = 24;
const PICTURE_PIXELS = 1024;

/** Settings of all packages: those of an icon. */
const LOOK = { bg: '#075985', shape: 'rounded-square', padding: 0.18 };

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const exporter = createExporter({ fontDirectory: 'data/fonts', threads: 0, cacheBytes: 0 });
let made = 0;

/**
 * Processor time of a package in milliseconds. Each package has another name, because equal packages are rendered
 * once.
 */
const measure = async body => {
  const request = parseExportBody({ ...LOOK, ...body, site_name: `App ${made++}` });
  const icon = body.library && catalog.findIcon(body);
  const library = icon && catalog.libraries.find(({ slug }) => slug === icon.library);
  const start = process.cpuUsage();
  await exporter.exportPackage(request, icon && { icon, library }, { form: 'zip' });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/logos/icons.json'), 'utf8'),
);
const documents = Object.values(set.icons).map(
  ({ body, width = set.width, height = set.height }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
);
/** Logos that shapes can express. Other logos are drawn as pixels. */
const logos = documents.filter(svg => !/<(?:mask|filter|pattern|image|text)/.test(svg));
const step = Math.floor(logos.length / LOGOS);
const sample = logos.filter((_, index) => index % step === 0).slice(0, LOGOS);

const dataUrl = bytes => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

/** A logo as PNG. */
const drawnLogo = async () => {
  const engine = createEngine({ dataFolder: 'data' });
  const [artwork] = sample;
  const { bytes } = await engine.preview({ artwork, size: PICTURE_PIXELS });
  return bytes;
};

/** A picture of smooth areas with the noise of a camera: a PNG of about 360 kB. */
const photograph = () => {
  const side = PICTURE_PIXELS;
  const colors = Uint32Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const noise = ((x * 7919 + y * 104_729) >> 3) % 3;
    const red = 128 + 90 * Math.sin(x / 140) * Math.cos(y / 155) + noise;
    const green = 128 + 90 * Math.sin((x + y) / 170) + noise;
    return ((255 << 24) | (((x * 255) / side) << 16) | (green << 8) | red) >>> 0;
  });
  return encodePng(trueColorRaster(side, colors), PNG_ZLIB);
};

const [drawn, photo] = [await drawnLogo(), photograph()];
/**
 * A comment after the document, or bytes after the end of a PNG, change the artwork. The service then reads it
 * again.
 */
const unread = svg => `${svg}<!--${made}-->`;
const unreadPng = bytes => dataUrl(Buffer.concat([bytes, Buffer.of(made & 255, made >> 8)]));

/** Step between the exported icons in the catalog. */
const ICON_STEP = 97;
const nextIcon = () => {
  const { library, name, style } = catalog.icon((made * ICON_STEP) % catalog.iconCount);
  return { library, name, style };
};

/** Export bodies by name. The icon in the same state, repeated or new, is the reference of the other rows. */
const vectors = {
  'an icon, again': () => ({ library: 'tabler', name: 'rocket' }),
  'an icon, for the first time': nextIcon,
  'an SVG logo, again': round => ({ artwork: sample[round % sample.length] }),
  'an SVG logo, for the first time': round => ({ artwork: unread(sample[round % sample.length]) }),
};
/** Measured after the vectors, because the pixels of pictures would evict the logos from the cache. */
const pictures = {
  [`a PNG logo of ${PICTURE_PIXELS} px, for the first time`]: () => ({ artwork: unreadPng(drawn) }),
  [`a photograph of ${PICTURE_PIXELS} px, for the first time`]: () => ({ artwork: unreadPng(photo) }),
};

/** @type {Record<string, number[]>} */
const samples = {};
for (const bodies of [vectors, pictures])
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [name, bodyOf] of Object.entries(bodies)) {
      const cpu = await measure(bodyOf(Math.abs(round)));
      samples[name] ??= [];
      if (round >= 0) samples[name].push(cpu);
    }
const referenceOf = name => samples[name.replace(/.*,/, 'an icon,')];
printTable(
  'Packages of artwork, one core',
  Object.fromEntries(
    Object.entries(samples).map(([name, times]) => [
      name,
      {
        'CPU ms each': median(times).toFixed(1),
        'times an icon': (median(times) / median(referenceOf(name))).toFixed(2),
      },
    ]),
  ),
  `Medians of ${ROUNDS} packages with equal settings, made in turns in one process; ${LOGOS} logos of paths and gradients.`,
);
