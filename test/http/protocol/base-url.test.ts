// Base URL in responses: PUBLIC_URL, request target, Host, forwarded fields.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rawRequest, serve } from '../raw-request.ts';
import { realApp } from '../real-app.ts';

const forwarded = {
  host: 'inner',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'icons.example.org',
  'x-forwarded-proto': 'https',
};

/** Resources that contain the base URL. */
const RESOURCES = ['/api/v1', '/api', '/docs', '/docs/errors', '/llms.txt', '/openapi.json'];

describe('behind a trusted proxy', () => {
  const app = realApp({}, { trustProxy: true });

  it('the base URL follows X-Forwarded-Host and X-Forwarded-Proto', async () => {
    const { openapi } = (await app.inject({ url: '/api', headers: forwarded })).json();
    expect(openapi).toBe('https://icons.example.org/openapi.json');
  });

  it('the base URL ignores an X-Forwarded-Host that is not a host', async () => {
    const headers = { ...forwarded, 'x-forwarded-host': 'evil"><script>' };
    const { openapi } = (await app.inject({ url: '/api', headers })).json();
    expect(openapi).toMatch(/^https:\/\/[\w.:]+\/openapi\.json$/);
  });

  it.each(RESOURCES)('Vary of %s lists the forwarded fields even if the request has none', async url => {
    for (const headers of [{}, forwarded])
      expect((await app.inject({ url, headers })).headers.vary).toMatch(
        /X-Forwarded-Host, X-Forwarded-Proto/,
      );
  });

  it('every cacheable response that differs with X-Forwarded-Host lists it in Vary', async () => {
    const urls = [...RESOURCES, '/', '/docs/style.css', '/favicon.svg', '/robots.txt', '/docs/versioning'];
    const bodies = async (host: string) =>
      Promise.all(urls.map(url => app.inject({ url, headers: { ...forwarded, 'x-forwarded-host': host } })));
    const [first, second] = [await bodies('a.example'), await bodies('b.example')];
    for (const [position, response] of first.entries()) {
      const other = second[position];
      const differs = response.body !== other?.body || response.headers.location !== other.headers.location;
      if (differs) expect(String(response.headers.vary)).toContain('X-Forwarded-Host');
    }
    expect(first.some(({ body }) => body.includes('a.example'))).toBe(true);
  });
});

describe('PUBLIC_URL', () => {
  const app = realApp({}, { publicUrl: 'https://icons.example.org/fav', trustProxy: true });

  it('is the base URL of every response, whatever the Host header', async () => {
    const index = (await app.inject({ url: '/api', headers: { host: 'other' } })).json();
    expect(index.documentation).toBe('https://icons.example.org/fav/docs');
    expect((await app.inject('/openapi.json')).json().servers[0].url).toBe('https://icons.example.org/fav');
  });

  it.each(RESOURCES)('makes %s independent of the forwarded fields', async url => {
    const { headers } = await app.inject({ url, headers: forwarded });
    expect(headers.vary ?? '').not.toContain('X-Forwarded');
  });

  it.each(['/fav/api/v1/health', '/api/v1/health', '/fav/api/v1/health/?x=1'])(
    'with a path makes the service accept %s, whether or not a proxy strips the path',
    async url => {
      expect((await app.inject(url)).json()).toMatchObject({ status: 'ok' });
    },
  );

  it.each([
    ['/fav', 'https://icons.example.org/fav/'],
    ['/fav?shape=circle', 'https://icons.example.org/fav/?shape=circle'],
    ['https://other.example/fav', 'https://icons.example.org/fav/'],
    ['/fav/', undefined],
    ['/', undefined],
  ])(
    'with a path makes the service redirect %s to %s, so that relative links stay below the path',
    async (url, location) => {
      const studioRoot = join(import.meta.dirname, '..', '..', '..', 'dist', 'studio');
      const { statusCode, headers } = await realApp(
        { studioRoot },
        { publicUrl: 'https://icons.example.org/fav' },
      ).inject(url);
      expect([statusCode, headers.location, headers['api-version']]).toEqual([
        location ? 308 : 200,
        location,
        '1',
      ]);
    },
  );

  it.each(['/caf%C3%A9', '/a:b', '/a*', '/healthz'])(
    'with the path %s makes the service redirect that path to the same path with a slash',
    async path => {
      const publicUrl = `https://icons.example.org${path}`;
      const { statusCode, headers } = await realApp({}, { publicUrl }).inject(`${path}?q=1`);
      expect([statusCode, headers.location]).toEqual([308, `${publicUrl}/?q=1`]);
    },
  );

  it.each([
    ['GET', '/fav/nope', '/fav/nope'],
    ['GET', '/nope', '/fav/nope'],
    ['GET', 'https://other.example/fav/nope?x=1', '/fav/nope'],
    ['GET', '/fav/api/v1/icons/lucide/a%2Fb', '/fav/api/v1/icons/lucide/a%2Fb'],
    ['PUT', '/fav/api/v1', '/fav/api/v1'],
    ['PUT', '/fav', '/fav'],
    ['PUT', '/fav/', '/fav/'],
  ] as const)(
    'with a path makes the problem of %s %s name %s, whether or not a proxy strips the path',
    async (method, url, instance) => {
      expect((await app.inject({ method, url })).json()).toMatchObject({ instance });
    },
  );

  it('with a path makes the index list paths of endpoints that resolve against its host', async () => {
    const { endpoints } = (await app.inject('/fav/api/v1')).json();
    for (const { path, alias } of endpoints) {
      expect(path).toMatch(/^\/fav\/api\/v1(?:\/|$)/);
      expect(alias).toMatch(/^\/fav\/api(?:\/(?!v1)|$)/);
    }
  });

  it.each([
    ['/fav', 308],
    ['/fav/', 302],
    ['/favicon.svg', 200],
    ['/favapi/v1/health', 404],
  ])('with a path makes the service respond to %s with %d', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });
});

