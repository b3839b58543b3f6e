// A file of the favicon package.

export interface PackageFile {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
