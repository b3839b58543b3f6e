// Icon with the library that it comes from.
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';

/** The library's license and attribution note go into the package of the icon. */
export interface IconSource {
  readonly icon: Icon;
  readonly library: Library;
}
