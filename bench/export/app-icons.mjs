// Icons of apps beside those of other generators, for docs/evidence.md:
//   node bench/export/app-icons.mjs <generators> <results>
// `generators` has the commands below in node_modules/.bin, and a new project of Capacitor for android/ and ios/.
// `results` has sources/photo.jpg and gets all files. Each generator gets our picture of 1024 px, or our SVG.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const cli = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');
const [generators = '', results = ''] = process.argv.slice(2).map(path => resolve(path));
const sources = join(results, 'sources');

const PURPLE = ['--bg', '#7c3aed', '--bg-mode', 'linear', '--bg-to', '#db2777'];
/** @type {Readonly<Record<string, readonly string[]>>} */
const DESIGNS = {
  rocket: ['lucide/rocket', '--bg', '#0f766e'],
  house: ['lucide/house', '--bg', '#1d4ed8'],
  heart: ['tabler/heart/filled', '--shape', 'none', '--fg', '#dc2626'],
  duotone: ['phosphor/rocket-launch/duotone', ...PURPLE],
  gear: ['hugeicons/settings-01', '--bg', '#111827', '--shape', 'circle'],
  initials: ['--text', 'AB', '--bg', '#fde047', '--fg', '#1f2937'],
  letter: ['--text', 'Q', ...PURPLE],
  fox: ['--emoji', '🦊'],
  logo: ['--artwork', join(sources, 'logo-artwork.svg')],
  photo: ['--artwork', join(sources, 'photo.jpg'), '--fit', 'cover'],
};
/** Designs whose time counts. */
const TIMED = ['rocket', 'fox', 'photo'];

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#4f46e5"/><stop offset="1" stop-color="#ec4899"/></linearGradient></defs><path fill="url(#g)" d="M32 2 62 32 32 62 2 32z"/><path fill="#111827" d="M32 16 48 32 32 48 16 32z"/></svg>';

const APP_ICONS = 'App/App/Assets.xcassets/AppIcon.appiconset';
const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];
const SQUARES = [30, 44, 71, 89, 107, 142, 150, 284, 310].map(side => `Square${side}x${side}Logo`);
const TAURI = [...['32x32', '128x128', '128x128@2x', 'icon', 'StoreLogo'], ...SQUARES].map(
  name => `${name}.png`,
);

/**
 * `targets` have comparable files. `files` are pairs of such files: ours, theirs.
 * @type {readonly { name: string, args: (source: string) => readonly string[], targets: string, files: readonly (readonly [string, string])[] }[]}
 */
const GENERATORS = [
  {
    name: 'tauri',
    args: source => ['icon', `${source}.png`, '--output', '.'],
    targets: 'tauri,ios,android',
    files: [...TAURI, 'icon.icns', 'icon.ico'].map(name => [`tauri/src-tauri/icons/${name}`, name]),
  },
  {
    name: 'icon-gen',
    args: source => ['-i', `${source}.svg`, '-o', '.', '--ico', '--icns'],
    targets: 'macos,windows',
    files: [
      ['macos/icon.icns', 'app.icns'],
      ['windows/icon.ico', 'app.ico'],
    ],
  },
  {
    name: 'electron-icon-builder',
    args: source => [`--input=${source}.png`, '--output=.'],
    targets: 'electron',
    files: [
      ['electron/build/icon.icns', 'icons/mac/icon.icns'],
      ['electron/build/icon.ico', 'icons/win/icon.ico'],
      ['electron/build/icon.png', 'icons/png/1024x1024.png'],
      ['electron/build/icons/512x512.png', 'icons/png/512x512.png'],
    ],
  },
  {
    name: 'capacitor-assets',
    args: () => ['generate', '--ios', '--android'],
    targets: 'ios,android',
    files: [
      ['ios/AppIcon.appiconset/AppIcon.png', `ios/${APP_ICONS}/AppIcon-512@2x.png`],
      ...DENSITIES.map(density => `android/app/src/main/res/mipmap-${density}/ic_launcher.png`).map(
        path => /** @type {const} */ ([path, path]),
      ),
    ],
  },
  {
    name: 'pwa-assets-generator',
    args: () => ['--preset', 'minimal-2023', 'icon.svg'],
    targets: '',
    files: [
      ['apple-touch-icon.png', 'apple-touch-icon-180x180.png'],
      ['android-chrome-192x192.png', 'pwa-192x192.png'],
      ['android-chrome-512x512.png', 'pwa-512x512.png'],
      ['android-chrome-maskable-512x512.png', 'maskable-icon-512x512.png'],
    ],
  },
];

