import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { realApp } from './real-app.ts';

const app = realApp({}, { now: () => Date.UTC(2026, 0, 1, 12, 0, 18) });

/** Every kind of answer there is, and the quota that it advertises. */
const ANSWERS = [
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
  ['GET', '/api/v1/preview.svg?text=A', 120],
  ['GET', '/api/preview.png', 120],
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

describe.each(ANSWERS)('%s %s', (method, url, limit) => {
  it('carries version, quota, request id and permission for other origins', async () => {
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

describe('X-Request-Id', () => {
  it('is the client’s own when that is harmless', async () => {
    const { headers } = await app.inject({ url: '/api', headers: { 'x-request-id': 'deploy-42.a_b' } });
    expect(headers['x-request-id']).toBe('deploy-42.a_b');
  });

  it.each(['<script>', 'a b', 'ä', 'x'.repeat(65), ''])('is never %j', async id => {
    const { headers } = await app.inject({ url: '/api', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('API-Version', () => {
  it.each(['1', '2', 'banana'])('of a request may be %s', async version => {
    const { statusCode, headers } = await app.inject({ url: '/api', headers: { 'api-version': version } });
    expect([statusCode, headers['api-version']]).toEqual([200, '1']);
  });
});

describe('a preflight request', () => {
  it('learns methods, headers and how long that holds', async () => {
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
    expect(headers['access-control-allow-headers']).toMatch(/API-Version.*Content-Type/);
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
  });
});

describe('the window', () => {
  it.each([
    [0, '60'],
    [59, '1'],
  ])('resets at the next full minute: at second %d in %s s', async (second, reset) => {
    const at = realApp({}, { now: () => Date.UTC(2026, 0, 1, 12, 0, second) });
    expect((await at.inject('/api')).headers['ratelimit-reset']).toBe(reset);
  });
});

describe('an SVG response', () => {
  const studioRoot = mkdtempSync(join(tmpdir(), 'favsmith-'));
  writeFileSync(join(studioRoot, 'index.html'), '<!doctype html>');
  writeFileSync(join(studioRoot, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const withStudio = realApp({ studioRoot });
  afterAll(() => rmSync(studioRoot, { recursive: true }));

  it('has a Content-Security-Policy that loads and runs nothing, whichever resource it is', async () => {
    const urls = [...ANSWERS.map(([, url]) => url), '/favicon.svg', '/api/preview.svg?text=B', '/logo.svg'];
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
