// The catalog holds every icon of the five libraries once, under its own name.
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCatalog, buildCatalog } from '../../src/catalog/build.ts';
import { BUILT_IN_LIBRARIES } from '../../src/catalog/libraries.ts';

let built: BuiltCatalog;
beforeAll(async () => {
  built = await buildCatalog(BUILT_IN_LIBRARIES);
});
describe('x', () => {
  it('y', () => {
    expect(built.icons.length).toBe(26_480);
  });
});