/**
 * Runs a command in a folder. Returns seconds of wall clock and processor.
 * @param {string} folder
 * @param {readonly string[]} command
 */
const timed = (folder, command) => {
  mkdirSync(folder, { recursive: true });
  const times = join(results, 'times');
  const { status, stderr } = spawnSync('time', ['-f', '%e %U %S', '-o', times, ...command], { cwd: folder });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
  const [wall = 0, user = 0, system = 0] = readFileSync(times, 'utf8').split(/\s+/).map(Number);
  return { wall, processor: user + system };
};

/**
 * @param {string} folder
 * @param {readonly string[]} design
 * @param {string} targets
 */
const favsmith = (folder, design, targets) => {
  const chosen = targets === '' ? [] : ['--targets', targets];
  const options = ['--favicon-svg', 'plain', ...chosen, '--out', '.', '--force'];
  return timed(folder, [process.execPath, cli, 'export', ...design, ...options]);
};

writeFileSync(join(sources, 'logo-artwork.svg'), LOGO);
for (const [name, design] of Object.entries(DESIGNS)) {
  const folder = join(results, name, 'favsmith');
  favsmith(folder, design, 'electron,tauri,macos,windows,ios,android,capacitor,linux');
  const png = readFileSync(join(folder, 'electron/build/icon.png'));
  writeFileSync(join(sources, `${name}.png`), png);
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><image width="1024" height="1024" href="${url}"/></svg>`;
  const svg = join(folder, 'favicon.svg');
  writeFileSync(join(sources, `${name}.svg`), existsSync(svg) ? readFileSync(svg) : picture);
}

/** @param {readonly number[]} numbers */
const mean = numbers => numbers.reduce((total, number) => total + number, 0) / numbers.length;
/**
 * @param {string} folder
 * @param {readonly string[]} paths
 */
const kilobytes = (folder, paths) =>
  paths.reduce((total, path) => total + readFileSync(join(folder, path)).length, 0) / 1000;

console.log('| generator | files | kB: theirs, ours | processor, s: theirs, ours | wall, s: theirs, ours |');
console.log('|---|---|---|---|---|');
for (const { name, args, targets, files } of GENERATORS) {
  const rows = Object.entries(DESIGNS).map(([design, options]) => {
    const [folder, own] = [join(results, design, name), join(results, design, 'favsmith')];
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(sources, `${design}.svg`), join(folder, 'icon.svg'));
    if (name === 'capacitor-assets') {
      cpSync(join(own, 'capacitor/assets'), join(folder, 'assets'), { recursive: true });
      for (const platform of ['android', 'ios'])
        cpSync(join(generators, platform), join(folder, platform), { recursive: true });
    }
    const command = join(generators, 'node_modules', '.bin', name);
    const their = timed(folder, [command, ...args(join(sources, design))]);
    return {
      their,
      ours: TIMED.includes(design) ? favsmith(join(results, 'timed'), options, targets) : undefined,
      theirSize: kilobytes(
        folder,
        files.map(([, path]) => path),
      ),
      ourSize: kilobytes(
        own,
        files.map(([path]) => path),
      ),
    };
  });
  const times = rows.flatMap(({ their, ours }) => (ours ? [{ their, ours }] : []));
  /** @param {'processor' | 'wall'} clock */
  const seconds = clock =>
    [mean(times.map(({ their }) => their[clock])), mean(times.map(({ ours }) => ours[clock]))]
      .map(number => number.toFixed(1))
      .join(', ');
  const sizes = [mean(rows.map(row => row.theirSize)), mean(rows.map(row => row.ourSize))].map(Math.round);
  console.log(
    `| ${name} | ${files.length} | ${sizes.join(', ')} | ${seconds('processor')} | ${seconds('wall')} |`,
  );
}
