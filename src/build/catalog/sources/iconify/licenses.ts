// Licenses that permit use as a favicon.
import { SourceError } from '../../source.ts';
import { isLine, quotePrintable } from '../../untrusted-text.ts';
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
