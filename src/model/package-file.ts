// File of a favicon package.

export interface PackageFile {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
