import type { GetPreviewPngParameters, IconItem } from '../../client/api-types.ts';
import { type Client, createClient } from '../../client/client.ts';
import { language } from '../languages/texts.ts';
import { ApiFailure, isAborted } from './failure.ts';

/** Throws an ApiFailure if there is no response, but an AbortError if the caller has aborted. */
const send: typeof fetch = (...request) =>
  fetch(...request).catch((error: unknown) => {
    throw isAborted(error) ? error : new ApiFailure('offline');
  });

export interface IconQuery {
  readonly q: string;
  readonly library: string;
  readonly style: string;
}

/** An icon. A search result also has all styles of this icon name. */
export interface FoundIcon extends Pick<IconItem, 'name' | 'style' | 'library' | 'library_name' | 'svg'> {
  readonly styles?: readonly string[];
}

export interface Api extends Client {
  searchIcons(
    query: IconQuery,
    page: { offset: number; limit: number },
    signal: AbortSignal,
  ): Promise<{ readonly total: number; readonly items: readonly FoundIcon[] }>;
  /** An SVG document with the glyph alone, without plate and drawings for small sizes. (Decision 071) */
  plainSvg(body: GetPreviewPngParameters, signal?: AbortSignal): Promise<string>;
}

/** A sentence that exists in several languages is read in this one: that of the page, unless it is only its default. */
export const userLanguage = (): string | undefined =>
  language === 'en' ? globalThis.navigator?.language : language;

/** Creates the client of the service at `baseUrl`. Does not retry after a 429, because the studio shows the wait. */
export const createApi = (baseUrl: URL): Api => {
  const client = createClient({ baseUrl, fetch: send, retries: 0 });
  return {
    ...client,
    searchIcons: async ({ q, library, style }, page, signal) => {
      const filters = { library: library || undefined, style: style || undefined };
      const query = { ...filters, ...page, group: 'name', lang: userLanguage() } as const;
      const { total, icons, styles } = await client.search(q, query, { signal });
      return {
        total,
        items: icons.map((icon, place) => ({ ...icon, styles: styles?.[place] ?? [icon.style] })),
      };
    },
    plainSvg: async (body, signal) => {
      const parameters = { ...body, shape: 'none', favicon_svg: 'plain' } as const;
      const { bytes } = await client.preview(parameters, 'svg', { signal });
      return new TextDecoder().decode(bytes);
    },
  };
};
