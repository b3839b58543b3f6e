// Icons by purpose, shown before a search. (Decision 077)
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FoundIcon } from '../../api/api.ts';

export interface Candidate extends FoundIcon {
  /** Image in the initial look, composed by the build. */
  readonly image?: string;
}

/** The icons of the first view. */
export interface FirstIcons {
  /** The look of the images, as JSON. */
  readonly look: string;
  readonly purposes: readonly string[];
  /** The first icons of each purpose. */
  readonly icons: readonly (readonly Candidate[])[];
}

export interface StartIcons {
  readonly purposes: ReadonlySignal<readonly string[]>;
  /** The selected purpose; empty for all. */
  readonly purpose: ReadonlySignal<string>;
  /** Icons of the selected purpose; undefined until they are loaded. */
  readonly icons: ReadonlySignal<readonly Candidate[] | undefined>;
  /** The look of the images, as JSON; empty until they are loaded. */
  readonly imageLook: ReadonlySignal<string>;
  /** Selects a purpose; a second time deselects it. */
  toggle(purpose: string): void;
  /** Loads the icons of the first view. */
  load(): Promise<void>;
  /** Loads the other icons, after the first view. */
  loadMore(): Promise<void>;
}

// Used if the icons cannot be loaded: the grid then starts with the first icons of the catalog.
const NONE: FirstIcons = { look: '', purposes: [], icons: [] };

export const createStartIcons = (): StartIcons => {
  const first = signal<FirstIcons | undefined>(undefined);
  const more = signal<readonly (readonly Candidate[])[]>([]);
  const purpose = signal('');
  const lists = computed(() =>
    first.value?.icons.map((icons, index) => [...icons, ...(more.value[index] ?? [])]),
  );
  return {
    purposes: computed(() => first.value?.purposes ?? []),
    purpose,
    icons: computed(() => {
      const selected = first.value?.purposes.indexOf(purpose.value) ?? -1;
      return lists.value?.[selected] ?? (lists.value && interleave(lists.value));
    }),
    imageLook: computed(() => first.value?.look ?? ''),
    toggle: next => {
      purpose.value = purpose.value === next ? '' : next;
    },
    load: async () => {
      first.value ??= await import('virtual:start-icons').then(
        module => module.default,
        () => NONE,
      );
    },
    loadMore: async () => {
      if (first.value && first.value !== NONE)
        more.value = await import('virtual:more-start-icons').then(
          module => module.default,
          () => [],
        );
    },
  };
};

/** Takes the first of each list, then the second of each, so that the first view has icons for every purpose. */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const length = Math.max(0, ...lists.map(list => list.length));
  return Array.from({ length }, (_, place) =>
    lists.flatMap(list => (list[place] === undefined ? [] : [list[place]])),
  ).flat();
};
