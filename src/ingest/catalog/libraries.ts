// Table of the built-in libraries, in listing order.
import type { Library } from '../../model/icon.ts';
import type { LibrarySource, SourceContent } from './source.ts';
import { readHugeicons } from './sources/hugeicons.ts';
import { readLucide } from './sources/lucide.ts';
import { readPhosphor } from './sources/phosphor.ts';
import { readRemix } from './sources/remix.ts';
import { readTabler } from './sources/tabler.ts';

const KEEP_NOTICE = 'Keep the license notice when you pass the icons on.';
const TRADEMARKS = 'Brand icons are trademarks of their owners.';

const ROWS: readonly (Omit<Library, 'iconCount' | 'licenseText'> & { read(): Promise<SourceContent> })[] = [
  {
    slug: 'lucide',
    name: 'Lucide',
    license: 'ISC',
    attributionNote: `Lucide (ISC), © Lucide Icons and Contributors; some icons derive from Feather (MIT), © Cole Bemis. ${KEEP_NOTICE}`,
    styles: ['outline'],
    iconify: { prefix: 'lucide', author: 'Lucide Contributors', plain: 'outline' },
    read: readLucide,
  },
  {
    slug: 'tabler',
    name: 'Tabler Icons',
    license: 'MIT',
    attributionNote: `Tabler Icons (MIT), © Paweł Kuna. ${KEEP_NOTICE} ${TRADEMARKS}`,
    styles: ['outline', 'filled'],
    iconify: { prefix: 'tabler', author: 'Paweł Kuna', plain: 'outline' },
    read: readTabler,
  },
  {
    slug: 'phosphor',
    name: 'Phosphor Icons',
    license: 'MIT',
    attributionNote: `Phosphor Icons (MIT), © Phosphor Icons. ${KEEP_NOTICE} ${TRADEMARKS}`,
    styles: ['regular', 'thin', 'light', 'bold', 'fill', 'duotone'],
    iconify: { prefix: 'ph', author: 'Phosphor Icons', plain: 'regular' },
    read: readPhosphor,
  },
  {
    slug: 'hugeicons',
    name: 'Hugeicons (free)',
    license: 'MIT',
    attributionNote: `Hugeicons free icons (MIT), © Hugeicons. ${KEEP_NOTICE} ${TRADEMARKS}`,
    styles: ['stroke-rounded'],
    iconify: { prefix: 'hugeicons', author: 'Hugeicons', plain: 'stroke-rounded' },
    read: readHugeicons,
  },
  {
    slug: 'remix',
    name: 'Remix Icon',
    license: 'Apache-2.0',
    attributionNote: `Remix Icon 4.8.0 (Apache-2.0), © Remix Design; recoloured and recomposed here. Its authors ask that the icons are not sold. ${TRADEMARKS}`,
    styles: ['line', 'fill', 'default'],
    iconify: { prefix: 'ri', author: 'Remix Design', plain: 'default' },
    read: readRemix,
  },
];

export const BUILT_IN_LIBRARIES: readonly LibrarySource[] = ROWS.map(({ read, ...row }) => ({
  slug: row.slug,
  read: async () => ({ ...row, ...(await read()) }),
}));
