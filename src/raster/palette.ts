// Palette order: the commonest color first, then translucent colors; unused colors are dropped.
import type { Runs } from '../deflate/runs.ts';

/**
 * Reorders the palette of an indexed image. The commonest color gets index 0, which equals the filter byte of PNG rows,
 * so that most rows begin without a change. Translucent colors follow, because tRNS ends with the last of them.
 */
export const sortPalette = (colors: Uint32Array, runs: Runs): { colors: Uint32Array; runs: Runs } => {
  const { count, starts, values } = runs;
  const pixels = new Uint32Array(colors.length);
  for (let run = 0; run < count; run++) {
    const index = values[run];
    pixels[index] += starts[run + 1] - starts[run];
  }
  const commonest = pixels.indexOf(Math.max(...pixels));
  const rank = (index: number): number => (index === commonest ? 0 : colors[index] < 0xff000000 ? 1 : 2);
  const order = [...colors.keys()].filter(index => pixels[index] > 0).sort((a, b) => rank(a) - rank(b));
  const indexOf = new Uint8Array(colors.length);
  order.forEach((index, at) => {
    indexOf[index] = at;
  });
  const sorted = new Uint8Array(count);
  for (let run = 0; run < count; run++) sorted[run] = indexOf[values[run]];
  return {
    colors: Uint32Array.from(order, index => colors[index]),
    runs: { count, starts, values: sorted },
  };
};
