// The resource /mcp: methods, origins, bodies, quotas, failures.
import { describe, expect, test } from 'vitest';
import { contactSheetCost, QUOTAS } from '../../../src/contract/limits.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { realApp } from '../real-app.ts';

const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const toolCall = (name: string, args: object) => message('tools/call', { name, arguments: args });

/** Sends a message of the revision 2025-06-18. Without sessions, it needs no handshake. */
const post = (
  app: ReturnType<typeof realApp>,
  payload: unknown,
  headers: Record<string, string> = {},
  url = '/mcp',
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...HEADERS, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** The message in a response, which is JSON or a stream with one event. */
const messageOf = (body: string) => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);

const app = realApp();

describe('the resource /mcp', () => {
  test('responds to a message without a session, and its tools are documented', async () => {
    const response = await post(app, message('tools/list'));
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { tools } = messageOf(response.body).result;
    expect(tools).toHaveLength(5);
    const texts = await Promise.all(
      ['/docs/agents', '/skills/favsmith/SKILL.md'].map(url => app.inject(url)),
    );
    for (const { body } of texts) for (const { name } of tools) expect(body).toContain(name);
    expect(response.headers['mcp-session-id']).toBeUndefined();
    expect(response.headers['ratelimit-limit']).toBe('60');
  });

  test('accepts notifications with 202', async () => {
    const response = await post(app, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([response.statusCode, response.body]).toEqual([202, '']);
  });

  test.each(['GET', 'DELETE', 'PUT'] as const)('refuses %s with 405 and Allow', async method => {
    const response = await app.inject({ method, url: '/mcp' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each([
    ['a body that is not JSON', '{', {}, 'The body is not JSON in UTF-8.'],
    ['a body of another media type', '{}', { 'content-type': 'text/plain' }, 'The Content-Type must be'],
    ['a body of more than 16 KiB', `"${'a'.repeat(17_000)}"`, {}, 'The body is longer than 16 KiB.'],
    ['an empty body', '', {}, 'The body is missing.'],
  ])('refuses %s with the same problem as the API', async (_, body, headers, detail) => {
    const response = await post(app, body, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_json', detail: expect.stringContaining(detail) });
  });

  test.each(['null', '[]', '7', '{}', '{"jsonrpc":"2.0","id":1,"method":"no/such"}', '[[[]]]'])(
    'responds to %s with a JSON-RPC error',
    async body => {
      const response = await post(app, body);
      expect(messageOf(response.body).error).toMatchObject({ code: expect.any(Number) });
    },
  );

  test('refuses batches, which would count as one request', async () => {
    const calls = Array.from({ length: 100 }, () => toolCall('export_favicon', { text: 'A' }));
    for (const batch of [calls, [message('ping')], []]) {
      const response = await post(app, batch);
      expect([response.statusCode, messageOf(response.body).error.code]).toEqual([400, -32_600]);
    }
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const rawCall = (name: string, args: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${name},"arguments":${args}}}`;

describe('a hostile MCP message', () => {
  test.each([
    ['null', 'null'],
    ['a number as the method', '{"jsonrpc":"2.0","id":{},"method":7}'],
    ['nested arrays', nested(8000)],
    ['nested objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['nested arguments', rawCall('"search_icons"', `{"query":${nested(7000)}}`)],
    ['a nested tool name', rawCall(nested(7000), '{}')],
    ['prototype keys', rawCall('"export_favicon"', '{"__proto__":{"text":"A"},"constructor":{"text":"A"}}')],
    ['an inherited tool name', rawCall('"__proto__"', '{}')],
    ['an unknown tool', rawCall('"rm"', '{}')],
    ['arguments that are no object', rawCall('"get_icon"', '[1,2]')],
    ['a path as a name', rawCall('"get_icon"', '{"library":"../..","name":"/etc/passwd"}')],
    ['a long text', rawCall('"export_favicon"', `{"text":"${'A'.repeat(15_000)}"}`)],
    ['control characters', rawCall('"search_icons"', '{"query":"\\u0000\\ud800\\uffff"}')],
    ['numbers beyond doubles', rawCall('"search_icons"', '{"query":"a","limit":1e999,"offset":-1e999}')],
    ['an unknown protocol version', JSON.stringify(message('initialize', { protocolVersion: '9' }))],
    ['the path of a resource', JSON.stringify(message('resources/read', { uri: 'file:///etc/passwd' }))],
    ['a subscription', JSON.stringify(message('subscriptions/listen'))],
  ])('with %s gets a response with a status below 500 that reveals no internals', async (_, payload) => {
    const response = await post(app, payload);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(/node_modules|at \w+ \(|root:|\/src\//);
    expect(response.headers['x-request-id']).toBeDefined();
  });
});

describe('an MCP message', () => {
  const publicApp = realApp({}, { publicUrl: 'https://icons.example.org/favicons' });

  test.each([
    ['no Origin', 200, undefined],
    ['the Origin http://localhost:6274', 200, 'http://localhost:6274'],
    ['the Origin http://127.0.0.1:8080', 200, 'http://127.0.0.1:8080'],
    ['the Origin of another site', 403, 'https://evil.example'],
    ['the opaque Origin null', 403, 'null'],
    ['a malformed Origin', 403, 'evil'],
  ])('with %s gets the status %d', async (_, status, origin) => {
    const response = await post(app, message('tools/list'), origin === undefined ? {} : { origin });
    expect(response.statusCode).toBe(status);
  });

  test('with an Origin that is not local is rejected, even if it equals Host, as after DNS rebinding', async () => {
    const headers = { origin: 'http://evil.example:3000', host: 'evil.example:3000' };
    const response = await post(app, message('tools/list'), headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_600 } });
  });

  test.each([
    ['https://icons.example.org', 200],
    ['https://evil.example', 403],
  ])(
    'with the Origin %s gets the status %d if PUBLIC_URL is https://icons.example.org/favicons',
    async (origin, status) => {
      const response = await post(publicApp, message('tools/list'), { origin }, '/favicons/mcp');
      expect(response.statusCode).toBe(status);
    },
  );
});

describe('quotas of tools', () => {
  const enforcing = () => realApp({ quotaWindows: createLocalWindows(() => 1_000) });

  test('equal the quotas of the operations and are shared with the API', async () => {
    const limited = enforcing();
    for (let count = 0; count < 20; count++)
      await limited.inject({ method: 'POST', url: '/api/v1/export', payload: { text: '!' } });
    const response = await post(limited, toolCall('export_favicon', { text: 'A' }));
    const { result } = messageOf(response.body);
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain('rate_limited: The quota of 20 requests in 60 s is used up');
    const other = messageOf((await post(limited, toolCall('preview_favicon', { text: 'A' }))).body);
    expect(other.result.isError).toBeFalsy();
  });

  test('count a contact sheet as previews by the number of its icons', async () => {
    const windows = createLocalWindows(() => 1_000);
    const limited = realApp({ quotaWindows: windows });
    const search = async (fields: object) =>
      messageOf(
        (await post(limited, toolCall('search_icons', { query: 'arrow', limit: 48, ...fields }))).body,
      );
    await search({ contact_sheet: false });
    expect(windows.take('127.0.0.1', 'preview', undefined, 0).count).toBe(0);
    const sheets = Math.floor(QUOTAS.preview / contactSheetCost(48));
    for (let count = 1; count <= sheets; count++) {
      expect((await search({})).result.isError).toBeFalsy();
      expect(windows.take('127.0.0.1', 'preview', undefined, 0).count).toBe(count * contactSheetCost(48));
    }
    const { result } = await search({});
    expect(result.content[0].text).toContain('The quota of 60 requests in 60 s is used up');
    expect((await search({ contact_sheet: false })).result.isError).toBeFalsy();
  });

  test('include a quota of 60 messages, after which a client gets 429', async () => {
    const limited = enforcing();
    for (let count = 0; count < 60; count++) await post(limited, message('ping'));
    const response = await post(limited, message('ping'));
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'rate_limited' });
  });
});

describe('a failing service', () => {
  test('reports the missing index as the API does, and still exports initials', async () => {
    const broken = realApp({ index: () => undefined });
    const search = messageOf((await post(broken, toolCall('search_icons', { query: 'a' }))).body);
    expect(search.result.content[0].text).toMatch(/^index_unavailable: /);
    const initials = messageOf((await post(broken, toolCall('export_favicon', { text: 'A' }))).body);
    expect(initials.result.isError).toBeFalsy();
  });

  test('returns no details of unexpected errors', async () => {
    const fail = () => Promise.reject(new Error('the disk is on fire'));
    const broken = realApp({
      exporter: { package: fail, preview: fail, contactSheet: fail, shareCard: fail },
    });
    const { result } = messageOf((await post(broken, toolCall('export_favicon', { text: 'A' }))).body);
    expect(result).toMatchObject({ isError: true, content: [{ text: 'export_failed: The tool failed.' }] });
  });
});