const { app: plainApp, port } = await serve();

describe('without PUBLIC_URL and a proxy', () => {
  /** The base URL in the type of a problem. */
  const baseUrlFor = async (fields: string, target = '/nothing') => {
    const request = `GET ${target} HTTP/1.1\r\nConnection: close\r\n${fields}\r\n\r\n`;
    const { type } = JSON.parse((await rawRequest(port, request)).body);
    return type.replace('/docs/errors#not_found', '');
  };

  it.each([
    'icons.example.org',
    'icons.example.org:8080',
    'icons.example.org:65535',
    '[::1]:3000',
    'localhost',
  ])('the base URL follows the Host %s', async host => {
    expect(await baseUrlFor(`Host: ${host}`)).toBe(`http://${host}`);
  });

  const INVALID_HOSTS =
    'evil.example/path, a"b, <script>, user@evil.example, a b, [::1, [1:2:3], :80, a:99999999, x.org:99999, 1.2.3.256';
  it.each(['', ...INVALID_HOSTS.split(', ')])(
    'the base URL is the local address if the Host is %j',
    async host => {
      expect(await baseUrlFor(`Host: ${host}`)).toBe(`http://127.0.0.1:${port}`);
    },
  );

  it('the base URL is valid and has the authority of the Host for 2,000 generated hosts', async () => {
    const pieces = ['a', 'Z', '7', '255', '256', '.', '..', '-', '_', ':', '[', ']', '::1', 'x.org', '99999'];
    let state = 1;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 2000; round++) {
      const host = Array.from({ length: 1 + random(5) }, () => pieces[random(pieces.length)]).join('');
      const { openapi } = (await plainApp.inject({ url: '/api', headers: { host } })).json();
      expect(URL.canParse(openapi), host).toBe(true);
      expect(openapi).toMatch(/^http:\/\/[^/@?#]+\/openapi\.json$/);
    }
  });

  it.each([
    ['http://target.example/nothing', 'http://target.example'],
    ['http://target.example:81/nothing?q=/', 'http://target.example:81'],
    ['HTTPS://target.example/nothing', 'https://target.example'],
    ['http://user@target.example/nothing', 'http://127.0.0.1:'],
    ['http://target.example:99999/nothing', 'http://127.0.0.1:'],
  ])('the base URL follows the target %s instead of the Host', async (target, baseUrl) => {
    const expected = baseUrl.endsWith(':') ? `${baseUrl}${port}` : baseUrl;
    expect(await baseUrlFor('Host: host.example', target)).toBe(expected);
  });

  it('the base URL ignores the forwarded fields', async () => {
    const fields = 'Host: a\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https';
    expect(await baseUrlFor(fields)).toBe('http://a');
  });
});

describe.each([
  ['without PUBLIC_URL and a proxy', {}],
  ['without PUBLIC_URL behind a trusted proxy', { trustProxy: true }],
  ['with PUBLIC_URL', { publicUrl: 'https://icons.example.org' }],
  ['with PUBLIC_URL behind a trusted proxy', { publicUrl: 'https://icons.example.org', trustProxy: true }],
] as const)('hostile forwarded fields %s', (_name, config) => {
  const HOSTS = [undefined, 'a.example', '-', '%', 'x"><script>', 'a/b', 'a:b@c', 'a:99999', '', '[::'];
  const SCHEMES = [undefined, 'HTTPS', '%', 'javascript', 'http://evil.example/?', 'https, x', '"', ''];
  const app = realApp({}, config);

  it.each([...RESOURCES, '/', '/nothing', '/api/v1/icons/lucide/nope'])(
    'cause no server error at %s, and every URL of the response has the scheme http or https',
    async url => {
      const accepts = url === '/nothing' ? ['text/html', 'application/json'] : ['*/*'];
      const seen = new Set<string>();
      for (const host of HOSTS) {
        for (const scheme of SCHEMES) {
          for (const accept of accepts) {
            const headers = {
              host: 'inner.example',
              accept,
              ...(host !== undefined && { 'x-forwarded-host': host }),
              ...(scheme !== undefined && { 'x-forwarded-proto': scheme }),
            };
            const { statusCode, body, headers: sent } = await app.inject({ url, headers });
            const context = JSON.stringify([host, scheme]);
            expect(statusCode, context).toBeLessThan(500);
            const text = `${sent.location ?? ''} ${body}`;
            if (seen.has(text)) continue;
            seen.add(text);
            const urls = [...text.matchAll(/[^\s"'<>`(;&]{0,30}:\/\/[^\s"'<>`\\&)]*/g)].map(
              ([found]) => found,
            );
            expect(
              urls.filter(found => !/^https?:\/\/(?:[\w.-]+|\[[\w:]+\])(?::\d+)?(?:[/,.]|$)/.test(found)),
              context,
            ).toEqual([]);
            expect(text, context).not.toMatch(/evil\.example|javascript:|"><script/);
          }
        }
      }
    },
  );
});

describe('behind a proxy that strips a path that the service does not know', () => {
  const app = realApp();
  /** The path that a browser at https://host.example/tools/… requests for a link of the page. */
  const followed = (page: string, link: string): string =>
    new URL(link.replaceAll('&amp;', '&'), `https://host.example/tools${page}`).pathname;

  const PAGES = '/docs /docs/ /docs/errors /docs/errors/ /docs/frameworks/next /docs/guide /no/page/here';
  it.each(PAGES.split(' '))('the links of %s lead to existing pages below the path', async page => {
    const { body } = await app.inject({ url: page, headers: { accept: 'text/html' } });
    const links = [...body.matchAll(/(?<!rel="canonical" )(?:href|src|data-path)="([^"#]+)"/g)]
      .map(([, link = '']) => link)
      .filter(link => !/^[a-z]+:/.test(link));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const path = followed(page, link);
      expect(path, link).toMatch(/^\/tools\//);
      const { statusCode } = await app.inject(path.slice('/tools'.length).replace(/%7B(\w+)%7D/g, 'lucide'));
      expect([200, 302, 400, 404, 405], link).toContain(statusCode);
      if (!link.includes('{') && !link.includes('/api/')) expect([200, 302], link).toContain(statusCode);
    }
  });

  it('the link to the catalog and the redirect of / stay below the path', async () => {
    const { headers } = await app.inject({ method: 'HEAD', url: '/.well-known/api-catalog' });
    const [, link = ''] = /^<(.*)>/.exec(String(headers.link)) ?? [];
    expect(followed('/.well-known/api-catalog', link)).toBe('/tools/.well-known/api-catalog');
    expect(followed('/', String((await app.inject('/')).headers.location))).toBe('/tools/docs');
  });
});
