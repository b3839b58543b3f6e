// File names of the package and of its license file.
import type { ExportSource } from '../../contract/export/export-request.ts';
import type { Library } from '../../model/library.ts';

/** File name of a package, such as `lucide-rocket-favicon.zip` or `initials-AB-favicon.zip`. */
export const packageFileName = (source: ExportSource): string => {
  const stem = source.kind === 'icon' ? `${source.library}-${source.name}` : `initials-${source.text}`;
  return `${safeName(stem)}-favicon.zip`;
};

/** File name of a library's license, such as `LICENSE-lucide.txt`. */
export const licenseFileName = ({ slug }: Pick<Library, 'slug'>): string => `LICENSE-${safeName(slug)}.txt`;

/**
 * Keeps letters, digits, marks and hyphens only, so that no file system or archive tool interprets the name as a path.
 */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
