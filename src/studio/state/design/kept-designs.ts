import { signal } from '@preact/signals';
import { readItem, writeItem } from '../storage.ts';
import type { Design } from './design.ts';
import { designFromQuery, designQuery } from './design-query.ts';

const KEPT_KEY = 'favsmith.kept';
/** As many designs as can be compared at a glance. */
const MAX_KEPT = 24;

export const TOO_MANY_DESIGNS = `${MAX_KEPT} designs are kept already. Remove one first.`;

export type KeptDesigns = ReturnType<typeof createKeptDesigns>;

export const createKeptDesigns = (page: Window) => {
  const storage = () => page.localStorage;
  const designs = signal(readKept(readItem(storage, KEPT_KEY)));
  /** False if storage is full or disabled. The designs are then lost when the page is closed. */
  const isStored = signal(true);
  // The event comes from other tabs only.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_KEY) designs.value = readKept(newValue);
  });
  const has = (design: Design) => designs.value.some(kept => designQuery(kept) === designQuery(design));
  return {
    designs,
    isStored,
    has,
    /** Adds a design. Removes it if it is kept already. Returns false if too many are kept. */
    toggle: (design: Design): boolean => {
      const others = designs.peek().filter(kept => designQuery(kept) !== designQuery(design));
      const next = has(design) ? others : [...others, design];
      if (next.length > MAX_KEPT) return false;
      designs.value = next;
      const entries = next.map(kept => ({ query: designQuery(kept) }));
      isStored.value = writeItem(storage, KEPT_KEY, JSON.stringify(entries));
      return true;
    },
  };
};

/** Parses the stored designs. Ignores malformed entries. */
const readKept = (text: string | null | undefined): readonly Design[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    const queries = stored.map(entry => entry?.query).filter(query => typeof query === 'string');
    return queries.slice(0, MAX_KEPT).map(designFromQuery);
  } catch {
    return [];
  }
};
