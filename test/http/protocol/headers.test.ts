// Headers of every response: version, rate limit, request id, CORS, Content-Security-Policy.
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../at-end.ts';
import { realApp } from '../real-app.ts';

const app = realApp({}, { now: () => Date.UTC(2026, 0, 1, 12, 0, 18) });

/** Requests with every kind of response, by the rate limit that the response advertises. */
const REQUESTS = {
  20: 'POST /api/v1/export, GET /api/export, OPTIONS /api/v1/export',
  40:
    'GET /api/v1, GET /api, GET /api/v1/health, HEAD /api/v1/health, POST /api/v1/health, GET /api/libraries, ' +
    'GET /, GET /docs, GET /docs/errors/, GET /openapi.json, GET /favicon.ico, GET /nothing/here, ' +
    'DELETE /nothing/here, GET /%E0%A4%A, GET /api/v1/icons/lucide/%',
  60: 'GET /api/v1/preview.svg?text=A, GET /api/preview.png',
  120:
    'GET /api/v1/icons?q=rocket, GET /api/icons/, OPTIONS /api/v1/icons, GET /api/v1/icons/lucide/rocket, ' +
    'GET /api/v1/icons/lucide/nope',
};
const RESPONSES = Object.entries(REQUESTS).flatMap(([limit, requests]) =>
  requests.split(', ').map(request => [...(request.split(' ') as ['GET', string]), limit] as const),
);

describe.each(RESPONSES)('%s %s', (method, url, limit) => {
  it('has the headers for version, rate limit, request id and CORS', async () => {
    const { headers } = await app.inject({ method, url, headers: { origin: 'https://elsewhere.example' } });
    expect(headers).toMatchObject({
      'api-version': '1',
      'ratelimit-limit': limit,
      'ratelimit-remaining': limit,
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

it.each([
  [
    'every response if PUBLIC_URL has the scheme https',
    'https://icons.example.org',
    expect.stringMatching(/^max-age=\d{8}$/),
  ],
  ['no response if PUBLIC_URL has the scheme http', 'http://icons.example.org', undefined],
  ['no response without PUBLIC_URL', undefined, undefined],
])('Strict-Transport-Security is on %s', async (_, publicUrl, field) => {
  const configured = realApp({}, { publicUrl });
  for (const [, url] of RESPONSES)
    expect((await configured.inject(url)).headers['strict-transport-security'], url).toEqual(field);
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

it.each(['1', '2', 'banana'])(
  'the request header API-Version is ignored if its value is %s',
  async version => {
    const { statusCode, headers } = await app.inject({ url: '/api', headers: { 'api-version': version } });
    expect([statusCode, headers['api-version']]).toEqual([200, '1']);
  },
);

it('a preflight response lists methods, headers and their lifetime', async () => {
  const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/api/v1/export' });
  expect([statusCode, headers['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS']);
  expect(headers['access-control-allow-headers']).toMatch(/API-Version.*Authorization.*Content-Type/);
  expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
});

it('an SVG response has a Content-Security-Policy that forbids scripts and loads, at every URL', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const studioRoot = folderWith({ 'index.html': '<!doctype html>', 'logo.svg': svg });
  const withStudio = realApp({ studioRoot });
  for (const url of ['/favicon.svg', '/logo.svg', '/api/v1/preview.svg?text=A', '/iconify/lucide/rocket.svg'])
    expect((await withStudio.inject(url)).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
});
