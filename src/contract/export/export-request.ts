// Resolved export request: every default, range and null is applied.
import type { Look } from '../../model/look.ts';

export type ExportSource =
  | { readonly kind: 'icon'; readonly library: string; readonly name: string; readonly style?: string }
  | { readonly kind: 'initials'; readonly text: string };

/** An applied setting, for the README and the report of the package. */
export interface Setting {
  readonly field: string;
  readonly value: string;
  /** Whether the client gave a value; otherwise `value` is the default. */
  readonly given: boolean;
  /** The given number, if it was outside of its range. */
  readonly clampedFrom?: string;
}

/** `dark` is present with dark mode; `siteName` has no characters that XML excludes. */
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
