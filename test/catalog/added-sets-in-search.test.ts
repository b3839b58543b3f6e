// Added icon sets in a catalog that is searched.
// @module-tag slow
import { expect, it } from 'vitest';
import { openCatalogWith, SQUARE } from './added-set.ts';

it('a catalog built with an added set finds the icons of that set', async () => {
  const { catalog, search } = await openCatalogWith([{ prefix: 'mdi', icons: { 'zeppelin-dock': SQUARE } }]);
  const { total, positions } = search.search({ q: 'zeppelin dock', limit: 10, offset: 0 });
  expect(total).toBe(1);
  expect(catalog.icon(positions[0] ?? -1)).toMatchObject({ library: 'mdi', name: 'zeppelin-dock' });
});
