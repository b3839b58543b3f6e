// Media types by file extension.

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css'],
  ['html', 'text/html'],
  ['ico', 'image/x-icon'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['map', 'application/json'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['webmanifest', 'application/manifest+json'],
]);

/** The media type for the extension of `path`; `application/octet-stream` for an unknown extension. */
export const mediaTypeOf = (path: string): string =>
  MEDIA_TYPES.get(path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream';

/** Returns true for text, JSON and XML types, which are encoded as UTF-8 and worth compressing. */
export const isTextType = (mediaType: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(mediaType);
