// Designs with logos: export bodies, favsmith.json, stored images of kept designs.

import type { Signal } from '@preact/signals';
import { ARTWORK_FIELD_NAMES } from '../../contract/export/artwork-data.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Design } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import type { KeptDesigns } from '../state/design/saved-designs.ts';
import { drawableLogoText, storeLogoText } from './add-logo.ts';
import { inStore, logoText } from './logo-store.ts';

/** The export body of a design. Throws an ApiFailure if this browser does not have one of its logos. */
export const bodyWithLogos = async (design: Design): Promise<Design> => ({
  ...design,
  ...(await logosOf(design)),
});

/** The texts of a design's logos by field. */
export const logosOf = (design: Design): Promise<Readonly<Record<string, string>>> =>
  mapLogos(design, async id => {
    const text = await logoText(id);
    if (text !== undefined) return text;
    throw new ApiFailure('rejected', { detail: 'This browser does not have the logo of the design.' });
  });

/** Stores the logos of an opened design. Returns the design with the ids of the logos. */
export const storeLogos = async (design: Design, kept: KeptDesigns): Promise<Design> => ({
  ...design,
  ...(await mapLogos(design, async text => storeLogoText(await drawableLogoText(text), '', kept))),
});

const mapLogos = async (
  design: Design,
  map: (value: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> => {
  const mapped: [string, string][] = [];
  for (const field of ARTWORK_FIELD_NAMES) {
    const value = design[field];
    if (value !== undefined) mapped.push([field, await map(value)]);
  }
  return Object.fromEntries(mapped);
};

interface SavedDesign {
  readonly design: Design;
  readonly image: string;
}

/** Stores the images of a list of designs in place of the former ones. */
export const storeImages = async (list: string, designs: Signal<readonly SavedDesign[]>): Promise<void> => {
  const logos = designs.peek().filter(({ design }) => design.artwork !== undefined);
  await inStore('images', store => {
    store.delete(imagesOf(list));
    for (const { design, image } of logos) store.put(image, `${list} ${designQuery(design)}`);
    return undefined;
  });
};

/** Adds stored images to the designs of a list. */
export const loadImages = async <Saved extends SavedDesign>(
  list: string,
  designs: Signal<readonly Saved[]>,
): Promise<void> => {
  const keys = (await inStore('images', store => store.getAllKeys(imagesOf(list)))) ?? [];
  const images = (await inStore<string[]>('images', store => store.getAll(imagesOf(list)))) ?? [];
  const byKey = new Map(keys.map((key, index) => [key, images[index]]));
  designs.value = designs.peek().map(saved => ({
    ...saved,
    image: saved.image || (byKey.get(`${list} ${designQuery(saved.design)}`) ?? ''),
  }));
};

const imagesOf = (list: string): IDBKeyRange => IDBKeyRange.bound(`${list} `, `${list} \uffff`);
