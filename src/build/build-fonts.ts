// The build's step that makes data/fonts from the font packages.
import { join } from 'node:path';
import { buildFonts } from './fonts/convert-fonts.ts';

const directory = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const { stdout } = process;
const built = await buildFonts(directory, (done, family) => {
  if (stdout.isTTY) stdout.write(`\r\x1b[Kfonts: ${done} files, ${family}`);
});
stdout.write(
  `${stdout.isTTY ? '\r\x1b[K' : ''}fonts: ${built.families} families in ${built.files} files, ${(built.bytes / 1e6).toFixed(1)} MB\n`,
);
