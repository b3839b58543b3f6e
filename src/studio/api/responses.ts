// Response bodies of the API.

export interface IconItem {
  readonly name: string;
  readonly style: string;
  readonly library: string;
  readonly library_name: string;
  readonly svg: string;
  /** Words separated by spaces, in search results. */
  readonly tags?: string;
  /** All styles of this name, in search results. */
  readonly styles?: readonly string[];
}

/** Body of the response to a search with `group=name`. */
export interface IconSearchResponse {
  readonly total: number;
  readonly icons: readonly IconItem[];
  readonly offset: number;
  readonly styles?: readonly (readonly string[])[];
}

export interface IconPage {
  readonly total: number;
  readonly icons: readonly IconItem[];
  readonly offset: number;
}

export interface LibraryItem {
  readonly slug: string;
  readonly name: string;
  readonly license: string;
  readonly icon_count: number;
  readonly styles: readonly string[];
}

export interface PackageItem {
  readonly file_name: string;
  readonly head: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}
