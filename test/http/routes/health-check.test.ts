// GET /healthz: health check on the port of the service.
import { expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { realApp } from '../real-app.ts';

it('GET /healthz responds with 200 to more requests than any quota allows', async () => {
  const app = realApp({ quotaWindows: createLocalWindows(Date.now) });
  for (let sent = 0; sent <= Math.max(...Object.values(QUOTAS)); sent++) {
    const { statusCode, body, headers } = await app.inject('/healthz');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
  }
});

it('GET /healthz responds with 503 while there is no catalog', async () => {
  const { statusCode, body } = await realApp({ index: () => undefined }).inject('/healthz');
  expect([statusCode, body]).toEqual([503, 'The catalog file is missing or damaged.\n']);
});
