import { describe, expect, it } from 'vitest';
import { realApp } from './real-app.ts';

const forwarded = {
  host: 'inner',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'icons.example.org',
  'x-forwarded-proto': 'https',
};

describe('the base address', () => {
  it('comes from a trusted proxy’s forwarded fields', async () => {
    const app = realApp({}, { trustProxy: true });
    const { openapi } = (await app.inject({ url: '/api', headers: forwarded })).json();
    expect(openapi).toBe('https://icons.example.org/openapi.json');
  });

  it('never comes from a forwarded host that is none', async () => {
    const app = realApp({}, { trustProxy: true });
    const headers = { ...forwarded, 'x-forwarded-host': 'evil"><script>' };
    const { openapi } = (await app.inject({ url: '/api', headers })).json();
    expect(openapi).not.toContain('script');
  });

  it('is PUBLIC_URL before all', async () => {
    const app = realApp({}, { publicUrl: 'https://icons.example.org/fav', trustProxy: true });
    const index = (await app.inject({ url: '/api', headers: { host: 'other' } })).json();
    expect(index.documentation).toBe('https://icons.example.org/fav/docs');
    expect((await app.inject('/docs')).body).toContain('href="/fav/docs/style.css"');
    expect((await app.inject('/openapi.json')).json().servers[0].url).toBe('https://icons.example.org/fav');
  });

  it.each(['/fav/api/v1/health', '/api/v1/health', '/fav/api/v1/health/?x=1'])(
    'with a path serves %s, whether or not a proxy takes that path off',
    async url => {
      const app = realApp({}, { publicUrl: 'https://icons.example.org/fav' });
      expect((await app.inject(url)).json()).toMatchObject({ status: 'ok' });
    },
  );

  it.each([
    ['/fav', 302],
    ['/fav/', 302],
    ['/favicon.svg', 200],
    ['/favapi/v1/health', 404],
  ])('with a path answers %s with %d', async (url, status) => {
    const app = realApp({}, { publicUrl: 'https://icons.example.org/fav' });
    expect((await app.inject(url)).statusCode).toBe(status);
  });
});
