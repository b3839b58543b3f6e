// Name, license and attribution of an Iconify set.
import { SourceError, type SourceLibrary } from '../../source.ts';
import { assertLine, assertWebUrl, isLine, quotePrintable } from '../../untrusted-text.ts';
import { openPackage } from '../package-files.ts';

/**
 * SPDX identifiers of licenses that permit commercial use and modification and impose no license on the site that uses
 * the favicon. Favicon packages include the attribution that these licenses require.
 */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
]);

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/-NC\b/, 'it forbids commercial use'],
  [/-ND\b/, 'it forbids modified versions, and a favicon is one'],
  [/-SA\b/, 'a favicon would have to carry the same license'],
  [/^(L|A)?GPL/, 'a favicon would have to carry the same license, with its source'],
  [/^MPL/, 'modified files stay under it, with their source'],
  [/^OFL/, 'drawings taken from a font stay under it'],
];

/** Returns the reason why icons under this license cannot be added; undefined if they can. */
export const licenseRefusal = (spdx: unknown): string | undefined => {
  if (typeof spdx !== 'string') return 'the set names no license';
  if (ALLOWED.has(spdx)) return undefined;
  const reason =
    REFUSALS.find(([pattern]) => pattern.test(spdx))?.[1] ??
    'it is not among the licenses known to permit use as a favicon';
  return `its license is ${isLine(spdx) ? spdx : quotePrintable(spdx)}: ${reason}`;
};

/** The text of an SPDX license with `holder` in its copyright line. */
export const standardLicenseText = (spdx: string, holder: string): string => {
  const { licenseText } = openPackage('spdx-license-list').json(`licenses/${spdx}.json`) as {
    licenseText?: string;
  };
  if (licenseText === undefined)
    throw new SourceError(`spdx-license-list contains no text of the license ${spdx}`);
  let named = false;
  return licenseText.replace(/^Copyright \(c\).*\n?/gim, () => {
    if (named) return '';
    named = true;
    return `Copyright (c) ${holder}\n`;
  });
};

interface SetInfo {
  readonly name: string;
  readonly version: string | undefined;
  readonly author: { readonly name: string; readonly url: string | undefined };
  readonly license: { readonly spdx: string; readonly url: string | undefined };
}

/**
 * Parses `info.json` or an entry of `collections.json`. Throws a SourceError if it is malformed, or if the license or
 * the palette rules the set out.
 */
export const readInfo = (slug: string, json: unknown): SetInfo => {
  const { name, version, author, license, palette } = asObject(slug, 'info', json);
  const { spdx, url: licenseUrl } = asObject(slug, 'license', license ?? {});
  const { name: authorName, url: authorUrl } = asObject(slug, 'author', author ?? {});
  const refusal = licenseRefusal(spdx);
  if (refusal) throw new SourceError(`${slug}: ${refusal}`);
  if (palette) throw new SourceError(`${slug}: it has several colors, but a favicon has one ink color`);
  const setName = assertLine(`${slug}: name`, name);
  return {
    name: setName,
    version: optional(assertLine, `${slug}: version`, version),
    author: {
      name: optional(assertLine, `${slug}: author.name`, authorName) ?? setName,
      url: optional(assertWebUrl, `${slug}: author.url`, authorUrl),
    },
    license: { spdx: String(spdx), url: optional(assertWebUrl, `${slug}: license.url`, licenseUrl) },
  };
};

const asObject = (slug: string, field: string, value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new SourceError(`${slug}: ${field} of the icon set must be an object`);
};

/** Parses an optional field, which published sets omit or set to null or an empty string. */
const optional = (
  assert: (field: string, value: unknown) => string,
  field: string,
  value: unknown,
): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : assert(field, value);

type Terms = Pick<SourceLibrary, 'name' | 'license' | 'attributionNote' | 'licenseText'>;

export const toTerms = ({ name, version, author, license: { spdx, url } }: SetInfo): Terms => {
  const holder = author.url ? `${author.name} <${author.url}>` : author.name;
  const title = version ? `${name} ${version}` : name;
  const source = url ? `, license at ${url}` : '';
  return {
    name,
    license: spdx,
    attributionNote: `${title} (${spdx}), © ${author.name}${source}; recolored and recomposed here. Keep the license notice when you redistribute the icons. Brand icons are trademarks of their owners.`,
    licenseText: `${title}\nby ${holder}\nLicense: ${spdx}${source}\n\n${standardLicenseText(spdx, holder)}`,
  };
};
