// Files of a package and their media types.

/** A file to write. */
export interface OutputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PackageFile extends OutputFile {
  readonly mediaType: string;
}

export const MANIFEST_FILE = 'site.webmanifest';

/**
 * Whether a package may contain a file of this untrusted name outside of the folders of targets. Excludes names such as
 * `package.json` and `index.html`.
 */
export const isPackageFileName = (name: string): boolean =>
  /^(?:(?:favicon|apple-touch-(?:icon|startup)|android-chrome)[\w-]{0,60}\.(?:svg|png|ico)|og-image\.png|site\.webmanifest|head\.html|README\.txt|(?:report|favsmith)\.json|LICENSE-[\p{L}\p{M}\p{N}-]{1,100}\.txt)$/u.test(
    name,
  );

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css'],
  ['desktop', 'text/plain'],
  ['html', 'text/html'],
  ['icns', 'image/icns'],
  ['ico', 'image/x-icon'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['map', 'application/json'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['webmanifest', 'application/manifest+json'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml'],
]);

export const mediaTypeOf = (path: string): string =>
  MEDIA_TYPES.get(path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream';

/** Whether a file of this type is UTF-8 text, which is worth compressing. */
export const isTextType = (mediaType: string): boolean => /^text\/|[/+](?:json|xml)\b/.test(mediaType);
