// Studio files: headers, caching, and files that must not be served.
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../at-end.ts';
import { realApp } from '../real-app.ts';

const script = 'export const words = "the same words over and over ";\n'.repeat(100);
const folder = folderWith({
  'secret.txt': 'secret',
  'studio/index.html': '<!doctype html><title>Studio</title>',
  'studio/assets/main-4f2a.js': script,
  'studio/assets/pixel-worker-4f2a.js': script,
  'studio/.index.html.stamp': 'hidden',
  'studio/.env': 'hidden',
  'studio/.cache/state.json': 'hidden',
  'studio/assets/.DS_Store': 'hidden',
});
const studioRoot = join(folder, 'studio');

const app = realApp({ studioRoot });

describe('the studio', () => {
  it('is served at / with a policy that forbids inline scripts and other origins', async () => {
    const { statusCode, body, headers } = await app.inject('/');
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Studio</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*script-src 'self'; style-src 'self'/,
      ),
      'ratelimit-policy': '40;w=60',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('serves scripts of web workers with a policy that allows WebAssembly', async () => {
    const { headers } = await app.inject('/assets/pixel-worker-4f2a.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
  });

  it('serves the license texts of libraries and emoji, from which browsers make packages', async () => {
    const { libraries } = (await app.inject('/api/v1/libraries')).json();
    const licenses: { slug: string; licenseText: string }[] = (await app.inject('/licenses.json')).json();
    const slugs = libraries.map(({ slug }: { slug: string }) => slug);
    expect(licenses.map(({ slug }) => slug)).toEqual([...slugs, 'fluent-emoji-flat', 'circle-flags']);
    for (const { slug, licenseText } of licenses) expect(licenseText.length, slug).toBeGreaterThan(500);
  });

  it('serves the WebAssembly renderer of logos with its media type and an entity tag for revalidation', async () => {
    const { statusCode, rawPayload, headers } = await app.inject('/resvg.wasm');
    expect([statusCode, WebAssembly.validate(new Uint8Array(rawPayload))]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/wasm',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({ url: '/resvg.wasm', headers: { 'if-none-match': `${headers.etag}` } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await app.inject({ method: 'POST', url: '/resvg.wasm' })).statusCode).toBe(405);
  });

  it('serves files with a content hash compressed and as immutable', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/main-4f2a.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'gzip',
    });
    expect(gunzipSync(rawPayload).toString()).toBe(script);
  });

  const MISSING =
    '/assets/nothing.js /../secret.txt /%2e%2e/secret.txt /assets/..%2f..%2f..%2fsecret.txt /assets ' +
    '/.index.html.stamp /.env /.cache/state.json /assets/.DS_Store';
  it.each(MISSING.split(' '))('responds to %s with 404', async url => {
    const response = await app.inject(url);
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('does not replace API and documentation', async () => {
    expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
    expect((await app.inject('/docs')).statusCode).toBe(200);
  });
});

describe('without a studio', () => {
  it('the root redirects to the documentation', async () => {
    const { statusCode, headers } = await realApp({}, { publicUrl: 'https://icons.example.org' }).inject('/');
    expect([statusCode, headers.location]).toEqual([302, 'https://icons.example.org/docs']);
  });
});
