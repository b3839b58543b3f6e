// npm run sbom: prints the software bill of materials of a built service in CycloneDX. (Decision 091)
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INCLUDED_WORKS, packagesByUse, readJson } from './shipped-works.mjs';
import { root, withoutShell } from './steps.mjs';

const { openCatalog } = await import('../dist/catalog/catalog.js');
const { readCatalogFile, readEmojiFile } = await import('../dist/catalog/catalog-file.js');

const CATALOG = 'data/catalog.bin';
const EMOJI = 'data/emoji.bin';
const FONT_LICENSE = 'OFL-1.1';

const property = (name, value) => ({ name: `favsmith:${name}`, value: `${value}` });
const licensed = id => [{ license: { id } }];

/** Scope of each package: `required` with its uses if it ships, `excluded` if it is a build tool. */
const packages = components => {
  const uses = new Map(
    packagesByUse().map(([path, names]) => {
      const { name, version } = readJson(`${path}/package.json`);
      return [`${name}@${version}`, names];
    }),
  );
  return components.map(component => {
    const { 'bom-ref': ref, properties = [] } = component;
    const names = uses.get(ref);
    return {
      ...component,
      scope: names ? 'required' : 'excluded',
      properties: [...properties, ...(names ?? []).map(name => property('use', name))],
    };
  });
};

const includedWorks = () =>
  INCLUDED_WORKS.map(({ title, purl, spdx, copyright }) => ({
    type: 'library',
    'bom-ref': title,
    ...(purl
      ? { purl, name: purl.replace(/^pkg:npm\/|@[\d.]+$/g, ''), version: purl.replace(/^.*@/, '') }
      : { name: title }),
    licenses: licensed(spdx),
    copyright,
  }));

const file = path => {
  const content = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
  return { type: 'file', 'bom-ref': path, name: path, hashes: [{ alg: 'SHA-256', content }] };
};

/** A catalog file as a component. Includes libraries that `npm run catalog -- --add` has added. */
const icons = (path, catalogFile) => {
  const { version, libraries } = openCatalog(catalogFile);
  const components = libraries.map(({ slug, name, license, iconCount, attributionNote }) => ({
    type: 'data',
    'bom-ref': `icons/${slug}`,
    name,
    licenses: licensed(license),
    copyright: attributionNote,
    properties: [property('icons', iconCount)],
  }));
  return { ...file(path), version, components };
};

const fonts = () => {
  const entries = readJson('data/fonts/index.json');
  return [...new Set(entries.map(({ family }) => family))].map(family => ({
    type: 'data',
    'bom-ref': `fonts/${family}`,
    name: family,
    licenses: licensed(FONT_LICENSE),
    components: [
      ...new Set(
        entries
          .filter(entry => entry.family === family)
          .map(entry => `data/${entry.isRare ? 'fonts-rare' : 'fonts'}/${entry.file}`),
      ),
    ].map(file),
  }));
};

const [npm, ...args] = withoutShell(['npm', 'sbom', '--package-lock-only', '--sbom-format=cyclonedx']);
const bill = JSON.parse(execFileSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
const data = [
  ...includedWorks(),
  icons(CATALOG, readCatalogFile(join(root, CATALOG))),
  icons(EMOJI, await readEmojiFile(join(root, EMOJI))),
  ...fonts(),
];
const own = bill.metadata.component;
const ownRef = own['bom-ref'];
console.log(
  JSON.stringify(
    {
      ...bill,
      metadata: {
        ...bill.metadata,
        component: { ...own, type: 'application', name: readJson('package.json').name },
      },
      components: [...packages(bill.components), ...data],
      dependencies: bill.dependencies.map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn:
          ref === ownRef ? [...dependsOn, ...data.map(component => component['bom-ref'])] : dependsOn,
      })),
    },
    null,
    2,
  ),
);
