// Named designs in the browser's local storage.
import { type ReadonlySignal, signal } from '@preact/signals';
import { readItem, type StorageGetter, writeItem } from '../storage.ts';
import type { Design } from './design.ts';
import { designFromQuery, designQuery } from './design-query.ts';

/** `image` is the design's favicon.svg. */
export interface KeptDesign {
  readonly name: string;
  readonly design: Design;
  readonly image: string;
}

export interface KeptDesigns {
  readonly designs: ReadonlySignal<readonly KeptDesign[]>;
  /** Whether the browser stores the designs, so that they outlast the page. */
  readonly isStored: ReadonlySignal<boolean>;
  has(design: Design): boolean;
  /** Adds a design, or removes it if it is kept. Returns false if there are too many. */
  toggle(kept: KeptDesign): boolean;
  rename(design: Design, name: string): void;
  remove(design: Design): void;
}

const KEY = 'favsmith.kept';
/** As many as can be compared at a glance, and far fewer than a storage of 5 MB holds. */
export const MAX_KEPT = 24;

export const createKeptDesigns = (page: Window): KeptDesigns => {
  const storage: StorageGetter = () => page.localStorage;
  const designs = signal(read(storage));
  const isStored = signal(true);
  const set = (next: readonly KeptDesign[]) => {
    designs.value = next;
    const entries = next.map(({ name, design, image }) => ({ name, query: designQuery(design), image }));
    isStored.value = writeItem(storage, KEY, JSON.stringify(entries));
  };
  const without = (design: Design) =>
    designs.peek().filter(kept => designQuery(kept.design) !== designQuery(design));
  const has = (design: Design) =>
    designs.value.some(kept => designQuery(kept.design) === designQuery(design));

  // Another tab of the studio has changed them.
  page.addEventListener('storage', ({ key }) => {
    if (key === KEY) designs.value = read(storage);
  });

  return {
    designs,
    isStored,
    has,
    toggle: kept => {
      if (has(kept.design)) set(without(kept.design));
      else if (designs.peek().length >= MAX_KEPT) return false;
      else set([...designs.peek(), kept]);
      return true;
    },
    rename: (design, name) =>
      set(
        designs
          .peek()
          .map(kept => (designQuery(kept.design) === designQuery(design) ? { ...kept, name } : kept)),
      ),
    remove: design => set(without(design)),
  };
};

const read = (storage: StorageGetter): readonly KeptDesign[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storage, KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).map(toKeptDesign).slice(0, MAX_KEPT) : [];
  } catch {
    // Not JSON: other code wrote it.
    return [];
  }
};

type Entry = Readonly<Record<'name' | 'query' | 'image', string>>;

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  ['name', 'query', 'image'].every(key => typeof entry[key as keyof typeof entry] === 'string');

const toKeptDesign = ({ name, query, image }: Entry): KeptDesign => ({
  name,
  design: designFromQuery(query),
  image,
});
