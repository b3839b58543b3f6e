// What kind of file a path of the package names.

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['ico', 'image/x-icon'],
  ['webmanifest', 'application/manifest+json'],
  ['html', 'text/html'],
  ['txt', 'text/plain'],
  ['json', 'application/json'],
]);

/** `favicon.svg` → `image/svg+xml`. Text is UTF-8 throughout. Throws a RangeError for an ending that no file has. */
export const mediaTypeOf = (path: string): string => {
  const mediaType = mediaTypes.get(path.slice(path.lastIndexOf('.') + 1));
  if (!mediaType) throw new RangeError(`no media type is known for ${path}`);
  return mediaType;
};
