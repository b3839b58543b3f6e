// Render targets, and the content area that a look leaves on each.
import type { Look } from '../../model/look.ts';
import { CORNER_RADIUS } from '../corner-radius.ts';
import type { ContentArea, RoundedSquare } from './content-area.ts';

/**
 * What a scene is for. `any` shows the look's own plate. `touch` is full-bleed and opaque, and iOS rounds it.
 * `maskable` is full-bleed and opaque, and any mask that contains the safe zone may cut it (W3C Web Application
 * Manifest). Up to `MAX_FITTED_PIXELS`, `pixels` is the size that the scene is fitted to, and its side in units.
 */
export interface RenderTarget {
  readonly role: 'any' | 'touch' | 'maskable';
  readonly pixels?: number;
}

/** Units a side of a scene that is not fitted to one size. */
export const CANVAS_SIZE = 512;

/** The largest size that a scene is fitted to; larger images are scaled. (Decision 021) */
export const MAX_FITTED_PIXELS = 32;

/** Radius of the safe zone, which every mask shows, as a fraction of the side (W3C Web Application Manifest). */
export const SAFE_ZONE = 0.4;
/** One pixel at 192 px less, for anti-aliasing. */
const SAFE_RADIUS = SAFE_ZONE - 1 / 192;
/** Distance of ink from the plate's curved edge, as a fraction of the padding. (Decision 022) */
const EDGE_MARGIN = 1 / 4;
/** Least padding on a plate that touch and maskable icons have although the look has none. */
const ADDED_PLATE_PADDING = 0.1;

/** Fraction of the padding that remains at small sizes. */
const REMAINING_PADDING: readonly { readonly upTo: number; readonly fraction: number }[] = [
  { upTo: 20, fraction: 0.45 },
  { upTo: MAX_FITTED_PIXELS, fraction: 0.7 },
];

/** The content area on a canvas of `size` units; units are pixels if the scene is fitted to its size. */
export const contentAreaOf = (look: Look, role: RenderTarget['role'], size: number): ContentArea => {
  const remaining = REMAINING_PADDING.find(({ upTo }) => size <= upTo)?.fraction ?? 1;
  const least = role === 'any' || look.plate ? 0 : ADDED_PLATE_PADDING;
  const padding = Math.max(look.padding, least) * remaining;
  return {
    size,
    contentBox: size * (1 - 2 * padding),
    bounds: boundsFor(look.plate, { role, size, padding }),
  };
};

const boundsFor = (
  plate: Look['plate'],
  {
    role,
    size,
    padding,
  }: { readonly role: RenderTarget['role']; readonly size: number; readonly padding: number },
): RoundedSquare => {
  if (role === 'maskable') return { side: 2 * SAFE_RADIUS * size, radius: SAFE_RADIUS * size };
  if (role === 'any' && !plate) return { side: size, radius: 0 };
  const corner = CORNER_RADIUS[role === 'touch' || !plate ? 'rounded-square' : plate.shape];
  const margin = padding * EDGE_MARGIN;
  return { side: size * (1 - 2 * margin), radius: size * (corner - margin) };
};
