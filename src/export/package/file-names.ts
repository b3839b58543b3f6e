// Names of the package and of its license file.
import type { ExportSource } from '../../contract/export/export-request.ts';
import type { Library } from '../../model/library.ts';

/** `lucide-rocket-favicon.zip`, `initials-AB-favicon.zip`. */
export const packageFileName = (source: ExportSource): string => {
  const stem = source.kind === 'icon' ? `${source.library}-${source.name}` : `initials-${source.text}`;
  return `${safeName(stem)}-favicon.zip`;
};

/** `LICENSE-lucide.txt`. */
export const licenseFileName = ({ slug }: Pick<Library, 'slug'>): string => `LICENSE-${safeName(slug)}.txt`;

/** Letters, digits, marks and hyphens only: no file system or archive tool reads them as a path. */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
