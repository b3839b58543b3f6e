// Settings of a package, with the style of the icon.
import type { ExportRequest, Setting } from '../../contract/export/export-request.ts';
import type { IconSource } from '../icon-source.ts';

/** The settings of a request. Adds the style if the request does not name it, so that it is the same later. */
export const appliedSettings = (
  { settings }: ExportRequest,
  iconSource: IconSource | undefined,
): readonly Setting[] => {
  const nameAt = settings.findIndex(({ field }) => field === 'name');
  if (!iconSource || settings.some(({ field }) => field === 'style')) return settings;
  return settings.toSpliced(nameAt + 1, 0, { field: 'style', value: iconSource.icon.style, given: true });
};
