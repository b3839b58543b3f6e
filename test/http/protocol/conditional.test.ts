// Conditional requests, content codings and cacheability.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const app = realApp();
const search = '/api/v1/icons?q=arrow';

const RESOURCES =
  '/api/v1 /api/v1/libraries /api/v1/icons/lucide/rocket /api/v1/preview.svg?text=A /api/v1/preview.png?text=A ' +
  '/openapi.json /docs /docs/style.css /favicon.svg';

describe.each([search, ...RESOURCES.split(' ')])('%s', url => {
  it('may be stored by caches, has a strong entity tag and returns 304 to a request with that tag', async () => {
    const first = await app.inject(url);
    expect(first.headers['cache-control']).toMatch(/max-age=\d+/);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const field of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': field } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers['ratelimit-policy']).toBeDefined();
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });
});

describe('a search', () => {
  const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync } as const;

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
  ] as const)('with Accept-Encoding %j responds in %s with the same content', async (field, coding) => {
    const plain = await app.inject(search);
    const coded = await app.inject({ url: search, headers: { 'accept-encoding': field } });
    expect(coded.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(DECODERS[coding](coded.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each(['', 'identity', 'deflate', 'identity, br;q=0.5', 'br;q=0', '*;q=0', ',;q=', 'br;q=2'])(
    'with Accept-Encoding %j responds without a content coding',
    async field => {
      const { headers } = await app.inject({ url: search, headers: { 'accept-encoding': field } });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('Accept-Encoding');
    },
  );

  it.each([
    '/api/v1',
    '/api/v1/libraries',
    '/api/v1/icons?q=rocket&limit=5',
    '/api/v1/icons?q=home&limit=24',
    '/api/v1/icons?q=home',
    '/api/v1/ideas?q=bakery',
    '/api/v1/preview.svg?text=AB',
    '/iconify/collection?prefix=lucide',
    '/iconify/search?query=home',
  ])('like %s responds to a client without a preference in the shorter coding', async url => {
    const lengthOf = async (field: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': field } })).rawPayload.length;
    const [either, br, gzip] = [await lengthOf('gzip, br'), await lengthOf('br'), await lengthOf('gzip')];
    expect(either).toBe(Math.min(br, gzip));
  });

  it('has an entity tag for each content coding', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async field =>
          (await app.inject({ url: search, headers: { 'accept-encoding': field } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe.each([
  ['an image with its own compression', '/api/v1/preview.png?text=A'],
  ['a response that fits one packet', '/api/v1/health'],
])('%s', (_case, url) => {
  it('has neither a content coding nor the header Vary', async () => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('a response that depends on changing state', () => {
  it.each(['/api/v1/health', '/api/v1/icons/lucide/nope', '/nothing'])(
    'has Cache-Control no-store: %s',
    async url => {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    },
  );
});
