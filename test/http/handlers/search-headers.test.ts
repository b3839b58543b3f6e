// Search responses: links to the next page, reports on unknown parameters, several libraries, short forms.
import { describe, expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const app = realApp();
const get = async (url: string) => {
  const { headers, statusCode, body } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return { headers, json: JSON.parse(body) };
};

describe('the header Link', () => {
  it.each([
    ['/api/v1/icons?q=rocket&limit=7&library=tabler,remix', 'icons'],
    ['/api/icons/?q=a+b%26c&limit=300&group=name', 'icons'],
    ['/api/v1/icons?limit=1&offset=26475', 'icons'],
    ['/api/v1/emoji?q=animal&limit=5', 'emoji'],
    ['/api/v1/ideas?q=bakery', 'ideas'],
    ['/api/v1/ideas?q=caf%C3%A9&offset=3', 'ideas'],
  ])('leads from page to page until all results are read: %s', async (first, list) => {
    const { json } = await get(first);
    let { offset } = json;
    for (let url: string | undefined = first; url !== undefined; ) {
      const { headers, json: page } = await get(url);
      expect(page.offset).toBe(offset);
      expect(page[list].length).toBeGreaterThan(0);
      offset += page[list].length;
      const next = /^<(\?[^>]+)>; rel="next"$/.exec(String(headers.link))?.[1];
      url = next && new URL(next, `http://localhost${first}`).href.replace('http://localhost', '');
    }
    expect(offset).toBe(json.total);
  });

  it.each(['/api/v1/icons?q=zzzzzz', '/api/v1/icons?offset=99999999', '/api/v1/icons/lucide/rocket'])(
    'is absent without a next page: %s',
    async url => {
      expect((await get(url)).headers).not.toHaveProperty('link');
    },
  );
});

describe('the header Search-Report', () => {
  it.each([
    ['/api/v1/icons?query=rocket', /^There is no parameter "query"\. Known are q, lang, library/],
    ['/api/v1/icons?libary=lucide', /^There is no parameter "libary"\. Did you mean library\?/],
    ['/api/v1/icons?q[]=rocket', /"q\[\]"/],
    ['/api/v1/icons?page=2&per_page=5', /"page".*"per_page"/],
    ['/api/v1/icons?__proto__=1', /"__proto__"/],
    ['/api/v1/icons?%E2%82%AC%0d%0aA:b=1', /"\\u20ac\\r\\nA:b"/],
    ['/api/v1/icons?q=a&library=Lucide', /^There is no library "Lucide"\. Did you mean lucide\?/],
    ['/api/v1/icons?q=a&library=lucide,tablr', /"tablr"\. Did you mean tabler\?/],
    [
      '/api/v1/icons?q=a&library=lucide&style=filed',
      /^There is no style of lucide "filed"\. Known are outline/,
    ],
    ['/api/v1/icons?q=a&style=Outline,fill', /"Outline"\. Did you mean outline\?/],
    ['/api/v1/emoji?q=fox&library=lucide', /^There is no parameter "library"/],
    ['/api/v1/ideas?text=bakery', /^There is no parameter "text"/],
  ])('names what the request says in vain: %s', async (url, expected) => {
    const { headers } = await get(url);
    expect(headers['search-report']).toMatch(expected);
    expect(headers['search-report']).toMatch(/^[ -~]{1,1000}$/);
  });

  it.each([
    '/api/v1/icons',
    '/api/v1/icons?q=a&lang=de&library=lucide,tabler&style=outline&limit=0&offset=-1&group=x&only=x',
    '/api/v1/icons?library=&style=,',
    '/api/v1/emoji?q=fox&limit=2&offset=1',
    '/api/v1/ideas?q=law&offset=6&lang=en',
  ])('is absent if all parameters and names are known: %s', async url => {
    expect((await get(url)).headers).not.toHaveProperty('search-report');
  });
});

describe('several libraries and styles', () => {
  it.each([
    ['library=lucide,remix', ['library=lucide', 'library=remix']],
    ['library=lucide&library=remix', ['library=lucide', 'library=remix']],
    ['library=%20lucide%20,,remix,nowhere', ['library=lucide', 'library=remix']],
    ['style=fill,duotone', ['style=fill', 'style=duotone']],
    [
      'library=phosphor,remix&style=fill,bold',
      ['library=phosphor&style=fill', 'library=phosphor&style=bold', 'library=remix&style=fill'],
    ],
  ])('find what each of them finds: %s', async (several, single) => {
    const url = '/api/v1/icons?limit=300&q=delete+account';
    const idsOf = async (filter: string): Promise<number[]> =>
      (await get(`${url}&${filter}`)).json.icons.map(({ id }: { id: number }) => id);
    const all = await idsOf('');
    const expected = (await Promise.all(single.map(idsOf))).flat();
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsOf(several)).toEqual(all.filter(id => expected.includes(id)));
  });

  it('are prefixes in the search of Iconify', async () => {
    const totals = ['lucide', 'tabler', 'lucide,tabler', 'lucide,nowhere', 'nowhere'].map(
      async prefixes => (await get(`/iconify/search?query=delete+account&prefixes=${prefixes}`)).json.total,
    );
    const [lucide, tabler, both, known, none] = await Promise.all(totals);
    expect([both, known, none]).toEqual([lucide + tabler, lucide, 0]);
  });
});

describe('a short form of a search', () => {
  const url = '/api/v1/icons?q=rocket&limit=5&offset=2&group=name';

  it('lists names instead of icons with only=names', async () => {
    const { json } = await get(url);
    const names = json.icons.map(
      ({ library, name, style }: Record<string, string>) => `${library}/${name}/${style}`,
    );
    expect((await get(`${url}&only=names`)).json).toEqual({ ...json, icons: [], names });
  });

  it('has only the total with only=total', async () => {
    const { json } = await get('/api/v1/icons?q=rocket');
    const short = await get('/api/v1/icons?q=rocket&only=total');
    expect(short.json).toEqual({ ...json, icons: [] });
    expect(short.headers.etag).not.toBe((await get('/api/v1/icons?q=rocket&only=names')).headers.etag);
  });
});
