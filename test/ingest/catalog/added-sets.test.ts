// List of added icon sets in catalog.config.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SourceError } from '../../../src/ingest/catalog/source.ts';
import { readAdditions, writeAdditions } from '../../../src/ingest/catalog/update-catalog.ts';
import { temporaryFolder } from '../../at-end.ts';

const folder = temporaryFolder();
const path = join(folder, 'catalog.config.json');

it('readAdditions returns an empty list if the file is missing, otherwise the list that writeAdditions wrote', () => {
  expect(readAdditions(path)).toEqual([]);
  writeAdditions(path, ['@iconify-json/mdi']);
  expect(readAdditions(path)).toEqual(['@iconify-json/mdi']);
});

it.each(['', '[]', '{"add":"x"}', '{"add":[1]}', 'null'])(
  'readAdditions throws a SourceError for the content %j',
  text => {
    writeFileSync(path, text);
    expect(() => readAdditions(path)).toThrow(SourceError);
  },
);
