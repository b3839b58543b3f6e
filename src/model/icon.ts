// Icons and libraries of the catalog.

/**
 * An icon as the catalog stores it and the API returns it. `name` and `style` are spelled as in the library. `tags`
 * joins the tags, categories and aliases of the icon with spaces. `svg` is a sanitized stand-alone SVG document whose
 * only color is `currentColor`.
 */
export interface Icon {
  readonly id: number;
  readonly library: string;
  readonly name: string;
  readonly style: string;
  readonly tags: string;
  readonly svg: string;
}

/** An icon library. The first of `styles` is the default. `licenseText` is the full text of the license. */
export interface Library {
  readonly slug: string;
  readonly name: string;
  readonly license: string;
  readonly attributionNote: string;
  readonly iconCount: number;
  readonly styles: readonly string[];
  readonly licenseText: string;
  readonly iconify?: IconifyNames;
}

/** Names of a library in Iconify. Icon names in the `plain` style have no affix; other styles have a prefix or suffix. */
export interface IconifyNames {
  readonly prefix: string;
  readonly author: string;
  readonly plain: string;
  readonly hasPrefixes?: boolean;
}

export interface IconSource {
  readonly icon: Icon;
  readonly library: Library;
}
