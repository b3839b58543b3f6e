// Response cache: stored responses, their keys and their lifetime.
import { brotliDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from '../../../src/http/cache/response-cache.ts';
import { createBodyBuffer, createRepresentation } from '../../../src/http/protocol/response.ts';
import { realApp, realServices } from '../real-app.ts';

const representation = (length: number) =>
  createRepresentation(Buffer.alloc(length, 'x'), { mediaType: 'text/plain', tag: 'tag' });

const response = (length: number) => ({ representation: representation(length) });

describe('the response cache', () => {
  it('evicts the least recently used response if the limit in bytes is exceeded', () => {
    const cache = createResponseCache(12_000);
    for (const key of ['first', 'second']) cache.set(key, response(3000));
    expect(cache.get('first')).toBeDefined();
    cache.set('third', response(3000));
    const stored = ['first', 'second', 'third'].filter(key => cache.get(key) !== undefined);
    expect(stored).toEqual(['first', 'third']);
  });

  it('does not store a response that is larger than the whole cache', () => {
    const cache = createResponseCache(1000);
    cache.set('large', response(5000));
    cache.set('x'.repeat(1000), response(1));
    expect([cache.get('large'), cache.get('x'.repeat(1000))]).toEqual([undefined, undefined]);
  });

  it('evicts keys that were requested once, oldest first', () => {
    const cache = createResponseCache(100_000);
    for (let number = 0; number < 1000; number++) cache.seenBefore(`key ${number}`);
    expect([cache.seenBefore('key 999'), cache.seenBefore('key 0')]).toEqual([true, false]);
  });
});

describe('a representation', () => {
  const buffer = createBodyBuffer();

  it('is compressed once per content coding, even for concurrent requests', async () => {
    const whole = representation(5000);
    const forms = await Promise.all([
      whole.encoded('br', buffer),
      whole.encoded('br', buffer),
      whole.encoded('gzip', buffer),
    ]);
    expect(forms[0]).toBe(forms[1]);
    expect(forms[0]).not.toBe(forms[2]);
    expect(await whole.encoded('br', buffer)).toBe(forms[0]);
  });

  it('joins its segments once', () => {
    const segments = ['one ', 'two ', 'three'].map(text => Buffer.from(text));
    const whole = createRepresentation(segments, { mediaType: 'text/plain', tag: 'tag' });
    expect([whole.length, String(whole.encoded('identity', buffer))]).toEqual([13, 'one two three']);
    expect(whole.encoded('identity', buffer)).toBe(whole.encoded('identity', buffer));
    expect(whole.segments()).toHaveLength(1);
  });

  it('keeps its segments when it is compressed, and reuses the memory that joined them', async () => {
    for (const letter of 'abc') {
      const segments = [letter.repeat(1000), ',', letter.repeat(500)].map(text => Buffer.from(text));
      const whole = createRepresentation(segments, { mediaType: 'text/plain', tag: letter });
      const compressed = await whole.encoded('br', buffer);
      expect(String(brotliDecompressSync(compressed))).toBe(Buffer.concat(segments).toString());
      expect(whole.segments()).toHaveLength(3);
    }
  });

  it('has a tag that depends on the content but not on its segments', () => {
    const tagOf = (...texts: readonly string[]) =>
      createRepresentation(
        texts.map(text => Buffer.from(text)),
        { mediaType: 'text/plain' },
      ).tag;
    expect(tagOf('one ', 'two')).toBe(tagOf('one two'));
    expect(tagOf('one ', 'two')).not.toBe(tagOf('two ', 'one'));
  });
});

/** An app that counts its searches and rendered packages. */
const countingApp = () => {
  const index = realServices.index();
  const counts = { pages: 0, packages: 0 };
  const counted = index && {
    ...index,
    search: {
      ...index.search,
      page: (query: Parameters<typeof index.search.page>[0]) => {
        counts.pages++;
        return index.search.page(query);
      },
    },
  };
  const { exporter } = realServices;
  const app = realApp({
    index: () => counted,
    exporter: {
      ...exporter,
      package: (...call) => {
        counts.packages++;
        return exporter.package(...call);
      },
    },
  });
  return { app, counts };
};

describe('the cache of searches', () => {
  const url = '/api/v1/icons?q=cloud';

  it('serves the third equal request with the same bytes as the first', async () => {
    const { app, counts } = countingApp();
    const responses = [];
    for (let time = 0; time < 4; time++) responses.push(await app.inject(url));
    expect(counts.pages).toBe(2);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('serves all content codings of a response from its second request if the first response was compressed', async () => {
    const { app, counts } = countingApp();
    for (const coding of ['br', 'gzip', 'identity', 'br']) {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': coding } });
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    }
    expect(counts.pages).toBe(1);
  });

  it('keeps responses while a client sends many different Host values', { tags: ['slow'] }, async () => {
    const { app, counts } = countingApp();
    const urls = [url, '/favicon.svg'];
    for (let time = 0; time < 3; time++) for (const each of urls) await app.inject(each);
    const before = { ...counts };
    // Together, these responses are twice as large as the cache.
    for (let number = 0; number < 200; number++) {
      const headers = { host: `host-${number}.example`, 'accept-encoding': 'br' };
      await Promise.all(['/docs', '/openapi.json'].map(each => app.inject({ url: each, headers })));
    }
    for (const each of urls) await app.inject(each);
    expect(counts).toEqual(before);
  });
});

describe('the entity tag of a search', () => {
  it('changes if a new ranking returns other icons for the same catalog and query', async () => {
    const index = realServices.index();
    const tagOf = async (limit: number) => {
      // The same catalog, with a search engine that returns fewer icons.
      const fewer = ({ search, ...rest }: NonNullable<typeof index>) => ({
        ...rest,
        search: {
          ...search,
          page: (query: Parameters<typeof search.page>[0]) => search.page({ ...query, limit }),
        },
      });
      const app = realApp({ index: () => index && fewer(index) });
      return (await app.inject('/api/v1/icons?q=cloud')).headers.etag;
    };
    expect(await tagOf(10)).toBe(await tagOf(10));
    expect(await tagOf(10)).not.toBe(await tagOf(11));
  });
});

describe('the cache of exports', () => {
  const request = (payload: string, headers = {}): InjectOptions => ({
    method: 'POST',
    url: '/api/v1/export',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('serves the third equal request', async () => {
    const { app, counts } = countingApp();
    for (let time = 0; time < 4; time++)
      expect((await app.inject(request('{"text":"A"}'))).statusCode).toBe(200);
    expect(counts.packages).toBe(2);
  });

  it('distinguishes requests by body, Accept, Content-Type and Content-Encoding', async () => {
    const { app } = countingApp();
    for (let time = 0; time < 3; time++) {
      const responses = await Promise.all([
        app.inject(request('{"text":"A"}')),
        app.inject(request('{"text":"B"}')),
        app.inject(request('{"text":"A"}', { accept: 'application/json' })),
        app.inject(request('{"text":"A"}', { 'content-type': 'text/plain' })),
        app.inject(request('{"text":"A"}', { 'content-encoding': 'gzip' })),
        app.inject(request('{"text":"A"}', { 'content-encoding': '' })),
      ]);
      const seen = responses.map(({ statusCode, headers }) => [
        statusCode,
        headers['content-type'],
        headers['content-disposition'],
      ]);
      expect(seen).toEqual([
        [200, 'application/zip', 'attachment; filename=initials-A-favicon.zip'],
        [200, 'application/zip', 'attachment; filename=initials-B-favicon.zip'],
        [200, 'application/json', undefined],
        ...Array(3).fill([400, 'application/problem+json', undefined]),
      ]);
    }
  });
});
