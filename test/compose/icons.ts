// Glyphs of the catalog, and looks, for tests.
import { join } from 'node:path';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';
import { parseColor } from '../../src/compose/color/color.ts';
import { type Glyph, glyphFromIcon } from '../../src/compose/glyph/glyph.ts';
import type { Look, Plate } from '../../src/model/look.ts';
import type { Color } from '../../src/model/scene.ts';

export const catalog = openCatalog(
  readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin')),
);

/** The glyph of an icon, named `library/name` or `library/name/style`. */
export const glyphOf = (key: string): Glyph => {
  const [library, name, style] = key.split('/') as [string, string, string | undefined];
  const icon = catalog.findIcon({ library, name, style });
  if (!icon) throw new Error(`the catalog has no ${key}`);
  return glyphFromIcon(icon.svg);
};

export const color = (text: string): Color => {
  const parsed = parseColor(text);
  if (typeof parsed !== 'object') throw new Error(`${text} is not a color`);
  return parsed;
};

export const solid = (text: string, shape: Plate['shape'] = 'rounded-square'): Plate => ({
  shape,
  paint: { mode: 'solid', color: color(text) },
});

/** The default look with changes. */
export const lookWith = (changes: Partial<Look> = {}): Look => ({
  plate: solid('#075985'),
  ink: { fg: color('#fff'), stroke: color('#fff'), fill: undefined },
  padding: 0.18,
  strokeScale: 1.25,
  ...changes,
});

/** One icon of every library, style and glyph kind. */
export const KINDS = [
  'lucide/rocket',
  'lucide/palette',
  'tabler/rocket',
  'tabler/percentage-50',
  'tabler/bell/filled',
  'phosphor/rocket/thin',
  'phosphor/rocket/light',
  'phosphor/rocket',
  'phosphor/rocket/bold',
  'phosphor/rocket/fill',
  'phosphor/rocket/duotone',
  'hugeicons/rocket-01',
  'remix/rocket/line',
  'remix/rocket/fill',
] as const;
