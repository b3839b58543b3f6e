// node scripts/image-files.mjs <folder>: copies the files that a running service reads into a new folder.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './steps.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node scripts/image-files.mjs <folder>');
const target = resolve(folder);
// A running service may use the files in this folder.
if (existsSync(target)) throw new Error(`${target} exists: a release never changes, name a new folder`);
const unfinished = `${target}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(dirname(target), { recursive: true });

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const production = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path]) => path)
  .filter(path => existsSync(join(root, path)));
for (const path of production) copy(path, isShipped);
copy('dist', path => isShipped(path) && !path.startsWith(join('dist', 'ingest')));
// Only the npm package contains the compressed catalog.
copy('data', path => path !== join('data', 'catalog.bin.br'));
for (const path of ['deploy', 'skills', 'static', 'package.json', 'LICENSE', 'THIRD-PARTY-NOTICES.md'])
  copy(path);
renameSync(unfinished, target);

/** Whether a service needs a file. Type declarations, source maps and hidden build files are not needed. */
function isShipped(path) {
  const name = path.slice(path.lastIndexOf(sep) + 1);
  return !/\.(?:d\.[cm]?ts|map|tsbuildinfo)$/.test(name) && !name.startsWith('.');
}

function copy(path, filter = _path => true) {
  cpSync(join(root, path), join(unfinished, path), {
    recursive: true,
    // On Windows, `source` has the prefix \\?\.
    filter: source => filter(relative(root, source.replace(/^\\\\\?\\/, ''))),
  });
}
