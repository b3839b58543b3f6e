// Types of the API's response bodies.

/** One icon in one style. `svg` is a stand-alone document that is drawn in `currentColor`. */
export interface IconItem {
  readonly id: number;
  readonly name: string;
  readonly style: string;
  /** Search tags, separated by spaces. */
  readonly tags: string;
  /** Slug of the library. */
  readonly library: string;
  readonly library_name: string;
  readonly license: string;
  readonly svg: string;
  readonly attribution_note: string;
}

/** One page of search results, best match first. */
export interface IconSearchResponse {
  /** Number of all matches. */
  readonly total: number;
  readonly icons: readonly IconItem[];
  readonly limit: number;
  readonly offset: number;
  /** With `group=name`: all styles of each icon on the page. */
  readonly styles?: readonly (readonly string[])[];
}

/** One icon library; the first of `styles` is the default. */
export interface LibraryItem {
  readonly slug: string;
  readonly name: string;
  readonly license: string;
  readonly attribution_note: string;
  readonly icon_count: number;
  readonly styles: readonly string[];
}
