// npm run bench -- tabs: writes docs/evidence.md and its screenshots of tab strips. Needs Chromium, Firefox, Xvfb
// and ImageMagick.
//   --only firefox-dark-2x.png   takes only this screenshot
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { stackStrips } from './compose-page.mjs';
import { ICONS } from './icons.mjs';
import { designOf, GENERATORS } from './sites.mjs';
import { photographTabs } from './tab-strip.mjs';

const FOLDER = 'docs/images/tabs';
const { values } = parseArgs({ options: { only: { type: 'string' }, report: { type: 'boolean' } } });
const SCALES = [1, 2];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** Browsers, and the commands that print their versions. */
const BROWSERS = /** @type {const} */ ({
  chromium: { title: 'Chromium', program: process.env.CHROMIUM_PATH ?? 'chromium' },
  firefox: { title: 'Firefox', program: 'firefox-esr' },
});

const catalog = openCatalog(readCatalogFile('data/catalog.bin'));
const designs = ICONS.map(subject => designOf(catalog, subject));
const sites = new Map();
for (const [label, generate] of Object.entries(GENERATORS)) {
  const made = [];
  for (const design of designs) made.push(await generate(design));
  sites.set(label, made);
  console.log(`${label}: ${made.length} favicons`);
}

mkdirSync(FOLDER, { recursive: true });
const images = [];
for (const browser of /** @type {(keyof typeof BROWSERS)[]} */ (Object.keys(BROWSERS)))
  for (const scheme of SCHEMES)
    for (const scale of SCALES) {
      const name = `${browser}-${scheme}-${scale}x.png`;
      if (values.only !== undefined && values.only !== name) {
        const width = readFileSync(`${FOLDER}/${name}`).readUInt32BE(16) / scale;
        images.push({ name, browser, scheme, scale, width });
        continue;
      }
      const strips = [];
      for (const [label, made] of sites)
        strips.push({ label, screenshot: await photographTabs(browser, made, { scale, scheme }) });
      const png = await stackStrips(browser, strips, { scale, scheme, count: ICONS.length });
      writeFileSync(`${FOLDER}/${name}`, png);
      images.push({ name, browser, scheme, scale, width: png.readUInt32BE(16) / scale });
      console.log(`${name}: ${png.length} bytes`);
    }

const versionOf = program => /[\d.]+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0];
const { dependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'));
const PACKAGES = ['@realfavicongenerator/generate-favicon', 'favicons', '@vite-pwa/assets-generator'];

const sections = images.map(
  ({ name, browser, scheme, scale, width }) =>
    `## ${BROWSERS[browser].title}, ${scheme}, ${scale === 1 ? '1 device pixel' : `${scale} device pixels`} per CSS pixel\n\n` +
    `<img src="images/tabs/${name}" width="${width}" alt="Tab strips of ${BROWSERS[browser].title} with the favicons of four generators">\n`,
);
writeFileSync(
  'docs/evidence.md',
  `# Favicons in browser tabs

\`npm run bench -- tabs\` opens ${ICONS.length} sites in the tabs of a browser window, once per generator, and takes a screenshot of
the screen. Nothing is edited except that each strip is cut into two rows. The sites of a generator have its own files and
its own elements in the head.

All generators get the same design: an icon on a plate, as SVG. Favsmith gets it as a request with dark mode.
generate-favicon gets the dark drawing of Favsmith as its dark icon, which its SVG shows in dark mode; of its links, Chromium
prefers the one to its PNG. favicons and assets-generator take no dark favicon. None of the three takes a drawing for small
sizes.

- Browsers: ${Object.values(BROWSERS)
    .map(({ title, program }) => `${title} ${versionOf(program)}`)
    .join(', ')}
- Generators: Favsmith; ${PACKAGES.map(name => `${name} ${dependencies[name]}`).join('; ')}
- Icons: ${ICONS.map(({ library, name, style }) => `${library} ${name}${style ? ` ${style}` : ''}`).join(', ')}

${sections.join('\n')}`,
);
