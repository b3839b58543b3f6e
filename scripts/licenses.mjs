// Build step: license texts of all included works. (Decision 091)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INCLUDED_WORKS, packagesByUse, readJson } from './shipped-works.mjs';
import { root, steps } from './steps.mjs';

const standardText = spdx => readJson(`node_modules/spdx-license-list/licenses/${spdx}.json`).licenseText;

/** The text in a package's license files. Without such files, the standard text of the license in its metadata. */
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

const entries = [
  ...packagesByUse().map(([path, uses]) => packageEntry(path, uses)),
  ...INCLUDED_WORKS.map(({ title, spdx, copyright }) => {
    const text = standardText(spdx).replace(/^Copyright .*\n+/m, '');
    return entry(`${title} (${spdx})`, `${copyright}\n\n${text}`);
  }),
];
writeFileSync(join(root, steps.licenses.output), entries.join('\n'));
