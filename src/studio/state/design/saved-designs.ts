// Designs that the browser stores: kept ones with a name, and recent ones.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readItem, type StorageGetter, writeItem } from '../storage.ts';
import type { Design } from './design.ts';
import { designFromQuery, designQuery } from './design-query.ts';

/** A kept design. `image` is its favicon.svg. */
export interface KeptDesign {
  readonly name: string;
  readonly design: Design;
  readonly image: string;
}

export interface KeptDesigns {
  readonly designs: ReadonlySignal<readonly KeptDesign[]>;
  /** Whether the browser could store the designs. If not, they are lost with the page. */
  readonly isStored: ReadonlySignal<boolean>;
  has(design: Design): boolean;
  /** Adds a design, or removes it if it is kept already. Returns false if the list is full. */
  toggle(kept: KeptDesign): boolean;
  rename(kept: KeptDesign, name: string): void;
  remove(kept: KeptDesign): void;
  /** Inserts a copy after an entry. Returns false if the list is full. */
  duplicate(kept: KeptDesign): boolean;
  /** Moves an entry to a position. A position outside of the list has no effect. */
  move(kept: KeptDesign, place: number): void;
}

const KEPT_KEY = 'favsmith.kept';
/** Number of designs that can be compared at a glance. A storage of 5 MB holds far more. */
const MAX_KEPT = 24;

export const TOO_MANY_DESIGNS = `${MAX_KEPT} designs are kept already. Remove one first.`;

export const createKeptDesigns = (page: Window): KeptDesigns => {
  const storage: StorageGetter = () => page.localStorage;
  const designs = signal(readKept(storage));
  const isStored = signal(true);
  withLogoImages(KEPT_KEY, designs, 'loadImages');
  const set = (next: readonly KeptDesign[]) => {
    designs.value = next;
    const entries = next.map(({ name, design, image }) => ({
      name,
      query: designQuery(design),
      image: storedImage(design, image),
    }));
    isStored.value = writeItem(storage, KEPT_KEY, JSON.stringify(entries));
    withLogoImages(KEPT_KEY, designs, 'storeImages');
  };
  const without = (kept: KeptDesign) => designs.peek().filter(other => other !== kept);
  const has = (design: Design) =>
    designs.value.some(kept => designQuery(kept.design) === designQuery(design));

  // Fired when another tab of the studio changes the stored designs.
  page.addEventListener('storage', ({ key }) => {
    if (key !== KEPT_KEY) return;
    designs.value = readKept(storage);
    withLogoImages(KEPT_KEY, designs, 'loadImages');
  });

  return {
    designs,
    isStored,
    has,
    toggle: kept => {
      if (has(kept.design))
        set(designs.peek().filter(({ design }) => designQuery(design) !== designQuery(kept.design)));
      else if (designs.peek().length >= MAX_KEPT) return false;
      else set([...designs.peek(), kept]);
      return true;
    },
    rename: (kept, name) => set(designs.peek().map(other => (other === kept ? { ...kept, name } : other))),
    remove: kept => set(without(kept)),
    duplicate: kept => {
      const all = designs.peek();
      if (all.length >= MAX_KEPT) return false;
      set(all.toSpliced(all.indexOf(kept) + 1, 0, { ...kept, name: `${kept.name} copy` }));
      return true;
    },
    move: (kept, place) => {
      if (place >= 0 && place < designs.peek().length) set(without(kept).toSpliced(place, 0, kept));
    },
  };
};

const readKept = (storage: StorageGetter): readonly KeptDesign[] =>
  readEntries(storage, KEPT_KEY, ['name', 'query', 'image'])
    .map(({ name, query, image }) => ({ name, design: designFromQuery(query), image }))
    .slice(0, MAX_KEPT);

/** A recent design. `image` is an SVG document. */
interface RecentDesign {
  readonly design: Design;
  readonly image: string;
}

export interface Recent {
  readonly designs: ReadonlySignal<readonly RecentDesign[]>;
  add(recent: RecentDesign): void;
  clear(): void;
}

const RECENT_KEY = 'favsmith.recent';
const MAX_RECENT = 8;

export const createRecent = (storage: StorageGetter): Recent => {
  const designs = signal<readonly RecentDesign[]>(
    readEntries(storage, RECENT_KEY, ['query', 'image'])
      .map(({ query, image }) => ({ design: designFromQuery(query), image }))
      .slice(0, MAX_RECENT),
  );
  withLogoImages(RECENT_KEY, designs, 'loadImages');
  const set = (next: readonly RecentDesign[]) => {
    designs.value = next;
    const stored = next.map(({ design, image }) => ({
      query: designQuery(design),
      image: storedImage(design, image),
    }));
    writeItem(storage, RECENT_KEY, JSON.stringify(stored));
    withLogoImages(RECENT_KEY, designs, 'storeImages');
  };
  return {
    designs,
    add: recent =>
      set(
        [
          recent,
          ...designs.peek().filter(({ design }) => subjectKey(design) !== subjectKey(recent.design)),
        ].slice(0, MAX_RECENT),
      ),
    clear: () => set([]),
  };
};

/** Key of a recent design. Each subject has one entry, with its latest look. */
const subjectKey = ({ artwork, emoji, text, library, name, style }: Design): string =>
  JSON.stringify(artwork ?? emoji ?? text ?? [library, name, style]);

/** The image of a design as stored in localStorage. Images of logos may be large, so IndexedDB stores them. */
const storedImage = ({ artwork }: Design, image: string): string => (artwork === undefined ? image : '');

type SavedDesigns = Signal<readonly RecentDesign[]>;

/** Stores or loads logo images. Imports the code only if a design of the list has a logo. */
const withLogoImages = (list: string, designs: SavedDesigns, what: 'storeImages' | 'loadImages'): void => {
  if (designs.peek().some(({ design }) => design.artwork !== undefined))
    import('../../logo/design-body.ts').then(module => module[what](list, designs)).catch(() => undefined);
};

/** Parses stored entries. Drops entries that lack a string for one of `names`. */
const readEntries = <Name extends string>(
  storage: StorageGetter,
  key: string,
  names: readonly Name[],
): readonly Readonly<Record<Name, string>>[] => {
  const isEntry = (entry: Partial<Record<Name, unknown>> | null): entry is Record<Name, string> =>
    names.every(name => typeof entry?.[name] === 'string');
  try {
    const stored: unknown = JSON.parse(readItem(storage, key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // The text is not JSON.
    return [];
  }
};
