// Builder of data/fonts from the installed font packages.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Blob, Face } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { FAVSMITH_VERSION } from '../contract/version.ts';
import { DEFAULT_TYPEFACE, type FontName } from '../model/look.ts';
import { type FontFile, indexFileName } from '../package/fonts/font-index.ts';

/**
 * An npm package of a font family. `files` selects its upright files, `license` is the path of the license text. The
 * index lists only the code points of `scripts` (Unicode script names) and the numbers and marks shared by all scripts.
 * `font`, `weight` and `part` have the same meaning as in the index.
 */
interface FontSource extends Pick<FontFile, 'font' | 'weight' | 'part'> {
  readonly family: string;
  readonly package: string;
  readonly files: { readonly folder: string; readonly pattern: RegExp };
  readonly license: string;
  readonly scripts: readonly string[];
}

const EUROPEAN = ['Latin', 'Greek', 'Cyrillic'];

const variable = (family: string, scripts: readonly string[], font?: FontName): FontSource => ({
  family,
  package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
  files: { folder: 'files', pattern: /-wght-normal\.woff2$/ },
  license: 'LICENSE',
  scripts,
  ...(font && { font }),
});

const notoSans = (script: string, scripts: readonly string[]) => variable(`Noto Sans ${script}`, scripts);

/** The package of the fonts that take four fifths of the size of all. (Decision 110) */
const CJK = 'favsmith-fonts-cjk';

const inter = { family: 'Inter', package: 'inter-ui', license: 'LICENSE.txt', scripts: EUROPEAN };

/** Fonts in order of preference. If several families cover a text equally well, the shaper uses the first. */
const fontSources: readonly FontSource[] = [
  // Weight 700 uses the static font, because its outlines have fewer points than those of the variable font.
  { ...inter, files: { folder: 'web', pattern: /^Inter-Bold\.woff2$/ }, weight: DEFAULT_TYPEFACE.weight },
  { ...inter, files: { folder: 'variable', pattern: /^InterVariable\.woff2$/ } },
  notoSans('Hebrew', ['Hebrew']),
  notoSans('Arabic', ['Arabic']),
  notoSans('Devanagari', ['Devanagari']),
  notoSans('Thai', ['Thai']),
  notoSans('Bengali', ['Bengali']),
  notoSans('Tamil', ['Tamil']),
  notoSans('Georgian', ['Georgian']),
  notoSans('Armenian', ['Armenian']),
  notoSans('Ethiopic', ['Ethiopic']),
  notoSans('Khmer', ['Khmer']),
  notoSans('Myanmar', ['Myanmar']),
  { ...notoSans('SC', ['Han', 'Bopomofo']), part: CJK },
  { ...notoSans('JP', ['Han', 'Hiragana', 'Katakana']), part: CJK },
  { ...notoSans('KR', ['Hangul']), part: CJK },
  variable('Source Serif 4', EUROPEAN, 'serif'),
  variable('Nunito', EUROPEAN, 'rounded'),
  variable('Oswald', EUROPEAN, 'condensed'),
  variable('Montserrat', EUROPEAN, 'geometric'),
  variable('Bitter', EUROPEAN, 'slab'),
  variable('JetBrains Mono', EUROPEAN, 'mono'),
  variable('Playfair Display', EUROPEAN, 'display'),
];

