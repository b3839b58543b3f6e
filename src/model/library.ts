// An icon library: where icons come from and under which terms they go on.

/** A library. The first of `styles` is the default; `licenseText` is the full text that travels with its icons. */
export interface Library {
  readonly slug: string;
  readonly name: string;
  readonly license: string;
  readonly attributionNote: string;
  readonly iconCount: number;
  readonly styles: readonly string[];
  readonly licenseText: string;
}
