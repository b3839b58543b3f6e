// Glyph of the design's icon or initials, fetched once and cached.
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Glyph, glyphFromDrawing, readDrawing } from '../../compose/glyph/glyph.ts';
import type { SvgElement } from '../../svg/element.ts';
import type { Api } from '../api/api.ts';
import { type ApiFailure, createRetryTimer, isAborted, retryAfterLimit, toFailure } from '../api/failure.ts';
import type { Design, DesignChange } from './design/design.ts';

/** `glyph` is the last loaded one; it stays while another loads. */
export interface Subject {
  readonly glyph: ReadonlySignal<Glyph | undefined>;
  /** The design that `glyph` was loaded for. */
  readonly glyphSource: ReadonlySignal<Design | undefined>;
  readonly failure: ReadonlySignal<ApiFailure | undefined>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly waitSeconds: ReadonlySignal<number>;
  /** Caches an icon from search results, so that selecting it sends no request. */
  preload(source: DesignChange, svg: string): void;
  retry(): void;
}

/** The glyph of an icon. The browser parses the SVG, so that the bundle needs no XML parser. (Decision 073) */
export const glyphOfSvg = (svg: string): Glyph =>
  glyphFromDrawing(
    readDrawing(toElement(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)),
  );

const toElement = ({ nodeName, attributes, children }: Element): SvgElement => ({
  name: nodeName,
  attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  children: Array.from(children, toElement),
});

interface GlyphOptions {
  readonly signal: AbortSignal;
  onWait(secondsLeft: number): void;
}

/** Glyphs by design; each is fetched once. */
const createGlyphs = (api: Api) => {
  const glyphs = new Map<string, Glyph>();
  return {
    preload: (source: DesignChange, svg: string): void => {
      glyphs.set(sourceKey(source), glyphOfSvg(svg));
    },
    load: async (source: Design, options: GlyphOptions): Promise<Glyph> => {
      const key = sourceKey(source);
      const fetched = () => retryAfterLimit(() => fetchGlyph(api, source, options.signal), options);
      const glyph = glyphs.get(key) ?? (await fetched());
      options.signal.throwIfAborted();
      glyphs.set(key, glyph);
      return glyph;
    },
  };
};

export const createSubject = (api: Api, design: ReadonlySignal<Design>): Subject => {
  const glyphs = createGlyphs(api);
  const glyph = signal<Glyph>();
  const glyphSource = signal<Design>();
  const failure = signal<ApiFailure>();
  const isLoading = signal(false);
  const waitSeconds = signal(0);
  const attempt = signal(0);

  const load = async (source: Design, signal: AbortSignal): Promise<void> => {
    const loaded = await glyphs.load(source, { signal, onWait });
    batch(() => {
      glyph.value = loaded;
      glyphSource.value = source;
      isLoading.value = false;
      failure.value = undefined;
    });
    retries.cancel({ succeeded: true });
  };

  const onWait = (secondsLeft: number) => {
    waitSeconds.value = secondsLeft;
  };

  const retry = () => {
    attempt.value += 1;
  };
  const retries = createRetryTimer(retry);

  let loaded = { key: '', attempt: 0 };
  let loading = new AbortController();
  effect(() => {
    const next = { key: sourceKey(design.value), attempt: attempt.value };
    if (next.key === loaded.key && next.attempt === loaded.attempt) return;
    // During a retry, the message about the failure stays.
    if (next.key !== loaded.key) failure.value = undefined;
    loaded = next;
    retries.cancel();
    loading.abort();
    loading = new AbortController();
    isLoading.value = true;
    load(design.peek(), loading.signal).catch((error: unknown) => {
      if (isAborted(error)) return;
      isLoading.value = false;
      failure.value = toFailure(error);
      retries.schedule(failure.value);
    });
  });

  return {
    glyph,
    glyphSource,
    failure,
    isLoading,
    waitSeconds,
    preload: glyphs.preload,
    retry,
  };
};

const fetchGlyph = async (api: Api, source: Design, signal: AbortSignal): Promise<Glyph> => {
  const { text, font, font_weight, library = '', name = '', style } = source;
  if (text !== undefined) return api.initialsGlyph({ text, font, font_weight }, signal);
  const { svg } = await api.getIcon({ library, name, ...(style !== undefined && { style }) }, signal);
  return glyphOfSvg(svg);
};

const sourceKey = ({ text, font, font_weight, library, name, style }: DesignChange): string =>
  text === undefined ? [library, name, style].join('/') : JSON.stringify([text, font, font_weight]);
