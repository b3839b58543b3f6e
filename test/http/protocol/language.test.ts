// Language of the page of the studio.
import { describe, expect, test } from 'vitest';
import { preferredLanguage } from '../../../src/http/protocol/language.ts';
import { folderWith } from '../../at-end.ts';
import { realApp } from '../real-app.ts';

const AVAILABLE = ['en', 'ar', 'de', 'hi', 'pt', 'zh-Hans'];

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-CH-1901, en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['pt-PT', 'pt'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['de;q=0.5, ar', 'ar'],
  ['de;q=0, ar;q=0.1', 'ar'],
  ['ja, de;q=0.9', 'de'],
  ['ja', 'en'],
  ['*', 'en'],
  ['*, de;q=0.5', 'de'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-TW', 'zh-Hans'],
  ['zh-TW', 'en'],
  ['zh-Hant, zh;q=0.5', 'zh-Hans'],
  ['hi-Latn', 'en'],
  ['ar-EG', 'ar'],
  ['de_DE', 'en'],
  ['-, ;;, =, de', 'de'],
  [`${'x-a, '.repeat(4000)}de`, 'de'],
  [`${Array.from({ length: 30 }, (_, at) => `x${at}`).join()},de`, 'en'],
])('selects for the Accept-Language %j the language %s', (header, language) => {
  expect(preferredLanguage(header, AVAILABLE)).toBe(language);
});

describe('the page of the studio', () => {
  const page = (language: string) => `<!doctype html><html lang="${language}"><head></head></html>`;
  const studioRoot = folderWith({
    'index.html': page('en'),
    'index.de.html': page('de'),
    'index.zh-Hans.html': page('zh-Hans'),
  });
  const app = realApp({ studioRoot });
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/') =>
    app.inject({ method, url, headers });

  test.each([
    ['no header', {}, 'en'],
    ['Accept-Language', { 'accept-language': 'de' }, 'de'],
    ['a cookie', { cookie: 'favsmith-language=de' }, 'de'],
    ['a cookie beside others', { cookie: 'a=b; favsmith-language=zh-Hans; c=d' }, 'zh-Hans'],
    ['a cookie against Accept-Language', { cookie: 'favsmith-language=en', 'accept-language': 'de' }, 'en'],
    ['an unknown cookie', { cookie: 'favsmith-language=xx', 'accept-language': 'de' }, 'de'],
    ['a cookie with another name', { cookie: 'my-favsmith-language=de' }, 'en'],
    ['a path as cookie', { cookie: 'favsmith-language=../../de' }, 'en'],
  ])('follows %s at every request, and Content-Language names it', async (_, headers, language) => {
    // The response cache stores a response at its second request.
    for (const other of [{}, { 'accept-language': 'zh' }, headers, headers, headers]) await get(other);
    for (const url of ['/', '/?library=lucide&name=rocket']) {
      const { body, headers: received } = await get(headers, 'GET', url);
      expect(body).toContain(`<html lang="${language}">`);
      expect(received['content-language']).toBe(language);
      expect(received.vary).toContain('Accept-Language, Cookie');
      expect(received['cache-control']).toBe('no-cache');
      const { statusCode, headers: head } = await get(headers, 'HEAD', url);
      expect([statusCode, head['content-language']]).toEqual([200, language]);
    }
  });

  test('has an entity tag per language, and 304 lists the headers that select it', async () => {
    const german = String((await get({ 'accept-language': 'de' })).headers.etag);
    const repeated = await get({ 'accept-language': 'de', 'if-none-match': german });
    expect([repeated.statusCode, repeated.headers.vary]).toEqual([304, 'Accept-Language, Cookie']);
    expect((await get({ 'accept-language': 'en', 'if-none-match': german })).statusCode).toBe(200);
  });

  test.each(['/index.de.html', '/index.html', '/de'])('has no route %s', async url => {
    expect((await get({}, 'GET', url)).statusCode).toBe(404);
  });
});
