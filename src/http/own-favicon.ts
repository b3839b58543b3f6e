// The service's own favicon, which is an export like any other.
import { parseExportBody } from '../contract/export-body.ts';
import type { PackageFile } from '../model/package-file.ts';
import type { Services } from './services.ts';

const REQUEST = parseExportBody({ text: 'F', bg: '#0e7490', bg_mode: 'linear', bg_to: '#0f172a' });

/** One file of the service's own favicon. */
export const ownFaviconFile = async ({ exporter }: Services, path: string): Promise<PackageFile> => {
  const { files } = await exporter.exportPackage(REQUEST);
  return files.find(file => file.path === path) as PackageFile;
};
