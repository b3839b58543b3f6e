// Golden files: expected outputs. `npm run goldens` writes them; a missing file fails the test.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageOf } from './packages.ts';

const folder = join(import.meta.dirname, 'goldens');
const isUpdate = process.env.GOLDENS === 'update';

if (isUpdate) rmSync(folder, { recursive: true, force: true });

/** Asserts that `text` equals the golden file at `path`. */
const expectGolden = (path: string, text: string): void => {
  const file = join(folder, path);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
};

/** Paths of all golden files. */
const goldenPaths = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48">
  <style>.mark { fill: url(#shade) }</style>
  <linearGradient id="shade"><stop stop-color="#1e1b4b"/><stop offset=".4" stop-color="#4338ca"/><stop offset="1" stop-color="#db2777"/></linearGradient>
  <clipPath id="frame"><rect width="64" height="40" rx="8"/></clipPath>
  <g clip-path="url(#frame)"><rect class="mark" width="64" height="48"/><g opacity=".6"><circle cx="20" cy="24" r="9" fill="#fff"/><circle cx="28" cy="24" r="9" fill="#fff"/></g></g>
  <path d="M40 12l12 8-12 8" fill="none" stroke="#fde047" stroke-width="3" stroke-linejoin="round"/>
</svg>`;

const bodies: Readonly<Record<string, object>> = {
  'all-defaults': { library: 'lucide', name: 'rocket' },
  'every-setting': {
    library: 'lucide',
    name: 'rocket',
    style: 'outline',
    bg: 'rebeccapurple',
    fg: 'oklch(0.95 0.05 90)',
    stroke: '#ffe4e6',
    fill: 'rgb(255 255 255 / 25%)',
    padding: 0.9,
    stroke_scale: 0.75,
    shape: 'circle',
    bg_mode: 'linear',
    bg_to: 'hsl(340 80% 40%)',
    bg_angle: -45,
    include_dark_mode: true,
    dark_bg: '#1e1b4b',
    dark_bg_to: '#312e81',
    dark_fg: '#c7d2fe',
    dark_stroke: '#a5b4fc',
    dark_fill: null,
    site_name: 'Ünïcode & "quotes" <Rockets> 日本',
  },
  initials: { text: 'AB', site_name: 'Alpha Beta Company' },
  'initials-serif': { text: 'ÄΩ', font: 'serif', font_weight: 400 },
  'initials-han-dark': { text: '字', include_dark_mode: true },
  'initials-arabic-gradient': { text: 'مح', bg_mode: 'linear' },
  'initials-devanagari-circle': { text: 'प्र', shape: 'circle' },
  'no-plate-dark': {
    library: 'hugeicons',
    name: 'rocket-01',
    bg: null,
    fg: '#b91c1c',
    include_dark_mode: true,
  },
  'fills-gradient': { library: 'remix', name: 'rocket', style: 'fill', bg_mode: 'linear', bg_angle: 0 },
  'fills-line': { library: 'remix', name: 'rocket', style: 'line' },
  'filled-square': { library: 'tabler', name: 'heart', style: 'filled', shape: 'none' },
  'strokes-filled': { library: 'tabler', name: 'rocket', fill: '#7dd3fc' },
  'duotone-dark': {
    library: 'phosphor',
    name: 'rocket',
    style: 'duotone',
    fill: '#7dd3fc',
    include_dark_mode: true,
  },
  'home-screens': {
    library: 'lucide',
    name: 'rocket',
    corner_radius: 0.1,
    touch_bg: '#0c4a6e',
    touch_padding: 0.25,
    maskable_bg: '#082f4980',
    maskable_padding: 0.9,
  },
  'logo-plate-dark': { artwork: LOGO, bg: '#fff', include_dark_mode: true, site_name: 'Logo' },
  'logo-lightened': { artwork: LOGO, fit: 'cover', include_dark_mode: true, dark_ink: 'lighten' },
  'logo-filter': {
    artwork: LOGO.replace(
      '</style>',
      '</style><filter id="blur"><feGaussianBlur stdDeviation="1"/></filter>',
    ).replace('<path ', '<path filter="url(#blur)" '),
  },
  emoji: { emoji: '🦊', include_dark_mode: true },
  'emoji-flag-circle': { emoji: '🇧🇷', bg: '#e0f2fe', shape: 'circle' },
  'thin-translucent': { library: 'phosphor', name: 'rocket', style: 'thin', bg: '#07598580' },
};

/** Packages whose text files are stored. Of all other packages, only SHA-256 hashes are stored. */
const readable = new Set(['all-defaults', 'every-setting', 'initials', 'logo-plate-dark']);

const sumLine = (path: string, bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${path}`;

test.each(Object.entries(bodies))(
  'the files of the package %s have the SHA-256 hashes of the golden file',
  async (name, body) => {
    const { zip, files, fileName } = await packageOf(body);
    const sums = files.map(({ path, bytes }) => sumLine(path, bytes));
    expectGolden(`${name}/SHA256SUMS`, `${[...sums, sumLine(fileName, zip)].join('\n')}\n`);
  },
);

const texts = /^(favicon.*\.svg|site\.webmanifest|head\.html|README\.txt|report\.json|favsmith\.json)$/;

test.each([...readable])('the text files of the package %s equal the golden files', async name => {
  const { files } = await packageOf(bodies[name] as object);
  for (const { path, bytes } of files.filter(({ path }) => texts.test(path))) {
    expectGolden(`${name}/${path}`, new TextDecoder().decode(bytes));
  }
});

test('every golden file belongs to a package of this test', () => {
  const paths = goldenPaths();
  expect(paths.filter(path => path.endsWith('SHA256SUMS'))).toHaveLength(Object.keys(bodies).length);
  expect(new Set(paths.map(path => path.split('/')[0]))).toEqual(new Set(Object.keys(bodies)));
});
