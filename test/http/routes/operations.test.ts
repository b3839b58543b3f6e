// Operations at their canonical paths and aliases.
import { describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';
import { realApp, realServices } from '../real-app.ts';

const app = realApp({}, { publicUrl: 'https://icons.example.org' });
const iconCount = realServices.index()?.catalog.iconCount;
const get = async (url: string) => (await app.inject(url)).json();

describe.each(['/api/v1', '/api'])('at %s', prefix => {
  it('the index lists name, version, documentation and every endpoint', async () => {
    expect(await get(prefix)).toEqual({
      name: 'Favsmith',
      version: '1',
      versioning: expect.stringContaining('/api/v1'),
      openapi: 'https://icons.example.org/openapi.json',
      documentation: 'https://icons.example.org/docs',
      errors: 'https://icons.example.org/docs/errors',
      error_media_type: 'application/problem+json',
      endpoints: expect.arrayContaining([
        {
          operation: 'getIcon',
          method: 'GET',
          path: '/api/v1/icons/{library}/{name}',
          alias: '/api/icons/{library}/{name}',
          summary: 'Fetch one icon',
        },
      ]),
    });
  });

  it('health has the number of icons in all libraries', async () => {
    expect(await get(`${prefix}/health`)).toEqual({ status: 'ok', icons: iconCount });
  });

  it('a library has license, attribution, icon count and styles', async () => {
    const { libraries } = await get(`${prefix}/libraries`);
    expect(libraries.map(({ slug }: { slug: string }) => slug)).toEqual(
      BUILT_IN_LIBRARIES.map(({ slug }) => slug),
    );
    expect(libraries[0]).toEqual({
      slug: 'lucide',
      name: 'Lucide',
      license: 'ISC',
      attribution_note: expect.stringContaining('Lucide'),
      icon_count: 1908,
      styles: ['outline'],
    });
  });

  it('a search returns the requested page', async () => {
    const page = await get(`${prefix}/icons?q=rocket&library=lucide&limit=1&offset=0`);
    expect(page).toEqual({
      total: expect.any(Number),
      limit: 1,
      offset: 0,
      icons: [expect.objectContaining({ name: 'rocket', library: 'lucide', style: 'outline' })],
    });
  });

  it('a lookup returns one icon with all fields', async () => {
    expect(await get(`${prefix}/icons/phosphor/rocket?style=duotone`)).toEqual({
      id: expect.any(Number),
      name: 'rocket',
      style: 'duotone',
      tags: expect.any(String),
      library: 'phosphor',
      library_name: 'Phosphor Icons',
      license: 'MIT',
      svg: expect.stringMatching(/^<svg .*<\/svg>$/s),
      attribution_note: expect.any(String),
    });
  });
});

describe('a search', () => {
  it.each([
    ['limit=0', { limit: 1 }],
    ['limit=1000', { limit: 300 }],
    ['limit=x', { limit: 96 }],
    ['offset=-3', { offset: 0 }],
    ['offset=99999', { offset: 99_999, icons: [] }],
    ['library=nope', { total: 0, icons: [] }],
    ['style=nope', { total: 0, icons: [] }],
    ['q=', { total: iconCount }],
  ])('with %s has these members in its response: %j', async (query, applied) => {
    expect(await get(`/api/v1/icons?${query}`)).toMatchObject(applied);
  });
});

describe('a lookup', () => {
  it('without a style returns the default style', async () => {
    expect(await get('/api/v1/icons/tabler/rocket')).toMatchObject({ style: 'outline' });
  });

  it.each([
    ['a misspelled name', '/api/v1/icons/lucide/rockett', 'A close name is rocket. Or'],
    ['an unknown library', '/api/v1/icons/nope/rocket', 'The libraries are lucide'],
    [
      'a style that the icon does not have',
      '/api/v1/icons/lucide/rocket?style=bold',
      'Its style is outline.',
    ],
    ['the library __proto__', '/api/v1/icons/__proto__/constructor', 'The libraries are'],
    ['the name __proto__', '/api/v1/icons/lucide/__proto__', 'lucide'],
    ['a path as the name', '/api/v1/icons/lucide/..%2f..%2fetc%2fpasswd', 'lucide'],
    ['a name of 5,000 characters', `/api/v1/icons/lucide/${'a'.repeat(5000)}`, 'lucide'],
  ])('of %s is answered with 404 and a hint', async (_, url, hint) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'icon_not_found', hint: expect.stringContaining(hint) });
  });
});

it.each([
  ['strokes', 'library=lucide&name=heart', '#fff'],
  ['two layers', 'library=phosphor&name=cube&style=duotone', '#fff'],
  ['fills', 'library=phosphor&name=cube&style=fill', '#f59e0b'],
])(
  'the dark preview of an icon drawn with %s has a plate in the color of the light ink',
  async (_, icon, plate) => {
    const { body } = await app.inject(`/api/v1/preview.svg?${icon}&fill=%23f59e0b&scheme=dark&size=64`);
    expect(body).toContain(`<rect fill="${plate}"`);
  },
);

it('GET /healthz responds with 200 to more requests than any quota allows', async () => {
  const limited = realApp({ quotaWindows: createLocalWindows(Date.now) });
  for (let sent = 0; sent <= Math.max(...Object.values(QUOTAS)); sent++) {
    const { statusCode, body, headers } = await limited.inject('/healthz');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
  }
});

it('GET /healthz responds with 503 while there is no catalog', async () => {
  const { statusCode, body } = await realApp({ index: () => undefined }).inject('/healthz');
  expect([statusCode, body]).toEqual([503, 'The catalog file is missing or damaged.\n']);
});
