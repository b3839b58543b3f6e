// Images of kept and recent designs with logos: too large for the storage that has the other designs.
import type { Signal } from '@preact/signals';
import type { Design } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import { inStore } from './logo-store.ts';

interface SavedDesign {
  readonly design: Design;
  readonly image: string;
}

/** Replaces the stored images of a list. */
export const storeImages = async (list: string, designs: Signal<readonly SavedDesign[]>): Promise<void> => {
  const logos = designs.peek().filter(({ design }) => design.artwork !== undefined);
  await inStore('images', store => {
    store.delete(imagesOf(list));
    for (const { design, image } of logos) store.put(image, `${list} ${designQuery(design)}`);
    return undefined;
  });
};

/** Adds the stored images to the designs of a list. */
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
