// Headers of every response: version, rate limit, request id, CORS, Content-Security-Policy.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../at-end.ts';
import { realApp } from '../real-app.ts';

const app = realApp({}, { now: () => Date.UTC(2026, 0, 1, 12, 0, 18) });

/** Requests with every kind of response, and the rate limit that the response advertises. */
const RESPONSES = [
  ['GET', '/api/v1', 40],
  ['GET', '/api', 40],
  ['GET', '/api/v1/health', 40],
  ['HEAD', '/api/v1/health', 40],
  ['POST', '/api/v1/health', 40],
  ['GET', '/api/libraries', 40],
  ['GET', '/api/v1/icons?q=rocket', 120],
  ['GET', '/api/icons/', 120],
  ['OPTIONS', '/api/v1/icons', 120],
  ['GET', '/api/v1/icons/lucide/rocket', 120],
  ['GET', '/api/v1/icons/lucide/nope', 120],
  ['POST', '/api/v1/export', 20],
  ['GET', '/api/export', 20],
  ['OPTIONS', '/api/v1/export', 20],
  ['GET', '/api/v1/preview.svg?text=A', 60],
  ['GET', '/api/preview.png', 60],
  ['GET', '/', 40],
  ['GET', '/docs', 40],
  ['GET', '/docs/errors/', 40],
  ['GET', '/openapi.json', 40],
  ['GET', '/favicon.ico', 40],
  ['GET', '/nothing/here', 40],
  ['DELETE', '/nothing/here', 40],
  ['GET', '/%E0%A4%A', 40],
  ['GET', '/api/v1/icons/lucide/%', 40],
] as const;

describe.each(RESPONSES)('%s %s', (method, url, limit) => {
  it('has the headers for version, rate limit, request id and CORS', async () => {
    const { headers } = await app.inject({ method, url, headers: { origin: 'https://elsewhere.example' } });
    expect(headers).toMatchObject({
      'api-version': '1',
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(limit),
      'ratelimit-reset': '42',
      ratelimit: `limit=${limit}, remaining=${limit}, reset=42`,
      'ratelimit-policy': `${limit};w=60`,
      'x-request-id': expect.stringMatching(/^[\w.-]{1,64}$/),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('RateLimit-Reset'),
    });
    expect(headers).not.toHaveProperty('deprecation');
    expect(headers).not.toHaveProperty('sunset');
  });
});

describe('the response header Strict-Transport-Security', () => {
  const urls = [...new Set(RESPONSES.map(([, url]) => url))];

  it('is on every response if PUBLIC_URL is an https URL', async () => {
    const secure = realApp({}, { publicUrl: 'https://icons.example.org' });
    for (const url of urls)
      expect((await secure.inject(url)).headers, url).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      });
  });

  it.each([{}, { publicUrl: 'http://icons.example.org' }])('is on no response with %j', async config => {
    const plain = realApp({}, config);
    for (const url of urls)
      expect((await plain.inject(url)).headers, url).not.toHaveProperty('strict-transport-security');
  });
});

describe('the response header X-Request-Id', () => {
  it("echoes the request's X-Request-Id of up to 64 characters [A-Za-z0-9_.-]", async () => {
    const { headers } = await app.inject({ url: '/api', headers: { 'x-request-id': 'deploy-42.a_b' } });
    expect(headers['x-request-id']).toBe('deploy-42.a_b');
  });

  it.each(['<script>', 'a b', 'ä', 'x'.repeat(65), ''])(
    'is a new UUID if the request has the invalid X-Request-Id %j',
    async id => {
      const { headers } = await app.inject({ url: '/api', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('the request header API-Version', () => {
  it.each(['1', '2', 'banana'])('is ignored whatever its value, for example %s', async version => {
    const { statusCode, headers } = await app.inject({ url: '/api', headers: { 'api-version': version } });
    expect([statusCode, headers['api-version']]).toEqual([200, '1']);
  });
});

describe('a preflight response', () => {
  it('lists methods, headers and their lifetime', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/export',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,api-version',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toMatch(/API-Version.*Authorization.*Content-Type/);
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
  });
});

describe('an SVG response', () => {
  const studioRoot = temporaryFolder();
  writeFileSync(join(studioRoot, 'index.html'), '<!doctype html>');
  writeFileSync(join(studioRoot, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const withStudio = realApp({ studioRoot });

  it('has a Content-Security-Policy that forbids scripts and loads, at every URL', async () => {
    const urls = [...RESPONSES.map(([, url]) => url), '/favicon.svg', '/api/preview.svg?text=B', '/logo.svg'];
    const responses = await Promise.all(urls.map(url => withStudio.inject(url)));
    const images = responses.filter(({ headers }) => headers['content-type'] === 'image/svg+xml');
    expect(images.length).toBe(4);
    for (const { headers } of images) {
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    }
  });
});
