// Builder of data/fonts from the installed font packages.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Blob, Face } from 'harfbuzzjs';
import { compress as compressWoff2, decompress } from 'woff2-encoder';
import { DEFAULT_TYPEFACE, type FontName } from '../model/look.ts';
import { type FontFile, indexFileName, RARE_FONTS } from '../package/fonts/font-index.ts';
import { subsetFont } from './subset-font.ts';

/** A package of a font family, of which the service uses the characters of `scripts`, numbers and marks. */
interface FontSource extends Pick<FontFile, 'font' | 'weight'> {
  readonly family: string;
  readonly package: string;
  readonly files: { readonly folder: string; readonly pattern: RegExp };
  readonly license: string;
  readonly scripts: readonly string[];
  /** The code points that the file of common characters has. All others are rare. */
  readonly common?: ReadonlySet<number>;
}

/** Decodes rows of a two-byte encoding. A row has one lead byte; the second byte is 0xa1 to 0xfe. */
const charactersOf = (
  encoding: string,
  rows: readonly (readonly [number, number])[],
): ReadonlySet<number> => {
  const decoder = new TextDecoder(encoding);
  const codePoints = new Set<number>();
  for (const [first, last] of rows)
    for (let lead = first; lead <= last; lead++)
      for (let trail = 0xa1; trail <= 0xfe; trail++)
        for (const character of decoder.decode(Uint8Array.of(lead, trail)))
          codePoints.add(character.codePointAt(0) as number);
  return codePoints;
};

/** Bopomofo, and the 3,755 characters of level 1 in GB 2312. */
const commonChinese = charactersOf('gb18030', [
  [0xa8, 0xa8],
  [0xb0, 0xd7],
]);

/** Kana, and the 2,965 kanji of level 1 in JIS X 0208, which contain nearly all Joyo kanji. */
const commonJapanese = charactersOf('euc-jp', [
  [0xa4, 0xa5],
  [0xb0, 0xcf],
]);

/** The 2,350 syllables in KS X 1001. */
const commonKorean = charactersOf('euc-kr', [[0xb0, 0xc8]]);

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

/** The file of common Chinese, Japanese and Korean characters: a sequence of small fonts. (Decision 110) */
const COMMON = { file: 'noto-sans-cjk.ttf.br', family: 'Noto Sans CJK' };

const inter = { family: 'Inter', package: 'inter-ui', license: 'LICENSE.txt', scripts: EUROPEAN };

/** Fonts in order of preference: the shaper uses the first family that has all characters of a text. */
const fontSources: readonly FontSource[] = [
  // Weight 700 uses the static font, whose outlines have fewer points than those of the variable font.
  { ...inter, files: { folder: 'web', pattern: /^Inter-Bold\.woff2$/ }, weight: DEFAULT_TYPEFACE.weight },
  { ...inter, files: { folder: 'variable', pattern: /^InterVariable\.woff2$/ } },
  ...'Hebrew Arabic Devanagari Thai Bengali Tamil Georgian Armenian Ethiopic Khmer Myanmar'
    .split(' ')
    .map(script => notoSans(script, [script])),
  { ...notoSans('SC', ['Han', 'Bopomofo']), common: commonChinese },
  { ...notoSans('JP', ['Han', 'Hiragana', 'Katakana']), common: commonJapanese },
  { ...notoSans('KR', ['Hangul']), common: commonKorean },
  variable('Source Serif 4', EUROPEAN, 'serif'),
  variable('Nunito', EUROPEAN, 'rounded'),
  variable('Oswald', EUROPEAN, 'condensed'),
  variable('Montserrat', EUROPEAN, 'geometric'),
  variable('Bitter', EUROPEAN, 'slab'),
  variable('JetBrains Mono', EUROPEAN, 'mono'),
  variable('Playfair Display', EUROPEAN, 'display'),
];

/** Writes fonts, licenses and the index. Writes the index last, so that it never lists a missing file. */
const buildFonts = async (directory: string): Promise<Record<'families' | 'files' | 'bytes', number>> => {
  const rareDirectory = join(directory, '..', RARE_FONTS);
  for (const path of [directory, rareDirectory]) mkdirSync(path, { recursive: true });
  const index: FontFile[] = [];
  const writes: Promise<void>[] = [];
  const common: Uint8Array[] = [];
  const covered = new Set<number>();
  let bytes = 0;
  const add = (file: FontFile, font: Uint8Array): void => {
    bytes += font.length;
    index.push(file);
  };
  for (const source of fontSources) {
    const { family, font: name, weight } = source;
    const folder = packageFolder(source.package);
    writeFileSync(join(directory, `LICENSE-${slug(family)}.txt`), readFileSync(join(folder, source.license)));
    for (const path of fontPaths(source, folder)) {
      const font = await decompress(readFileSync(path));
      const codePoints = codePointsOfScripts(new Face(new Blob(font)).collectUnicodes(), source);
      const file = `${basename(path)
        .replace(/(-wght-normal)?\.woff2$/, '')
        .toLowerCase()}.ttf.br`;
      if (source.common) {
        const { often, rare } = splitByUse(codePoints, source.common, covered);
        for (const codePoint of [...often, ...rare]) covered.add(codePoint);
        if (often.length > 0) {
          const subset = subsetFont(font, often, DEFAULT_TYPEFACE);
          const start = common.reduce((sum, { length }) => sum + length, 0);
          common.push(subset);
          add({ ...COMMON, ranges: toRanges(often), bytes: [start, start + subset.length] }, subset);
        }
        if (rare.length > 0) {
          const subset = subsetFont(font, rare, { ...DEFAULT_TYPEFACE, keepsLayout: true });
          writes.push(writeCompressed(join(rareDirectory, file), subset, QUALITY.rare));
          add({ file, family, ranges: toRanges(rare), isRare: true }, subset);
        }
      } else if (codePoints.length > 0) {
        writes.push(writeCompressed(join(directory, file), font));
        const ranges = toRanges(codePoints);
        add({ file, family, ranges, ...(name && { font: name }), ...(weight && { weight }) }, font);
      }
    }
  }
  writes.push(writeCompressed(join(directory, COMMON.file), Buffer.concat(common)));
  await Promise.all(writes);
  writeFileSync(join(directory, `${indexFileName}.new`), JSON.stringify(index));
  renameSync(join(directory, `${indexFileName}.new`), join(directory, indexFileName));
  for (const [folder, isRare] of [[directory], [rareDirectory, true]] as const) {
    const written = new Set(index.filter(file => file.isRare === isRare).map(({ file }) => file));
    for (const name of readdirSync(folder))
      if (/\.ttf/.test(name) && !written.has(name)) rmSync(join(folder, name));
  }
  const families = new Set(fontSources.map(({ family }) => family)).size;
  return { families, files: new Set(index.map(({ file }) => file)).size, bytes };
};

