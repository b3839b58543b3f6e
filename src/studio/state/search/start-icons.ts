// Start icons by purpose. (Decision 073)

import moreIconsUrl from 'virtual:more-start-icons';
import firstIconsUrl from 'virtual:start-icons';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  DOUBLE_PIXELS,
  DOUBLE_RESOLUTION,
  SMALL_MAX_WIDTH,
  SMALL_PIXELS,
} from '../../../compose/defaults.ts';
import type { FoundIcon } from '../../api/api.ts';

/** An icon of the grid, which shows it as a favicon. */
export interface Candidate extends FoundIcon {
  /** Image in the initial look. The build composes it. */
  readonly image?: string;
}

/** Start icons of the first view. */
export interface FirstIcons {
  /** The look of the images, as JSON. */
  readonly look: string;
  readonly purposes: readonly string[];
  /** The first icons of each purpose. */
  readonly icons: readonly (readonly Candidate[])[];
}

export interface StartIcons {
  readonly purposes: ReadonlySignal<readonly string[]>;
  /** The selected purpose; empty if all are shown. */
  readonly purpose: ReadonlySignal<string>;
  /** Icons of the selected purpose. Undefined until they are loaded. */
  readonly icons: ReadonlySignal<readonly Candidate[] | undefined>;
  /** Look of the images, as JSON. Empty until they are loaded. */
  readonly imageLook: ReadonlySignal<string>;
  /** Selects a purpose, or deselects the selected one. */
  toggle(purpose: string): void;
  /** Loads the icons of the first view. Repeated calls load them only once. */
  load(): Promise<FirstIcons>;
  /** Loads the other icons. Called after the first view. */
  loadMore(): Promise<void>;
}

// Used if the icons cannot be loaded. The grid then starts with the first icons of the catalog.
const NONE: FirstIcons = { look: '', purposes: [], icons: [] };

const loadJson = async <Content>(url: string): Promise<Content> => (await fetch(url)).json();

/**
 * Size of the small drawing in favicon.svg that browsers choose for `size` CSS pixels on this display. Undefined
 * if they choose the large drawing.
 */
export const fittedPixelsOf = (size: number | undefined): number | undefined => {
  if (size === undefined || size > SMALL_MAX_WIDTH) return undefined;
  return devicePixelRatio < DOUBLE_RESOLUTION ? SMALL_PIXELS : DOUBLE_PIXELS;
};

export const createStartIcons = (): StartIcons => {
  const first = signal<FirstIcons | undefined>(undefined);
  const more = signal<readonly (readonly Candidate[])[]>([]);
  const purpose = signal('');
  let loading: Promise<FirstIcons> | undefined;
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
      loading ??= loadJson<FirstIcons>(firstIconsUrl).catch(() => NONE);
      first.value = await loading;
      return first.value;
    },
    loadMore: async () => {
      if (first.value && first.value !== NONE)
        more.value = await loadJson<typeof more.value>(moreIconsUrl).catch(() => []);
    },
  };
};

/**
 * Interleaves lists: the first of each, then the second of each. The first view then has icons of every purpose.
 */
const interleave = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const length = Math.max(0, ...lists.map(list => list.length));
  return Array.from({ length }, (_, place) =>
    lists.flatMap(list => (list[place] === undefined ? [] : [list[place]])),
  ).flat();
};
