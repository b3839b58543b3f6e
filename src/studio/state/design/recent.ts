// Recent designs in the browser's local storage.
import { type ReadonlySignal, signal } from '@preact/signals';
import { readItem, type StorageGetter, writeItem } from '../storage.ts';
import type { Design } from './design.ts';
import { designFromQuery, designQuery } from './design-query.ts';

/** `image` is an SVG document. */
export interface RecentDesign {
  readonly design: Design;
  readonly image: string;
}

export interface Recent {
  readonly designs: ReadonlySignal<readonly RecentDesign[]>;
  add(recent: RecentDesign): void;
  clear(): void;
}

const KEY = 'favsmith.recent';
const MAXIMUM = 8;

export const createRecent = (storage: StorageGetter): Recent => {
  const designs = signal(read(storage));
  const set = (next: readonly RecentDesign[]) => {
    designs.value = next;
    const stored = next.map(({ design, image }) => ({ query: designQuery(design), image }));
    writeItem(storage, KEY, JSON.stringify(stored));
  };
  return {
    designs,
    add: recent =>
      set(
        [
          recent,
          ...designs.peek().filter(({ design }) => subjectKey(design) !== subjectKey(recent.design)),
        ].slice(0, MAXIMUM),
      ),
    clear: () => set([]),
  };
};

/** The list has one entry per subject, with its latest style. */
const subjectKey = ({ text, library, name, style }: Design): string =>
  JSON.stringify(text ?? [library, name, style]);

const read = (storage: StorageGetter): readonly RecentDesign[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storage, KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored).map(toRecentDesign).slice(0, MAXIMUM) : [];
  } catch {
    // Not JSON: other code wrote it.
    return [];
  }
};

const isStored = (entry: unknown): entry is { query: string; image: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'query' in entry &&
  typeof entry.query === 'string' &&
  'image' in entry &&
  typeof entry.image === 'string';

const toRecentDesign = ({ query, image }: { query: string; image: string }): RecentDesign => ({
  design: designFromQuery(query),
  image,
});
