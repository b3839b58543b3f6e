// Limit on concurrent renderings of one client, and 429 of a full queue.
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../src/contract/problems.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import type { Services } from '../../../src/http/services.ts';
import { realApp, realServices } from '../real-app.ts';

/** An app whose exports end on a signal of the test. */
const heldApp = (services: Partial<Services> = {}) => {
  const held: (() => void)[] = [];
  const exporter: Services['exporter'] = {
    ...realServices.exporter,
    exportPackage: async (...call) => {
      await new Promise<void>(resolve => held.push(resolve));
      return realServices.exporter.exportPackage(...call);
    },
  };
  const app = realApp({ exporter, ...services });
  let index = 0;
  const send = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/export',
      payload: { text: 'A', site_name: `Site ${index++}` },
      remoteAddress,
    });
  return { held, send };
};

describe('concurrent renderings of one client', () => {
  it('are limited to six, then rejected with 429, while other clients are served', async () => {
    const { held, send } = heldApp({ quotaWindows: createLocalWindows(Date.now) });
    const running = Array.from({ length: 6 }, () => send('192.0.2.1'));
    await expect.poll(() => held.length).toBe(6);
    const refused = await send('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    const other = send('192.0.2.2');
    await expect.poll(() => held.length).toBe(7);
    for (const release of held.splice(0)) release();
    const responses = await Promise.all([...running, other]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    const next = send('192.0.2.1');
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    expect((await next).statusCode).toBe(200);
  });

  it('are not limited unless quotas are enforced', async () => {
    const { held, send } = heldApp();
    const running = Array.from({ length: 20 }, () => send('192.0.2.1'));
    await expect.poll(() => held.length).toBe(20);
    for (const release of held) release();
    const statuses = (await Promise.all(running)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(20).fill(200));
  });
});

it('an export gets 429 with the estimated wait if the queue is full', async () => {
  const exportPackage = async () => {
    throw new ProblemError('rate_limited', 'Too many packages are waiting.', { retryAfterSeconds: 3 });
  };
  const app = realApp({ exporter: { ...realServices.exporter, exportPackage } });
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/api/export',
    payload: { text: 'A' },
  });
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    429,
    '3',
    'application/problem+json',
  ]);
});

it('an export gets 429 before its body is parsed if the queue of the exporter is full', async () => {
  const assertCapacity = () => {
    throw new ProblemError('rate_limited', 'Too many packages are waiting.', { retryAfterSeconds: 7 });
  };
  const app = realApp({ exporter: { ...realServices.exporter, assertCapacity } });
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/api/v1/export', payload: '{' });
  expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
});