interface BuiltFonts {
  readonly families: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes the fonts and licenses of all sources to `directory`, those of a part to a folder beside it. The index is
 * written last, so that it never lists a missing file. `progress` receives the number of converted files and the
 * current family.
 */
const buildFonts = async (
  directory: string,
  progress: (done: number, family: string) => void = () => {},
): Promise<BuiltFonts> => {
  const partDirectory = join(directory, '..', CJK);
  for (const path of [directory, partDirectory]) mkdirSync(path, { recursive: true });
  const index: FontFile[] = [];
  const writes: Promise<void>[] = [];
  /** Code points of the fallback fonts so far. */
  const covered = new Set<number>();
  let bytes = 0;
  for (const source of fontSources) {
    const folder = packageFolder(source.package);
    const target = source.part ? partDirectory : directory;
    writeFileSync(
      join(target, `LICENSE-${slug(source.family)}.txt`),
      readFileSync(join(folder, source.license)),
    );
    for (const path of fontPaths(source, folder)) {
      const font = await decompress(readFileSync(path));
      const codePoints = codePointsOfScripts(new Face(new Blob(font)).collectUnicodes(), source);
      if (!source.font && !source.weight) {
        // The Japanese font has files with Chinese characters only. The Chinese font, which comes first, covers
        // them.
        if (codePoints.every(codePoint => covered.has(codePoint))) continue;
        for (const codePoint of codePoints) covered.add(codePoint);
      }
      const ranges = toRanges(codePoints);
      if (ranges.length === 0) continue;
      const file = `${basename(path)
        .replace(/(-wght-normal)?\.woff2$/, '')
        .toLowerCase()}.ttf.br`;
      writes.push(writeCompressed(join(target, file), font));
      bytes += font.length;
      const { family, font: name, weight, part } = source;
      index.push({
        file,
        family,
        ranges,
        ...(name && { font: name }),
        ...(weight && { weight }),
        ...(part && { part }),
      });
      progress(index.length, source.family);
    }
  }
  await Promise.all(writes);
  writeFileSync(join(directory, `${indexFileName}.new`), JSON.stringify(index));
  renameSync(join(directory, `${indexFileName}.new`), join(directory, indexFileName));
  describePart(partDirectory);
  for (const [folder, part] of [[directory], [partDirectory, CJK]] as const) {
    const written = new Set(index.filter(file => file.part === part).map(({ file }) => file));
    for (const name of readdirSync(folder))
      if (/\.ttf/.test(name) && !written.has(name)) rmSync(join(folder, name));
  }
  return { families: new Set(fontSources.map(({ family }) => family)).size, files: index.length, bytes };
};

/** Makes a folder of fonts an npm package. */
const describePart = (folder: string): void => {
  const description = 'Chinese, Japanese and Korean fonts for the initials of Favsmith.';
  const manifest = {
    name: CJK,
    version: FAVSMITH_VERSION,
    description,
    homepage: `https://www.npmjs.com/package/${CJK}`,
    license: 'OFL-1.1',
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    `# ${CJK}\n\n${description} Install it beside the package \`favsmith\` of the same version.\n`,
  );
};

const compress = promisify(brotliCompress);

/**
 * Brotli quality. These files are an eighth smaller than with gzip, which npm uses for packages. The highest
 * quality would save another percent in twice the time.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const writeCompressed = async (path: string, font: Uint8Array): Promise<void> =>
  writeFileSync(path, await compress(font, QUALITY));

const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const fontPaths = ({ files }: FontSource, folder: string): readonly string[] =>
  readdirSync(join(folder, files.folder))
    .filter(name => files.pattern.test(name))
    .sort()
    .map(name => join(folder, files.folder, name));

/**
 * Letters, numbers and marks of the source's scripts, and numbers and marks that all scripts share. Empty if the
 * font has only shared characters.
 */
const codePointsOfScripts = (codePoints: Uint32Array, { scripts }: FontSource): number[] => {
  const ofScripts = scripts.map(script => `\\p{Script_Extensions=${script}}`).join('');
  const own = new RegExp(`(?=[\\p{L}\\p{M}\\p{N}])[${ofScripts}]`, 'u');
  const shared = /(?=[\p{M}\p{N}])[\p{Script=Common}\p{Script=Inherited}]/u;
  const characters = Array.from(codePoints, codePoint => String.fromCodePoint(codePoint));
  if (!characters.some(character => own.test(character))) return [];
  return characters
    .filter(character => own.test(character) || shared.test(character))
    .map(character => character.codePointAt(0) as number)
    .sort((one, other) => one - other);
};

/** Converts ascending code points to pairs of first and last: `[3, 4, 5, 9]` → `[3, 5, 9, 9]`. */
const toRanges = (codePoints: readonly number[]): number[] => {
  const ranges: number[] = [];
  for (const codePoint of codePoints) {
    if (ranges.at(-1) === codePoint - 1) ranges[ranges.length - 1] = codePoint;
    else ranges.push(codePoint, codePoint);
  }
  return ranges;
};

const slug = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

const directory = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const { stdout } = process;
const { families, files, bytes } = await buildFonts(directory, (done, family) => {
  if (stdout.isTTY) stdout.write(`\r\x1b[Kfonts: ${done} files, ${family}`);
});
const summary = `fonts: ${families} families in ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${summary}\n`);
