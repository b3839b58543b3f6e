// Site to check: its page and the files that the page links.
import type { HeadTag } from './icon-links.ts';

export interface Resource {
  /** URL or path for messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Media type of the response without parameters; absent for files of a folder. */
  readonly mediaType?: string;
}

export interface Site {
  /** The page that links the icons; undefined if there is none. */
  readonly page: { readonly name: string; readonly tags: readonly HeadTag[] } | undefined;
  /** Loads the file at `url`, relative to `base` or else to the page. Returns undefined if it is missing. */
  load(url: string, base?: string): Promise<Resource | undefined>;
}
