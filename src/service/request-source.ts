// Icon, library and parsing ports of an export request.
import type { Catalog } from '../catalog/catalog.ts';
import { requirePosition } from '../catalog/unknown-names.ts';
import { glyphKindOfIcon, type LetterShaper } from '../compose/glyph/glyph.ts';
import type { ExportSource } from '../contract/export/export-request.ts';
import type { FieldPorts } from '../contract/export/read-fields.ts';
import type { IconSource, Library } from '../model/icon.ts';

/** Returns the icon with its library, or `undefined` for initials. Throws a ProblemError `icon_not_found`. */
export const iconSourceOf = (source: ExportSource, requireCatalog: () => Catalog): IconSource | undefined => {
  if (source.kind === 'initials') return undefined;
  const catalog = requireCatalog();
  const icon = catalog.icon(requirePosition(catalog, source));
  const library = catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};

/** Creates the lookups in fonts and catalog that parsing of export fields needs. */
export const fieldPorts = (
  shaper: Pick<LetterShaper, 'undrawable'>,
  currentCatalog: () => Catalog | undefined,
): FieldPorts => ({
  undrawable: text => shaper.undrawable(text),
  glyphKind: key => {
    const icon = currentCatalog()?.findIcon(key);
    return icon && glyphKindOfIcon(icon.svg);
  },
});
