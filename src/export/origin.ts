// An icon together with the library that it comes from and whose terms it brings along.
import type { Icon } from '../model/icon.ts';
import type { Library } from '../model/library.ts';

export interface IconOrigin {
  readonly icon: Icon;
  readonly library: Library;
}
