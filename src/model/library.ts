// Icon library with its license.

/** An icon library. The first of `styles` is the default. `licenseText` is the full text of the license. */
export interface Library {
  readonly slug: string;
  readonly name: string;
  readonly license: string;
  readonly attributionNote: string;
  readonly iconCount: number;
  readonly styles: readonly string[];
  readonly licenseText: string;
}
