// Glyphs of the design's source: icon, initials, emoji or logo. Loads each once.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyphs } from '../../compose/favicon.ts';
import { ARTWORK_FIELD_NAMES } from '../../contract/export/artwork-data.ts';
import { hasPlate } from '../../contract/export/export-request.ts';
import type { Api } from '../api/api.ts';
import { createTrouble, type RetryOptions, retryAfterLimit } from '../api/failure.ts';
import { type Design, type DesignChange, PICTURE_FIELDS } from './design/design.ts';

const glyphsOfSvg = async (svg: string): Promise<Glyphs> => ({
  main: (await import('./drawing.ts')).glyphOfSvg(svg),
});

/** The outline of initials, as the data of a path. */
export const loadOutline = async (api: Api, design: Design, signal?: AbortSignal): Promise<string> => {
  const { text, text_case, text_form, font, font_weight } = design;
  const svg = await api.plainSvg({ text, text_case, text_form, font, font_weight }, signal);
  return / d="([^"]+)"/.exec(svg)?.[1] ?? '';
};

export const createDesignGlyphs = (
  api: Api,
  design: ReadonlySignal<Design>,
  /** Whether the page shows the design. Until then, nothing is loaded. */
  isComposing: ReadonlySignal<boolean>,
) => {
  const cache = new Map<string, Glyphs>();
  /** SVG documents from search results, by the key of their source. */
  const preloaded = new Map<string, string>();
  /** The last loaded glyphs. They stay while others load. */
  const current = signal<Glyphs>();
  /** The design for which `current` was loaded. */
  const drawnDesign = signal<Design>();
  const isLoading = signal(false);
  const { failure, waitSeconds, attempt, ...trouble } = createTrouble();

  const load = async (
    source: Design,
    { signal = new AbortController().signal, ...options }: RetryOptions = {},
  ): Promise<Glyphs> => {
    const key = sourceKey(source);
    const svg = preloaded.get(key);
    const fetched = () =>
      svg === undefined
        ? retryAfterLimit(() => fetchGlyphs(api, source, signal), { signal, ...options })
        : glyphsOfSvg(svg);
    const glyphs = cache.get(key) ?? (await fetched());
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
    drawnDesign,
    failure,
    isLoading,
    waitSeconds,
    retry: trouble.retry,
    load,
    /** Stores an icon of the search results. Its selection then needs no request. */
    preload: (source: DesignChange, svg: string): void => {
      preloaded.set(sourceKey(source), svg);
    },
  };
};

const fetchGlyphs = async (api: Api, source: Design, signal: AbortSignal): Promise<Glyphs> => {
  const { artwork, emoji, text, library = '', name = '', style } = source;
  if ((artwork ?? emoji) !== undefined)
    return (await import('../logo/picture-glyphs.ts')).loadPictureGlyphs(source, api);
  if (text !== undefined) {
    const outline = await loadOutline(api, source, signal);
    const { glyphFromOutline, outlineOf } = await import('../../compose/glyph/glyph.ts');
    return { main: glyphFromOutline(outlineOf(outline)) };
  }
  const { svg } = await api.getIcon({ library, name, style }, { signal });
  return glyphsOfSvg(svg);
};

/** Designs that need the same glyphs have the same key. */
const sourceKey = (design: DesignChange): string => {
  const { text, library, name, style, artwork, emoji } = design;
  if ((artwork ?? emoji) !== undefined)
    return JSON.stringify([
      emoji,
      ...[...PICTURE_FIELDS, ...ARTWORK_FIELD_NAMES].map(field => design[field] ?? null),
      // Artwork gets an outline on dark tabs if it has no plate and no `dark_ink`.
      design.include_dark_mode && !hasPlate(design) && (design.dark_bg ?? 'none') === 'none',
    ]);
  return text === undefined
    ? [library, name, style].join('/')
    : JSON.stringify([text, design.font, design.font_weight]);
};
