// Icons by purpose, shown before a search. (Decision 077)
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { IconItem } from '../../api/responses.ts';

export interface Purpose {
  readonly purpose: string;
  readonly icons: readonly IconItem[];
}

export interface StartIcons {
  readonly purposes: ReadonlySignal<readonly string[]>;
  /** The selected purpose; empty for all. */
  readonly purpose: ReadonlySignal<string>;
  /** Icons of the selected purpose; undefined until they are loaded. */
  readonly icons: ReadonlySignal<readonly IconItem[] | undefined>;
  /** Selects a purpose; a second time deselects it. */
  toggle(purpose: string): void;
  load(): Promise<void>;
}

export const createStartIcons = (): StartIcons => {
  const all = signal<readonly Purpose[] | undefined>(undefined);
  const purpose = signal('');
  return {
    purposes: computed(() => all.value?.map(row => row.purpose) ?? []),
    purpose,
    icons: computed(() => {
      const row = all.value?.find(candidate => candidate.purpose === purpose.value);
      return row ? row.icons : all.value && interleave(all.value.map(({ icons }) => icons));
    }),
    toggle: next => {
      purpose.value = purpose.value === next ? '' : next;
    },
    load: async () => {
      try {
        all.value ??= (await import('virtual:start-icons')).default;
      } catch {
        // Without them, the grid starts with the first icons of the catalog.
        all.value = [];
      }
    },
  };
};

/** The first of each list, then the second of each: the first view has icons for every purpose. */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const length = Math.max(0, ...lists.map(list => list.length));
  return Array.from({ length }, (_, place) =>
    lists.flatMap(list => (list[place] === undefined ? [] : [list[place]])),
  ).flat();
};
