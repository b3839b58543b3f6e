// File of a favicon package.

export interface PackageFile {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * Whether a file of a package can have this name. Names from servers and caches are untrusted: `package.json` or
 * `index.html` would replace files of the project.
 */
export const isPackageFileName = (name: string): boolean =>
  /^(?:(?:favicon|apple-touch-icon|android-chrome)[\w-]{0,60}\.(?:svg|png|ico)|site\.webmanifest|head\.html|README\.txt|(?:report|favsmith)\.json|LICENSE-[\p{L}\p{M}\p{N}-]{1,100}\.txt)$/u.test(
    name,
  );
