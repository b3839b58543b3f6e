// Kept designs, stored by the browser.

import { signal } from '@preact/signals';
import { readItem, type StorageGetter, writeItem } from '../storage.ts';
import type { Design } from './design.ts';
import { designFromQuery, designQuery } from './design-query.ts';

/** A kept design. `image` is favicon.svg; for a logo, it is empty until the logo is drawn again. */
export interface KeptDesign {
  readonly name: string;
  readonly design: Design;
  readonly image: string;
}

const KEPT_KEY = 'favsmith.kept';
/** Maximum number of designs: as many as can be compared at a glance. */
const MAX_KEPT = 24;

export const TOO_MANY_DESIGNS = `${MAX_KEPT} designs are kept already. Remove one first.`;

export type KeptDesigns = ReturnType<typeof createKeptDesigns>;

/** `drawLogo` returns the favicon.svg of a design with a logo, which may be too long to be stored with the design. */
export const createKeptDesigns = (page: Window, drawLogo: (design: Design) => Promise<string>) => {
  const storage: StorageGetter = () => page.localStorage;
  const designs = signal<readonly KeptDesign[]>([]);
  /** Whether the browser could store the designs. If not, they are lost with the page. */
  const isStored = signal(true);
  const read = () => {
    designs.value = readKept(storage);
    for (const { design } of designs.value)
      if (design.artwork !== undefined) drawLogo(design).then(image => setImage(design, image), ignore);
  };
  const setImage = (design: Design, image: string) => {
    designs.value = designs.value.map(kept => (kept.design === design ? { ...kept, image } : kept));
  };
  const set = (next: readonly KeptDesign[]) => {
    designs.value = next;
    const entries = next.map(({ name, design, image }) => ({
      name,
      query: designQuery(design),
      image: design.artwork === undefined ? image : '',
    }));
    isStored.value = writeItem(storage, KEPT_KEY, JSON.stringify(entries));
  };
  const has = (design: Design) =>
    designs.value.some(kept => designQuery(kept.design) === designQuery(design));

  read();
  // Another tab of the studio has changed the stored designs.
  page.addEventListener('storage', ({ key }) => {
    if (key === KEPT_KEY) read();
  });

  return {
    designs,
    isStored,
    has,
    /** Adds a design, or removes it if it is kept already. Returns false if the list is full. */
    toggle: (kept: KeptDesign): boolean => {
      if (has(kept.design))
        set(designs.peek().filter(({ design }) => designQuery(design) !== designQuery(kept.design)));
      else if (designs.peek().length >= MAX_KEPT) return false;
      else set([...designs.peek(), kept]);
      return true;
    },
    remove: (kept: KeptDesign): void => set(designs.peek().filter(other => other !== kept)),
  };
};

/** The card of a logo that cannot be drawn has no image. */
const ignore = (): void => undefined;

/** Parses the stored designs. Drops malformed entries. */
const readKept = (storage: StorageGetter): readonly KeptDesign[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storage, KEPT_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(entry => [entry?.name, entry?.query, entry?.image].every(text => typeof text === 'string'))
      .map(({ name, query, image }) => ({ name, design: designFromQuery(query), image }))
      .slice(0, MAX_KEPT);
  } catch {
    // The text is not JSON.
    return [];
  }
};
