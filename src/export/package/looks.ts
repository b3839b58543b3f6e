// The looks of a package: the light one, and with dark mode a dark one.
import type { Look } from '../../model/look.ts';

export interface Looks {
  readonly light: Look;
  readonly dark?: Look;
}
