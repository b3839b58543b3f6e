// Licenses of icon sets.
import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/ingest/catalog/source.ts';
import {
  licenseRefusal,
  standardLicenseText,
} from '../../../src/ingest/catalog/sources/iconify/find-sets.ts';
import { assertApache2 } from '../../../src/ingest/catalog/sources/remix.ts';

const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'CC0-1.0', 'CC-BY-4.0', 'BSD-3-Clause', 'Unlicense', '0BSD'];

describe('licenseRefusal', () => {
  it.each(ALLOWED)('returns undefined for the allowed license %s', spdx => {
    expect(licenseRefusal(spdx)).toBeUndefined();
  });

  it.each([
    ['GPL-2.0-only', 'same license'],
    ['AGPL-3.0', 'same license'],
    ['CC-BY-SA-4.0', 'same license'],
    ['CC-BY-NC-4.0', 'commercial'],
    ['CC-BY-NC-SA-4.0', 'commercial'],
    ['CC-BY-ND-4.0', 'modified'],
    ['MPL-2.0', 'source'],
    ['OFL-1.1', 'font'],
    ['Remix-Icon-1.0', 'not among the licenses'],
    [undefined, 'no license'],
  ])('returns a reason for %s: %s', (spdx, reason) => {
    expect(licenseRefusal(spdx)).toContain(reason);
  });
});

describe('standardLicenseText', () => {
  it.each(ALLOWED)('returns the text of %s', spdx => {
    expect(standardLicenseText(spdx, 'Ada').length).toBeGreaterThan(500);
  });

  it('inserts the copyright holder literally, even with replacement patterns such as $&', () => {
    expect(standardLicenseText('MIT', "A $& $1 $' Studio")).toContain("Copyright (c) A $& $1 $' Studio\n");
  });
});

it('assertApache2 throws a SourceError for any text other than the Apache License 2.0', () => {
  expect(() => assertApache2('Remix Icon License v1.0')).toThrow(SourceError);
});
