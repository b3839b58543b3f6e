// Turns of clients: order, shares, and refusals under overload.
import { expect, it } from 'vitest';
import { createTurns } from '../../../src/http/connections/client-turns.ts';

/** Blocks the main thread for a time in milliseconds. */
const block = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};
const CLIENTS = { 'one client': () => 'a', 'many clients': (number: number) => `client ${number}` };

/** Takes 100 turns of 10 ms each in one iteration. `share` is the part of the time in which the process is running. */
const takeTurns = async (clientOf: (number: number) => string, share: number) => {
  const take = createTurns(() => share * performance.now());
  const done = { runs: 0, refusals: 0, skipped: 0 };
  let isGone = false;
  const turns = Array.from({ length: 100 }, (_, number) => ({
    client: clientOf(number),
    run: () => {
      done.runs++;
      block(10);
    },
    refuse: () => {
      done.refusals++;
    },
    isGone: () => {
      if (isGone) done.skipped++;
      return isGone;
    },
  }));
  for (const turn of turns) take(turn);
  const end = () => expect.poll(() => done.runs + done.refusals + done.skipped, { interval: 5 }).toBe(100);
  return { done, end, take, disconnect: () => (isGone = true) };
};

it.each(Object.entries(CLIENTS))(
  'refuses turns of %s after 400 ms of processor time, and runs those before',
  async (_name, clientOf) => {
    const { done, end } = await takeTurns(clientOf, 1);
    await end();
    // A run takes at least 10 ms, and may take longer on a busy machine.
    expect(done.runs).toBeGreaterThanOrEqual(1);
    expect(done.runs).toBeLessThan(60);
    expect(done.refusals).toBe(100 - done.runs);
  },
);

it.each(Object.entries(CLIENTS))(
  'refuses no turn of %s while other programs take the processor',
  async (_name, clientOf) => {
    const { done, end } = await takeTurns(clientOf, 0.1);
    await end();
    expect(done.runs).toBe(100);
  },
);

it('skips the waiting turns of clients that have disconnected', async () => {
  const { done, end, disconnect } = await takeTurns(CLIENTS['many clients'], 0);
  disconnect();
  const { runs } = done;
  await end();
  expect(done).toEqual({ runs, refusals: 0, skipped: 100 - runs });
});

it('gives turns first to the client that used the least time, also if it came last', async () => {
  const take = createTurns(() => 0);
  const order: string[] = [];
  const turn = (client: string, milliseconds: number) =>
    take({
      client,
      run: () => {
        order.push(client);
        block(milliseconds);
      },
      refuse: undefined,
      isGone: () => false,
    });
  for (let number = 0; number < 60; number++) turn(`client ${number % 20}`, 10);
  turn('late', 1);
  await expect.poll(() => order.length, { interval: 5 }).toBe(61);
  // Ten of the first turns may run before, in the iteration in which they came, and those of one more iteration after it.
  expect(order.indexOf('late')).toBeLessThan(22);
});

it('runs a turn without refusal after any wait', async () => {
  const { end, take } = await takeTurns(CLIENTS['one client'], 1);
  const hasRun = new Promise<void>(run => take({ client: 'a', run, refuse: undefined, isGone: () => false }));
  await end();
  await hasRun;
  expect.assertions(1);
});
