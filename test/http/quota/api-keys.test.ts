// API keys over HTTP: quotas of known clients, unknown keys, the file and its changes.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { openApiKeys, parseApiKeys } from '../../../src/http/quota/clients.ts';
import { createLocalWindows, type QuotaWindows } from '../../../src/http/quota/quota-windows.ts';
import { temporaryFolder } from '../../at-end.ts';
import { realApp } from '../real-app.ts';

const folder = temporaryFolder();

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');
const KEY = 'c2VjcmV0LW9mLXRoZS1mYXJt';
const LINES = [
  '# clients',
  '',
  `${digestOf(KEY)} farm health=45 export=3`,
  `${digestOf('next-key-of-the-farm')}  farm  health=45\texport=3 `,
  `${digestOf('office-key')} office`,
].join('\n');

let files = 0;
const writeKeys = (text: string): string => {
  const path = join(folder, `keys-${files++}.txt`);
  writeFileSync(path, text);
  return path;
};

const log: string[] = [];
const appWith = (quotaWindows?: QuotaWindows, path = writeKeys(LINES)) => {
  const apiKeys = openApiKeys(path, message => log.push(message), 20);
  const app = realApp({ apiKeys, ...(quotaWindows && { quotaWindows }) }, { now: () => 0 });
  const request = (key?: string, url = '/api/v1/health', scheme = 'Bearer') =>
    app.inject({ url, headers: key === undefined ? {} : { authorization: `${scheme} ${key}` } });
  return { app, apiKeys, request, path };
};

describe('a client with a key', () => {
  it('has the quotas of its line in the file, counted apart from the quota of its address', async () => {
    const { request } = appWith(createLocalWindows(() => 0));
    for (let index = 0; index < QUOTAS.health; index++) await request();
    expect((await request()).statusCode).toBe(429);
    for (let remaining = 44; remaining >= 0; remaining--) {
      const { statusCode, headers } = await request(remaining % 2 ? KEY : 'next-key-of-the-farm');
      expect([statusCode, headers.ratelimit]).toEqual([200, `limit=45, remaining=${remaining}, reset=60`]);
      expect(headers['ratelimit-policy']).toBe('45;w=60');
    }
    const refused = await request(KEY);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toMatch(/^The quota of 45 requests in 60 s is used up/);
    expect((await request('office-key')).headers.ratelimit).toBe('limit=40, remaining=39, reset=60');
  });

  it('has the quota of its line for exports over HTTP and with the MCP tool together', async () => {
    const { app, request } = appWith(createLocalWindows(() => 0));
    expect((await request(KEY, '/api/v1/export.zip?text=A')).headers['ratelimit-limit']).toBe('3');
    const calls = [];
    for (let index = 0; index < 4; index++) {
      const params = { name: 'export_favicon', arguments: { text: 'A' } };
      const { body } = await app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { authorization: `Bearer ${KEY}`, accept: 'application/json, text/event-stream' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      });
      calls.push(/quota of 3 requests/.test(body));
    }
    expect(calls).toEqual([false, false, true, true]);
  });
});

it('advertised quotas are the quotas of the key, even if they are not enforced', async () => {
  const { request } = appWith();
  expect((await request(KEY)).headers.ratelimit).toBe('limit=45, remaining=45, reset=60');
  expect((await request('office-key')).headers.ratelimit).toBe('limit=40, remaining=40, reset=60');
  expect((await request()).headers.ratelimit).toBe('limit=40, remaining=40, reset=60');
});

