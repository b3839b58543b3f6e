// Catalog record of an icon in one style.

/**
 * An icon as the catalog stores it and the API returns it. `name` and `style` are spelled as in the library. `tags` are
 * the library's tags, categories and aliases of the icon, separated by spaces. `svg` is a sanitized stand-alone SVG
 * document whose only color is `currentColor`.
 */
export interface Icon {
  readonly id: number;
  readonly library: string;
  readonly name: string;
  readonly style: string;
  readonly tags: string;
  readonly svg: string;
}
