// Library as the API returns it.
import type { Library } from '../model/library.ts';

export const libraryItem = ({ slug, name, license, attributionNote, iconCount, styles }: Library) => ({
  slug,
  name,
  license,
  attribution_note: attributionNote,
  icon_count: iconCount,
  styles,
});