it.each([
  ['an unknown key', 'Bearer', 'c2VjcmV0LW9mLXRoZS1mYXJu'],
  ['the digest of a key', 'Bearer', digestOf(KEY)],
  ['no key', 'Bearer', ''],
  ['another scheme', 'Basic', KEY],
  ['a part of a key', 'Bearer', KEY.slice(1)],
  ['two keys', 'Bearer', `${KEY}, ${KEY}`],
  ['characters that no key has', 'Bearer', `${KEY}\u00e9"`],
])(
  'a request with %s counts for its address, and WWW-Authenticate names the error',
  async (_name, scheme, key) => {
    const { request } = appWith(createLocalWindows(() => 0));
    await request();
    const { statusCode, headers } = await request(key, '/api/v1/health', scheme);
    expect([statusCode, headers.ratelimit]).toEqual([200, 'limit=40, remaining=38, reset=60']);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect((await request()).headers).not.toHaveProperty('www-authenticate');
    expect((await request(KEY)).headers).not.toHaveProperty('www-authenticate');
  },
);

it('without API_KEYS, keys change nothing and are not described in the OpenAPI document', async () => {
  const schemesOf = async (app: ReturnType<typeof realApp>) =>
    (await app.inject('/openapi.json')).json().components.securitySchemes;
  expect(await schemesOf(appWith().app)).toEqual({ apiKey: expect.anything() });
  const app = realApp();
  expect(await schemesOf(app)).toBeUndefined();
  const { headers } = await app.inject({ url: '/api', headers: { authorization: `Bearer ${KEY}` } });
  expect(headers).not.toHaveProperty('www-authenticate');
  expect(headers['ratelimit-limit']).toBe('40');
});

describe('the file of keys', () => {
  it('is read again after a change; if it is then invalid, the former keys stay valid and the log has one line', async () => {
    const { request, path, apiKeys } = appWith();
    const limit = async (key: string) => (await request(key)).headers['ratelimit-limit'];
    expect(await limit('office-key')).toBe('40');
    /** Writes the file again and again: a change before the first look of the watcher would go unnoticed. */
    const afterChange = <Value>(text: string, read: () => Value) =>
      expect.poll(() => {
        writeFileSync(path, text);
        return read();
      });
    await afterChange(`${digestOf('office-key')} office health=77`, () => limit('office-key')).toBe('77');
    expect(await limit(KEY)).toBe('40');
    log.length = 0;
    await afterChange('office-key office', () => log.length).toBeGreaterThan(0);
    expect(log[0]).toMatch(/^The former keys stay valid\. .*Line 1 must have the SHA-256/);
    expect(log[0]).not.toContain('office-key');
    expect(await limit('office-key')).toBe('77');
    apiKeys.close();
  });

  it.each([
    ['a key instead of its digest', `${KEY} farm`, 'Line 1 must have the SHA-256'],
    ['a digest in capitals', `${digestOf(KEY).toUpperCase()} farm`, 'Line 1 must have the SHA-256'],
    ['no name', `\n# x\n${digestOf(KEY)}`, 'Line 3 must have a name'],
    ['an unknown class', `${digestOf(KEY)} farm exports=2`, 'Line 1 must have quotas such as export=100'],
    ['a class that is not counted', `${digestOf(KEY)} farm other=2`, 'Line 1 must have quotas'],
    ['a property of every object', `${digestOf(KEY)} farm constructor=2`, 'Line 1 must have quotas'],
    ['no requests', `${digestOf(KEY)} farm export=0`, 'Line 1 must have quotas'],
    ['too many requests', `${digestOf(KEY)} farm export=1000001`, 'Line 1 must have quotas'],
    ['a fraction', `${digestOf(KEY)} farm export=1.5`, 'Line 1 must have quotas'],
    ['too many keys', `${digestOf(KEY)} farm\n`.repeat(1001), 'at most 1000 keys'],
  ])('with %s is refused', (_name, text, message) => {
    expect(() => parseApiKeys(text)).toThrow(message);
    expect(() => openApiKeys(writeKeys(text), () => {})).toThrow(message);
  });

  it('may contain the maximum number of requests and of keys', () => {
    expect(parseApiKeys(`${digestOf(KEY)} farm export=1000000 mcp=1\r\n`.repeat(1000))[999]).toMatchObject({
      name: 'farm',
      quotas: { export: 1_000_000, mcp: 1 },
    });
  });
});
