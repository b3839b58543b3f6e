// Subject of the design: glyphs of icon, initials, emoji or logo. Loads each once.
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Glyphs } from '../../compose/favicon.ts';
import { ARTWORK_FIELD_NAMES } from '../../contract/export/artwork-data.ts';
import { hasPlate } from '../../contract/export/export-request.ts';
import type { Api } from '../api/api.ts';
import { createTrouble, retryAfterLimit } from '../api/failure.ts';
import { type Design, type DesignChange, PICTURE_FIELDS } from './design/design.ts';

const glyphsOfSvg = async (svg: string): Promise<Glyphs> => ({
  main: (await import('./drawing.ts')).glyphOfSvg(svg),
});

const glyphsOfLetters = async (svg: string): Promise<Glyphs> => {
  const { glyphFromOutline, outlineOf } = await import('../../compose/glyph/glyph.ts');
  const [, path = ''] = / d="([^"]+)"/.exec(svg) ?? [];
  return { main: glyphFromOutline(outlineOf(path)) };
};

interface GlyphOptions {
  readonly signal: AbortSignal;
  onWait(secondsLeft: number): void;
}

/** Cache of glyphs by subject. */
const createGlyphCache = (api: Api) => {
  const cache = new Map<string, Glyphs>();
  const found = new Map<string, string>();
  return {
    /** Caches an icon of the search results. Selecting it then sends no request. */
    preload: (source: DesignChange, svg: string): void => {
      found.set(sourceKey(source), svg);
    },
    load: async (source: Design, options: GlyphOptions): Promise<Glyphs> => {
      const key = sourceKey(source);
      const svg = found.get(key);
      const fetched = () =>
        svg === undefined
          ? retryAfterLimit(() => fetchGlyphs(api, source, options.signal), options)
          : glyphsOfSvg(svg);
      const glyphs = cache.get(key) ?? (await fetched());
      options.signal.throwIfAborted();
      cache.set(key, glyphs);
      return glyphs;
    },
  };
};

export type Subject = ReturnType<typeof createSubject>;

/** Creates the subject. Loads nothing before `isComposing` is true: the page shows no design. */
export const createSubject = (
  api: Api,
  design: ReadonlySignal<Design>,
  isComposing: ReadonlySignal<boolean>,
) => {
  const cache = createGlyphCache(api);
  /** The last loaded glyphs. They stay while others load. */
  const glyphs = signal<Glyphs>();
  /** The design for which `glyphs` were loaded. */
  const glyphSource = signal<Design>();
  const isLoading = signal(false);
  const { failure, waitSeconds, attempt, ...trouble } = createTrouble();

  const load = async (source: Design, signal: AbortSignal): Promise<void> => {
    try {
      const loaded = await cache.load(source, { signal, onWait: trouble.onWait });
      batch(() => {
        glyphs.value = loaded;
        glyphSource.value = source;
        isLoading.value = false;
        trouble.end();
      });
    } catch (error) {
      if (!signal.aborted) isLoading.value = false;
      trouble.onFailure(error);
    }
  };

  let loaded = { key: '', attempt: 0 };
  let loading = new AbortController();
  effect(() => {
    const next = { key: sourceKey(design.value), attempt: attempt.value };
    if (!isComposing.value) return;
    if (next.key === loaded.key && next.attempt === loaded.attempt) return;
    // Keeps the failure message during a retry.
    if (next.key !== loaded.key) trouble.end({ succeeded: false });
    loaded = next;
    loading.abort();
    loading = new AbortController();
    isLoading.value = true;
    void load(design.peek(), loading.signal);
  });

  return {
    glyphs,
    glyphSource,
    failure,
    isLoading,
    waitSeconds,
    preload: cache.preload,
    /** Loads the glyphs of another design. */
    glyphsOf: (source: Design, signal = new AbortController().signal): Promise<Glyphs> =>
      cache.load(source, { signal, onWait: () => undefined }),
    retry: trouble.retry,
  };
};

const fetchGlyphs = async (api: Api, source: Design, signal: AbortSignal): Promise<Glyphs> => {
  const { artwork, emoji, text, library = '', name = '', style } = source;
  if ((artwork ?? emoji) !== undefined)
    return (await import('../logo/picture-glyphs.ts')).loadPictureGlyphs(source, api);
  if (text !== undefined) {
    const { text_case, text_form, font, font_weight } = source;
    return glyphsOfLetters(await api.plainSvg({ text, text_case, text_form, font, font_weight }, signal));
  }
  const { svg } = await api.getIcon({ library, name, style }, { signal });
  return glyphsOfSvg(svg);
};

/** Key of a subject. Designs with equal subjects have equal keys. */
export const sourceKey = (design: DesignChange): string => {
  const { text, library, name, style, artwork, emoji } = design;
  if ((artwork ?? emoji) !== undefined)
    return JSON.stringify([
      emoji,
      ...[...PICTURE_FIELDS, ...ARTWORK_FIELD_NAMES].map(field => design[field] ?? null),
      // Without dark_ink, artwork without a plate may have an outline.
      design.include_dark_mode && !hasPlate(design) && (design.dark_bg ?? 'none') === 'none',
    ]);
  return text === undefined
    ? [library, name, style].join('/')
    : JSON.stringify([text, design.font, design.font_weight]);
};
