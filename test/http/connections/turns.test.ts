// Fair turns of clients on the main thread.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '../../../src/http/connections/scheduling.ts';

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('runs at once what a client takes within its share of a turn', () => {
  const takeTurn = createTurns();
  const ran: number[] = [];
  for (const number of [1, 2, 3]) takeTurn('a', () => ran.push(number));
  expect(ran).toEqual([1, 2, 3]);
});

it.each([
  ['expensive requests', 40, 6],
  ['requests that continue in promises', 40, 0],
])('runs a client between the %s of another client', async (_case, count, milliseconds) => {
  const takeTurn = createTurns();
  const order: string[] = [];
  for (let number = 0; number < count; number++) {
    takeTurn('attacker', () => {
      busyFor(milliseconds);
      order.push('attacker');
    });
  }
  const before = order.length;
  await nextTurn();
  takeTurn('honest', () => order.push('honest'));
  await expect.poll(() => order).toHaveLength(count + 1);
  expect(before).toBeLessThanOrEqual(8);
  expect(order.indexOf('honest')).toBeLessThanOrEqual(2 * 8);
});

it('runs the requests of a client in their order', async () => {
  const takeTurn = createTurns();
  const order: number[] = [];
  for (let number = 0; number < 50; number++) takeTurn('a', () => order.push(number));
  await expect.poll(() => order).toHaveLength(50);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});
