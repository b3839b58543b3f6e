// Search in a catalog with added icon sets.
// @module-tag slow
import { expect, it } from 'vitest';
import { openCatalogWith, SQUARE } from './added-set.ts';

it('search finds the icons of an added set', async () => {
  const { catalog, search } = await openCatalogWith([{ prefix: 'mdi', icons: { 'zeppelin-dock': SQUARE } }]);
  const { total, positions } = search.search({ q: 'zeppelin dock', limit: 10, offset: 0 });
  expect(total).toBe(1);
  expect(catalog.icon(positions[0] ?? -1)).toMatchObject({ library: 'mdi', name: 'zeppelin-dock' });
});
