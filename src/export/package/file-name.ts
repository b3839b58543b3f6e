// What a downloaded package is called.
import type { ExportSource } from '../../contract/export/export-request.ts';

/** `lucide-rocket-favicon.zip`, `initials-AB-favicon.zip`: letters, digits, marks and hyphens only. */
export const packageFileName = (source: ExportSource): string => {
  const stem = source.kind === 'icon' ? `${source.library}-${source.name}` : `initials-${source.text}`;
  return `${stem.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')}-favicon.zip`;
};
