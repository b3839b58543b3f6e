// Linear time of functions that read hostile text.
import { expect } from 'vitest';

const GROWTH = 8;

/** Shorter times vary too much on a busy machine. Quadratic time of the lengths in use takes seconds. */
const MEASURABLE_MILLISECONDS = 50;

/** The shortest of three runs in milliseconds of processor time, which other programs do not lengthen. */
const shortest = (run: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage();
      run();
      return process.cpuUsage(start).user / 1000;
    }),
  );

/** Asserts that eight times as much text takes less than 32 times as long. Quadratic time would be 64 times as long. */
export const expectLinearTime = (run: (text: string) => unknown, unit: string, length: number): void => {
  const [short, long] = [length, length * GROWTH].map(size => {
    const text = unit.repeat(Math.ceil(size / unit.length));
    return shortest(() => run(text));
  }) as [number, number];
  expect(long, JSON.stringify(unit)).toBeLessThan(GROWTH * 4 * Math.max(short, MEASURABLE_MILLISECONDS));
};
