// One icon in one style: the record that the catalog holds and the API shows.

/**
 * An icon. `name` is the library's own name, `style` one of its library's styles, `tags` the library's own tags,
 * categories and aliases as one space-separated string. `svg` is a complete, safe, stand-alone SVG document that
 * paints with `currentColor` alone.
 */
export interface Icon {
  readonly id: number;
  readonly library: string;
  readonly name: string;
  readonly style: string;
  readonly tags: string;
  readonly svg: string;
}
