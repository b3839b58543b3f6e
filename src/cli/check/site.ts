// Site to check: its page and the files that the page links.
import type { Tag } from '../install/head-links.ts';

export interface Resource {
  /** Address or path for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Media type of the response without parameters; absent for files of a folder. */
  readonly mediaType?: string;
}

export interface Site {
  /** The page whose head links the icons; undefined if there is none. */
  readonly page: { readonly name: string; readonly tags: readonly Tag[] } | undefined;
  /** Loads a file by its address relative to `base`, the page by default. Returns undefined if it is missing. */
  load(address: string, base?: string): Promise<Resource | undefined>;
}
