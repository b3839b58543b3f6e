// What an export or a preview is asked to draw, fully resolved: no default, range or null is left to apply.
import type { Look } from '../../model/look.ts';

export type ExportSource =
  | { readonly kind: 'icon'; readonly library: string; readonly name: string; readonly style?: string }
  | { readonly kind: 'initials'; readonly text: string };

/**
 * A setting as applied, for the README and the report of the package. `given` tells a client's choice from a default,
 * `clampedFrom` is the number that was asked for where it lay outside of the range.
 */
export interface Setting {
  readonly field: string;
  readonly value: string;
  readonly given: boolean;
  readonly clampedFrom?: string;
}

/** A request with its light look and, with dark mode, its dark one. `siteName` holds only characters that XML can. */
export interface ExportRequest {
  readonly source: ExportSource;
  readonly light: Look;
  readonly dark?: Look;
  readonly siteName: string;
  readonly settings: readonly Setting[];
}

/** Whether a request has no plate because of `shape`, whatever its plate colors are. */
export const isShapeless = ({ settings }: ExportRequest): boolean =>
  settings.some(({ field, value }) => field === 'shape' && value === 'none');
