// Builder of data/fonts from the installed font packages.
import { join } from 'node:path';
import { buildFonts } from './fonts/convert-fonts.ts';

const directory = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const { stdout } = process;
const { families, files, bytes } = await buildFonts(directory, (done, family) => {
  if (stdout.isTTY) stdout.write(`\r\x1b[Kfonts: ${done} files, ${family}`);
});
const summary = `fonts: ${families} families in ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${summary}\n`);
