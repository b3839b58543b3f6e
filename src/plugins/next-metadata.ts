// Metadata and viewport for Next.js layouts. `withFavsmith` replaces the values at build time.

interface Icon {
  url: string;
  sizes?: string;
  type?: string;
  media?: string;
}

interface Metadata {
  manifest?: string;
  icons: { icon: Icon[]; apple?: string; other?: (Icon & { rel: string; crossOrigin?: string })[] };
  other?: Record<string, string>;
}

interface Viewport {
  themeColor: { media?: string; color: string }[];
}

const provided = process.env.FAVSMITH_NEXT_METADATA;
if (provided === undefined) throw new Error('Favsmith: Use withFavsmith in next.config.mjs.');
const objects: { metadata: Metadata; viewport: Viewport } = JSON.parse(provided);

/**
 * The favicon in a layout, which must export both names.
 *
 * @example
 * ```js
 * export { metadata, viewport } from 'favsmith/next/metadata';
 * ```
 */
export const metadata = objects.metadata;

/** See `metadata`. */
export const viewport = objects.viewport;
