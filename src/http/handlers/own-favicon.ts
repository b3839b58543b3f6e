// Favicon of the service itself, exported from an anvil that is in no library.
import { parseExportBody } from '../../contract/export/export-body.ts';
import type { IconSource } from '../../export/icon-source.ts';
import type { PackageFile } from '../../model/package-file.ts';
import type { Services } from '../services.ts';

const ANVIL: IconSource = {
  icon: {
    id: 0,
    library: 'favsmith',
    name: 'anvil',
    style: 'fill',
    tags: '',
    svg:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">' +
      '<path d="M4 10h9V8h15v2c-1 4-5 6-9 6v4l4 4H9l4-4v-4C8 16 4.5 14 4 10z"/></svg>',
  },
  library: {
    slug: 'favsmith',
    name: 'Favsmith',
    license: 'MIT',
    attributionNote: 'Favsmith (MIT)',
    iconCount: 1,
    styles: ['fill'],
    licenseText: '',
  },
};

const REQUEST = parseExportBody({
  library: 'favsmith',
  name: 'anvil',
  bg: '#c2410c',
  bg_mode: 'linear',
  bg_to: '#7c2d12',
  padding: 0.14,
  site_name: 'Favsmith',
});

/** Returns one file of the service's own favicon. */
export const ownFaviconFile = async (
  { exporter }: Pick<Services, 'exporter'>,
  path: string,
): Promise<PackageFile> => {
  const { files } = await exporter.exportPackage(REQUEST, ANVIL);
  return files.find(file => file.path === path) as PackageFile;
};
