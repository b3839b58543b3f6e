// Designs made before in this browser; they never leave it.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Design } from './design.ts';
import { addressOf, designAt } from './design-address.ts';
import { type AskStorage, readItem, writeItem } from './storage.ts';

/** A design and its picture, an SVG document. */
export interface RecentDesign {
  readonly design: Design;
  readonly picture: string;
}

export interface Recent {
  readonly designs: ReadonlySignal<readonly RecentDesign[]>;
  remember(recent: RecentDesign): void;
  forgetAll(): void;
}

const KEY = 'favsmith.recent';
const MOST = 8;

export const createRecent = (storage: AskStorage): Recent => {
  const designs = signal(read(storage));
  const set = (next: readonly RecentDesign[]) => {
    designs.value = next;
    const stored = next.map(({ design, picture }) => ({ address: addressOf(design), picture }));
    writeItem(storage, KEY, JSON.stringify(stored));
  };
  return {
    designs,
    remember: recent =>
      set(
        [
          recent,
          ...designs.peek().filter(({ design }) => subjectOf(design) !== subjectOf(recent.design)),
        ].slice(0, MOST),
      ),
    forgetAll: () => set([]),
  };
};

/** One subject is remembered once, in its latest look. */
const subjectOf = ({ text, library, name, style }: Design): string =>
  JSON.stringify(text ?? [library, name, style]);

const read = (storage: AskStorage): readonly RecentDesign[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storage, KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored).map(recentOf).slice(0, MOST) : [];
  } catch {
    // Written by something else.
    return [];
  }
};

const isStored = (entry: unknown): entry is { address: string; picture: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'address' in entry &&
  typeof entry.address === 'string' &&
  'picture' in entry &&
  typeof entry.picture === 'string';

const recentOf = ({ address, picture }: { address: string; picture: string }): RecentDesign => ({
  design: designAt(address),
  picture,
});
