// Limit on concurrent renderings of a client, and 429 for a full queue.
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { CapacityError, ProblemError } from '../../../src/contract/problems.ts';
import type { Services } from '../../../src/http/handlers/handler.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { realApp, realServices } from '../real-app.ts';

/** An app whose exports end when the test releases them. */
const heldApp = (services: Partial<Services> = {}) => {
  const held: (() => void)[] = [];
  const exporter: Services['exporter'] = {
    ...realServices.exporter,
    package: async (...call) => {
      await new Promise<void>(resolve => held.push(resolve));
      return realServices.exporter.package(...call);
    },
  };
  const app = realApp({ exporter, ...services });
  let index = 0;
  const send = (remoteAddress: string, source: object = { text: 'A' }) =>
    app.inject({
      method: 'POST',
      url: '/api/export',
      payload: { ...source, site_name: `Site ${index++}` },
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

const ARTWORK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

describe('artwork', () => {
  /** An app whose renderings take `milliseconds` of processor time, and then fail like a job that exceeds its limit. */
  const slowApp = (milliseconds: number) => {
    const render = async (onTime?: (milliseconds: number) => void) => {
      onTime?.(milliseconds);
      throw new ProblemError('invalid_artwork', 'The artwork takes too long to draw: simplify it.');
    };
    return realApp({
      quotaWindows: createLocalWindows(() => 0),
      exporter: {
        ...realServices.exporter,
        package: (_request, _icon, options) => render(options?.onTime),
        preview: (_request, _icon, _preview, options) => render(options?.onTime),
      },
    });
  };
  type Fields = Readonly<Record<string, string>>;
  const post = (url: string, payload: object | string, headers = {}): InjectOptions => ({
    method: 'POST',
    url,
    payload,
    headers,
  });
  const get = (path: string) => (fields: Fields) => `${path}?${new URLSearchParams(fields)}`;
  const call = (tool: string) => (fields: Fields) =>
    post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: fields } },
      { accept: 'application/json, text/event-stream' },
    );
  const partOf = ([name, value]: readonly [string, string]) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const formOf = (fields: Fields) =>
    post('/api/v1/export', `${Object.entries(fields).map(partOf).join('')}--b--\r\n`, {
      'content-type': 'multipart/form-data; boundary=b',
    });
  const OPERATIONS = {
    export: (fields: Fields) => post('/api/v1/export', fields),
    preview: get('/api/v1/preview.svg'),
  };
  const CHANNELS: readonly (readonly [
    string,
    'export' | 'preview',
    (fields: Fields) => InjectOptions | string,
  ])[] = [
    ['an export', 'export', OPERATIONS.export],
    ['a form', 'export', formOf],
    ['a ZIP', 'export', get('/api/v1/export.zip')],
    ['a preview', 'preview', OPERATIONS.preview],
    ['a tool that exports', 'export', call('export_favicon')],
    ['a tool that previews', 'preview', call('preview_favicon')],
  ];

  const alone = { artwork: ARTWORK };
  const SOURCES: readonly Fields[] = [{ emoji: '🦊' }, { text: 'A' }, { library: 'lucide', name: 'rocket' }];
  const FIELDS = ['dark_artwork', 'small_artwork', 'maskable_artwork', 'monochrome_artwork'];
  const beside = SOURCES.flatMap(source => FIELDS.map(field => ({ ...source, [field]: ARTWORK })));

  it.each(CHANNELS)(
    'in any field costs its rendering time, whatever the main source: %s',
    async (_channel, quota, request) => {
      const costs = { export: { short: 1, long: 13 }, preview: { short: 3, long: 38 } }[quota];
      const remainingAfter = async (milliseconds: number, fields: Fields) => {
        const app = slowApp(milliseconds);
        await app.inject(request(fields) as InjectOptions);
        const { headers } = await app.inject(OPERATIONS[quota](alone) as InjectOptions);
        return Number(headers['ratelimit-remaining']);
      };
      expect(await remainingAfter(200, alone)).toBe(QUOTAS[quota] - 2 * costs.short);
      for (const fields of [alone, ...beside])
        expect(await remainingAfter(3000, fields)).toBe(Math.max(0, QUOTAS[quota] - 2 * costs.long));
    },
  );

  it('alone or beside an emoji, text or icon is drawn for at most two requests of a client at a time', async () => {
    for (const fields of [alone, ...beside]) {
      const { held, send } = heldApp({ quotaWindows: createLocalWindows(() => 0) });
      const running = [send('192.0.2.1', fields), send('192.0.2.1', fields)];
      await expect.poll(() => held.length).toBe(2);
      const refused = await send('192.0.2.1', fields);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
      for (const release of held) release();
      expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });

  it('costs more than initials, whose package counts as one request however long it takes', async () => {
    const app = slowApp(60_000);
    for (let count = 1; count <= 3; count++) {
      const { headers } = await app.inject({ method: 'POST', url: '/api/v1/export', payload: { text: 'A' } });
      expect(headers['ratelimit-remaining']).toBe(String(QUOTAS.export - count));
    }
  });
});

describe('a refusal for lack of capacity', () => {
  it('does not use up the quota if a client sends 20 exports at once, of which six are made', async () => {
    const { held, send } = heldApp({ quotaWindows: createLocalWindows(() => 0) });
    const all = Array.from({ length: 20 }, () => send('192.0.2.1'));
    const statuses: number[] = [];
    for (const response of all) response.then(({ statusCode }) => statuses.push(statusCode));
    await expect.poll(() => statuses).toEqual(Array(14).fill(429));
    for (const release of held.splice(0)) release();
    await Promise.all(all);
    expect(statuses.slice(14)).toEqual(Array(6).fill(200));
    for (let count = 6; count < 20; count++) {
      const next = send('192.0.2.1');
      await expect.poll(() => held.length).toBe(1);
      held.pop()?.();
      const { statusCode, headers } = await next;
      held.length = 0;
      expect([statusCode, headers['ratelimit-remaining']]).toEqual([200, String(20 - count - 1)]);
    }
    expect((await send('192.0.2.1')).headers['retry-after']).not.toBe('1');
  });

  const refuse = () => {
    throw new CapacityError('Too many packages are waiting.', 7);
  };
  it.each([
    ['an export before its body is parsed', 'POST', '/api/v1/export', '{', '20', { assertCapacity: refuse }],
    ['a preview', 'GET', '/api/v1/preview.svg?text=A', '', '60', { assertCapacity: refuse }],
    ['an export in a full queue', 'POST', '/api/export', '{"text":"A"}', '20', { package: refuse }],
  ] as const)(
    'leaves the whole quota in the headers of %s, and tells when to try again',
    async (_case, method, url, body, quota, exporter) => {
      const app = realApp({
        exporter: { ...realServices.exporter, ...exporter },
        quotaWindows: createLocalWindows(Date.now),
      });
      for (let count = 0; count < 3; count++) {
        const { statusCode, headers } = await app.inject({ method, url, ...(body && { payload: body }) });
        expect([statusCode, headers['ratelimit-remaining'], headers['retry-after']]).toEqual([
          429,
          quota,
          '7',
        ]);
        expect(headers.ratelimit).toContain(`remaining=${quota}`);
        expect(headers['content-type']).toBe('application/problem+json');
      }
    },
  );

  it('does not reduce the count of the next window', () => {
    let now = 0;
    const windows = createLocalWindows(() => now);
    windows.take('192.0.2.1', 'export');
    now = 60_000;
    expect(windows.refund('192.0.2.1', 'export')).toBe(false);
    expect(windows.take('192.0.2.1', 'export').count).toBe(1);
  });
});
