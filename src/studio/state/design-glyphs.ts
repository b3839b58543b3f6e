// Glyphs of the design's source: icon, initials, emoji or logo. Loads each once.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyphs } from '../../compose/favicon.ts';
import { drawnSource } from '../../contract/export/resolved-design.ts';
import type { Api } from '../api/api.ts';
import { createTrouble, type RetryOptions, retryAfterLimit } from '../api/failure.ts';
import { type Design, type DesignChange, requestOf } from './design/design.ts';

export const createDesignGlyphs = (
  api: Api,
  design: ReadonlySignal<Design>,
  /** Whether the page shows the design. Until then, nothing is loaded. */
  isComposing: ReadonlySignal<boolean>,
) => {
  const cache = new Map<string, Glyphs>();
  /** SVG documents from search results, by the key of their source. */
  const preloaded = new Map<string, string>();
  /** The last loaded glyphs, and their key. They stay while others load. */
  const current = signal<Glyphs>();
  const currentKey = signal('');
  /** The design for which `current` was loaded. */
  const drawnDesign = signal<Design>();
  const isLoading = signal(false);
  const { failure, waitSeconds, attempt, ...trouble } = createTrouble();

  const load = async (
    source: Design,
    { signal = new AbortController().signal, ...options }: RetryOptions = {},
  ): Promise<Glyphs> => {
    const key = sourceKey(source);
    const draw = async () => {
      const { drawDesignGlyphs } = await import('./design-drawing.ts');
      return drawDesignGlyphs(source, { api, signal, iconSvg: preloaded.get(key) });
    };
    const glyphs = cache.get(key) ?? (await retryAfterLimit(draw, { signal, ...options }));
    signal.throwIfAborted();
    cache.set(key, glyphs);
    return glyphs;
  };

  const show = async (source: Design, signal: AbortSignal): Promise<void> => {
    isLoading.value = true;
    try {
      const loaded = await load(source, { signal, onWait: trouble.onWait });
      batch(() => {
        current.value = loaded;
        currentKey.value = sourceKey(source);
        drawnDesign.value = source;
        isLoading.value = false;
        trouble.end();
      });
    } catch (error) {
      if (!signal.aborted) isLoading.value = false;
      trouble.onFailure(error);
    }
  };

  const key = computed(() => sourceKey(design.value));
  let shownKey = '';
  effect(() => {
    attempt.value;
    // Keeps the failure message during a retry.
    if (key.value !== shownKey) trouble.end({ succeeded: false });
    shownKey = key.value;
    if (!isComposing.value) return;
    const abort = new AbortController();
    void show(design.peek(), abort.signal);
    return () => abort.abort();
  });

  return {
    current,
    /** The glyphs of the design. Undefined while they load. */
    ofDesign: computed(() => (currentKey.value === key.value ? current.value : undefined)),
    drawnDesign,
    failure,
    isLoading,
    waitSeconds,
    retry: trouble.retry,
    load,
    /** Stores an icon of the search results. Its selection then needs no request. */
    preload: (source: DesignChange, svg: string): void => {
      preloaded.set(sourceKey(source as Design), svg);
    },
  };
};

/** Designs that need the same glyphs have the same key. */
const sourceKey = (design: Design): string => JSON.stringify(drawnSource(requestOf(design)));
