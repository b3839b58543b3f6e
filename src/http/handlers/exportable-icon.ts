// The icon that a request wants drawn, with its library.
import type { ExportSource } from '../../contract/export/export-request.ts';
import type { IconSource } from '../../export/icon-source.ts';
import type { Library } from '../../model/library.ts';
import type { Index } from '../services.ts';
import { findPosition } from './find-icon.ts';

/** The icon of a source, undefined for initials, which need no index. Throws `icon_not_found`. */
export const exportableIcon = (source: ExportSource, requireIndex: () => Index): IconSource | undefined => {
  if (source.kind === 'initials') return undefined;
  const index = requireIndex();
  const icon = index.catalog.icon(findPosition(index, source));
  const library = index.catalog.libraries.find(({ slug }) => slug === icon.library) as Library;
  return { icon, library };
};
