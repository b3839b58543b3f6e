// Icon with its library.
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';

/** An icon and its library, whose license and attribution note are added to the package. */
export interface IconSource {
  readonly icon: Icon;
  readonly library: Library;
}
