import { describe, expect, test } from 'vitest';
import { isTextType, mediaTypeOf } from '../../src/model/package-file.ts';

describe('the media type', () => {
  test.each([
    ['favicon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['site.webmanifest', 'application/manifest+json'],
    ['assets/index-1.2.js', 'text/javascript'],
    ['.hidden', 'application/octet-stream'],
    ['no-extension', 'application/octet-stream'],
    ['__proto__', 'application/octet-stream'],
  ])('of %s is %s', (path, mediaType) => {
    expect(mediaTypeOf(path)).toBe(mediaType);
  });

  test.each([
    ['text/plain', true],
    ['image/svg+xml', true],
    ['application/json', true],
    ['application/manifest+json', true],
    ['image/png', false],
    ['image/x-icon', false],
    ['application/octet-stream', false],
  ])('%s is a text type: %s', (mediaType, isText) => {
    expect(isTextType(mediaType)).toBe(isText);
  });
});
