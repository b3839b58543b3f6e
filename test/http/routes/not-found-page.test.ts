// HTML page for paths that do not exist.
import { describe, expect, it } from 'vitest';
import { realApp } from '../real-app.ts';

const app = realApp({}, { publicUrl: 'https://icons.example.org/favicons' });
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a path that does not exist', () => {
  it.each(['/nothing', '/docs/nothing', '/docs/nothing/', '/%3Cscript%3E', '/assets/old.js'])(
    'gets an HTML page in a browser: %s',
    async url => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: BROWSER } });
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
        vary: expect.stringContaining('Accept'),
        'api-version': '1',
        ratelimit: expect.any(String),
      });
      expect(body).toContain('Page not found');
      const [, link = ''] = /href="([^"]*\/docs)"/.exec(body) ?? [];
      expect(new URL(link, `https://icons.example.org/favicons${url}`).pathname).toBe('/favicons/docs');
      expect(body).not.toContain('<script>');
    },
  );

  it.each([
    ['/nothing', undefined],
    ['/nothing', '*/*'],
    ['/nothing', 'application/json, text/html;q=0.5'],
    ['/nothing', 'text/html, application/problem+json'],
    ['/api/nothing', BROWSER],
    ['/api/v1/icons/lucide/nothing', BROWSER],
    ['/api', 'text/html;q=2'],
  ])('gets JSON instead of an HTML page: %s with Accept %s', async (url, accept) => {
    const { headers } = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
    expect(headers['content-type']).toMatch(/json/);
  });
});
