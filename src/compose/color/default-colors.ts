// Default colors of the plate and the ink.
import type { Color } from '../../model/color.ts';

const opaque = (hex: string): Color => ({ hex, alpha: 1 });

export const DEFAULT_PLATE = opaque('#075985');
export const DEFAULT_INK = opaque('#ffffff');
/** The end of a gradient, and the darkest color that is chosen for a client. */
export const DEFAULT_GRADIENT_END = opaque('#0f172a');
/** The end of a gradient that begins with white. */
export const WHITE_GRADIENT_END = opaque('#e2e8f0');
