// Export request after defaults, ranges and nulls are resolved.
import type { Look } from '../../model/look.ts';
import type { Typeface } from '../../model/typeface.ts';

export type ExportSource =
  | { readonly kind: 'icon'; readonly library: string; readonly name: string; readonly style?: string }
  | { readonly kind: 'initials'; readonly text: string; readonly typeface: Typeface };

/** Setting of a request, for the package's README and report. */
export interface Setting {
  readonly field: string;
  readonly value: string;
  /** True if the client sent a value; false if `value` is the default. */
  readonly given: boolean;
  /** The number that the client sent, if it was outside of the range. */
  readonly clampedFrom?: string;
}

/** Resolved request. `dark` is present if dark mode is included; `siteName` has no characters that XML excludes. */
export interface ExportRequest {
  readonly source: ExportSource;
  readonly light: Look;
  readonly dark?: Look;
  readonly siteName: string;
  /** Whether favicon.svg also holds the drawing for small sizes. */
  readonly responsiveSvg: boolean;
  readonly settings: readonly Setting[];
}

/** Whether `shape` is `none`, so that there is no plate in either color scheme. */
export const isShapeless = ({ settings }: ExportRequest): boolean =>
  settings.some(({ field, value }) => field === 'shape' && value === 'none');