/** Splits new code points: `often` if they are common in this language, `rare` if in none of the three languages. */
const splitByUse = (
  codePoints: readonly number[],
  common: ReadonlySet<number>,
  covered: ReadonlySet<number>,
): Record<'often' | 'rare', readonly number[]> => {
  const isCommon = (codePoint: number) => fontSources.some(source => source.common?.has(codePoint));
  const added = codePoints.filter(codePoint => !covered.has(codePoint));
  return {
    often: added.filter(codePoint => common.has(codePoint)),
    rare: added.filter(codePoint => !isCommon(codePoint)),
  };
};

const compress = promisify(brotliCompress);

/**
 * Brotli qualities. The npm package contains files of the first, which are an eighth smaller than with gzip; quality 11
 * saves another percent in twice the time. Rare fonts stay on the machine, so that the time of the build counts more.
 */
const QUALITY = { usual: 10, rare: 5 } as const;

const writeCompressed = async (
  path: string,
  font: Uint8Array,
  quality: number = QUALITY.usual,
): Promise<void> =>
  writeFileSync(path, await compress(font, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const fontPaths = ({ files }: FontSource, folder: string): readonly string[] =>
  readdirSync(join(folder, files.folder))
    .filter(name => files.pattern.test(name))
    .sort()
    .map(name => join(folder, files.folder, name));

/**
 * The code points of the source's scripts, with common numbers and marks. Empty if there are only numbers and marks,
 * because Latin fonts draw the numbers and marks of short texts.
 */
const codePointsOfScripts = (codePoints: Uint32Array, { scripts }: FontSource): number[] => {
  const ofScripts = scripts.map(script => `\\p{Script_Extensions=${script}}`).join('');
  const signs = scripts.includes('Latin') ? '|[&@#+]' : '';
  const own = new RegExp(`(?=[\\p{L}\\p{M}\\p{N}])[${ofScripts}]${signs}`, 'u');
  const shared = /(?=[\p{M}\p{N}])[\p{Script=Common}\p{Script=Inherited}]/u;
  const characters = Array.from(codePoints, codePoint => String.fromCodePoint(codePoint));
  if (!characters.some(character => own.test(character))) return [];
  return characters
    .filter(character => own.test(character) || shared.test(character))
    .map(character => character.codePointAt(0) as number)
    .sort((one, other) => one - other);
};

/** Converts ascending code points to ranges of first and last: `[3, 4, 5, 9]` → `[3, 5, 9, 9]`. */
const toRanges = (codePoints: readonly number[]): number[] => {
  const ranges: number[] = [];
  for (const codePoint of codePoints) {
    if (ranges.at(-1) === codePoint - 1) ranges[ranges.length - 1] = codePoint;
    else ranges.push(codePoint, codePoint);
  }
  return ranges;
};

/** Characters of the studio and the documentation: Latin letters of European languages, punctuation and symbols. */
const UI_CHARACTERS = [
  ...[
    [0x20, 0x7e],
    [0xa0, 0x17f],
  ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  ...Array.from('ȘșȚțẞ–—‘’‚“”„…•×·→←↑↓⌘′″€™−', character => character.codePointAt(0) ?? 0),
];

/** Writes the variable font of the studio and the documentation: Inter from weight 400 to 700. */
const buildUiFont = async (directory: string): Promise<number> => {
  const path = join(packageFolder(inter.package), 'variable', 'InterVariable.woff2');
  const subset = subsetFont(await decompress(readFileSync(path)), UI_CHARACTERS, {
    weight: [400, 700],
    opticalSize: 18,
    keepsLayout: ['kern', 'tnum', 'ccmp'],
  });
  const woff2 = await compressWoff2(subset);
  writeFileSync(join(directory, 'inter.woff2'), woff2);
  return woff2.length;
};

const slug = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

const directory = join(import.meta.dirname, '..', '..', 'data', 'fonts');
const { families, files, bytes } = await buildFonts(directory);
const uiBytes = await buildUiFont(directory);
console.log(
  `${families} families in ${files} files, ${(bytes / 1e6).toFixed(1)} MB; pages: ${(uiBytes / 1e3).toFixed(1)} kB`,
);
