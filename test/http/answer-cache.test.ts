import { describe, expect, it } from 'vitest';
import { createAnswerCache } from '../../src/http/answer-cache.ts';
import { createRepresentation } from '../../src/http/representation.ts';
import { realApp, realServices } from './real-app.ts';

const representation = (length: number) =>
  createRepresentation(Buffer.alloc(length, 'x'), { mediaType: 'text/plain', tag: 'tag' });

describe('a cache of answers', () => {
  it('makes an answer once, for each origin', () => {
    const cache = createAnswerCache();
    const [origin, other] = [{}, {}];
    const first = cache(origin, 'key', () => representation(1));
    expect(cache(origin, 'key', () => representation(2))).toBe(first);
    expect(cache(other, 'key', () => representation(3))).not.toBe(first);
  });

  it('forgets the longest unused beyond its bytes', () => {
    const cache = createAnswerCache(10_000);
    const origin = {};
    const first = cache(origin, 'first', () => representation(3000));
    cache(origin, 'second', () => representation(3000));
    expect(cache(origin, 'first', () => representation(3000))).not.toBe(first);
  });

  it('does not keep what alone is beyond its bytes, yet answers it', () => {
    const cache = createAnswerCache(1000);
    expect(cache({}, 'large', () => representation(5000)).bytes.length).toBe(5000);
  });
});

describe('a representation', () => {
  it('is compressed once per coding, however many ask at once', async () => {
    const answer = representation(5000);
    const forms = await Promise.all([answer.coded('br'), answer.coded('br'), answer.coded('gzip')]);
    expect(forms[0]).toBe(forms[1]);
    expect(forms[0]).not.toBe(forms[2]);
  });
});

describe('a search', () => {
  it('that was answered is not made again, whoever asks and in which coding', async () => {
    const index = realServices.index();
    let pages = 0;
    const counted = index && {
      ...index,
      search: {
        page: (query: Parameters<typeof index.search.page>[0]) => {
          pages++;
          return index.search.page(query);
        },
      },
    };
    const app = realApp({ index: () => counted });
    for (const [url, coding] of [
      ['/api/v1/icons?q=cloud', 'identity'],
      ['/api/icons/?q=cloud&limit=96', 'br'],
      ['/api/v1/icons?offset=0&q=%20cloud', 'gzip'],
    ] as const) {
      expect((await app.inject({ url, headers: { 'accept-encoding': coding } })).statusCode).toBe(200);
    }
    expect(pages).toBe(1);
  });
});
