// Icon and library of an export request.
import { glyphKindOfIcon } from '../../compose/glyph/glyph.ts';
import type { ExportSource } from '../../contract/export/export-request.ts';
import type { FieldPorts } from '../../contract/export/read-fields.ts';
import type { IconSource } from '../../export/icon-source.ts';
import type { Library } from '../../model/library.ts';
import type { Index, Services } from '../services.ts';
import { findPosition } from './find-icon.ts';

/** Returns the icon with its library, or `undefined` for initials. Throws a ProblemError `icon_not_found`. */
export const iconSourceOf = (source: ExportSource, requireIndex: () => Index): IconSource | undefined => {
  if (source.kind === 'initials') return undefined;
  const index = requireIndex();
  const icon = index.catalog.icon(findPosition(index, source));
  const library = index.catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};

/** Creates the lookups in fonts and catalog that parsing of export fields needs. */
export const fieldPorts = async (services: Services): Promise<FieldPorts> => {
  const shaper = await services.shaper();
  return {
    undrawable: text => shaper.undrawable(text),
    glyphKind: key => {
      const icon = services.index()?.catalog.findIcon(key);
      return icon && glyphKindOfIcon(icon.svg);
    },
  };
};
