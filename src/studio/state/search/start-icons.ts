// Start icons by purpose, and the drawing of the initial design. (Decision 073)

import moreIconsUrl from 'virtual:more-start-icons';
import firstIconsUrl from 'virtual:start-icons';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  DOUBLE_PIXELS,
  DOUBLE_RESOLUTION,
  SMALL_MAX_WIDTH,
  SMALL_PIXELS,
} from '../../../compose/defaults.ts';
import { bytesOfBase64 } from '../../../model/bytes.ts';
import type { Color } from '../../../model/scene.ts';
import { type SvgElement, serialize } from '../../../svg/element.ts';
import type { FoundIcon } from '../../api/api.ts';
import type { Drawing } from '../drawing.ts';

/** An icon of the grid, which shows it as a favicon. */
export interface Candidate extends FoundIcon {
  /** Image in the initial look. The build composes it. */
  readonly image?: string;
}

/** Images of the initial design. It has no dark mode, and no colors of its own for home screens. */
interface InitialImages {
  /** Images by role. Small drawings of the role `any` have their size as key. */
  readonly images: Readonly<Record<string, SvgElement>>;
  /** RGBA bytes in base64, by size. */
  readonly pixels: Readonly<Record<string, string>>;
  readonly faviconSvg: string;
  readonly color: Color;
  /** SVG of the icon. */
  readonly svg: string;
}

/** Start icons of the first view. */
export interface FirstIcons {
  /** The look of the images, as JSON. */
  readonly look: string;
  readonly purposes: readonly string[];
  /** The first icons of each purpose. */
  readonly icons: readonly (readonly Candidate[])[];
  readonly initial?: InitialImages;
}

export interface StartIcons {
  readonly purposes: ReadonlySignal<readonly string[]>;
  /** The selected purpose; empty if all are shown. */
  readonly purpose: ReadonlySignal<string>;
  /** Icons of the selected purpose. Undefined until they are loaded. */
  readonly icons: ReadonlySignal<readonly Candidate[] | undefined>;
  /** Look of the images, as JSON. Empty until they are loaded. */
  readonly imageLook: ReadonlySignal<string>;
  /** Drawing of the initial design. Undefined until it is loaded, null if it cannot be loaded. */
  readonly initialDrawing: ReadonlySignal<Drawing | null | undefined>;
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

const drawingOf = ({ images, pixels: pixelsBySize, faviconSvg, color }: InitialImages): Drawing => {
  const image: Drawing['image'] = ({ role, pixels = 0 }) => (images[pixels] ?? images[role]) as SvgElement;
  return {
    hasLines: true,
    accentTarget: 'closed-shapes',
    mainInk: () => undefined,
    image,
    svg: () => serialize(image({ role: 'any' })),
    pixels: async (role, size) => {
      const base64 = role === 'any' ? pixelsBySize[size] : undefined;
      return base64 === undefined ? undefined : bytesOfBase64(base64);
    },
    fittedPixels: fittedPixelsOf,
    faviconSvg: async () => faviconSvg,
    homeScreenColor: () => color,
    themeColor: () => color,
  };
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
    initialDrawing: computed(() => {
      const { initial } = first.value ?? {};
      return initial ? drawingOf(initial) : first.value && null;
    }),
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
