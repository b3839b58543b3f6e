// Which licenses let an icon become somebody's favicon, and the text that then travels with it.
import { SourceError } from '../source.ts';
import { openPackage } from './package-files.ts';

/**
 * Licenses (by SPDX identifier) that allow changed copies, also commercial ones, and leave what they are used in under
 * its own terms. Attribution, where they ask for it, goes with every package.
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
  [/-ND\b/, 'it forbids changed versions, and a favicon is one'],
  [/-SA\b/, 'a favicon made from it would have to carry the same license'],
  [/^(L|A)?GPL/, 'a favicon made from it would have to carry the same license, with its source'],
  [/^MPL/, 'changed files must stay under it, with their source'],
  [/^OFL/, 'drawings taken from the font must stay under it'],
];

/** Why icons under that license cannot be added; undefined if they can. */
export const licenseRefusal = (spdx: string | undefined): string | undefined => {
  if (spdx === undefined) return 'the set names no license';
  if (ALLOWED.has(spdx)) return undefined;
  const reason =
    REFUSALS.find(([pattern]) => pattern.test(spdx))?.[1] ??
    'it is not on the list of licenses that are known to allow this use';
  return `its license is ${spdx}: ${reason}`;
};

/** The license's full text with `holder` in place of its copyright lines' example. */
export const standardLicenseText = (spdx: string, holder: string): string => {
  const { licenseText } = openPackage('spdx-license-list').json(`licenses/${spdx}.json`) as {
    licenseText?: string;
  };
  if (licenseText === undefined) throw new SourceError(`there is no text for the license ${spdx}`);
  let named = false;
  return licenseText.replace(/^Copyright \(c\).*\n?/gim, () => {
    if (named) return '';
    named = true;
    return `Copyright (c) ${holder}\n`;
  });
};
