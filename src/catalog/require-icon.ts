// Icon lookup that throws `icon_not_found` with suggestions.
import { type Channel, ProblemError, quote, searchAdvice } from '../contract/problems.ts';
import type { Library } from '../model/icon.ts';
import type { Catalog, IconKey } from './catalog.ts';

/** Returns the icon's position in the catalog. Throws a ProblemError `icon_not_found` with a hint. */
export const requirePosition = (catalog: Catalog, key: IconKey): number => {
  const position = catalog.findPosition(key);
  if (position === undefined) throw iconNotFound(catalog, key);
  return position;
};

const iconNotFound = (catalog: Catalog, key: IconKey): ProblemError => {
  const { library, name, style } = key;
  const inStyle = style === undefined ? '' : ` in the style ${quote(style)}`;
  const detail = `There is no icon ${quote(name)} in the library ${quote(library)}${inStyle}.`;
  return new ProblemError('icon_not_found', detail, { hint: hintFor(catalog, key) });
};

/** Lists the libraries, styles or similar names, depending on whether library, style or name is unknown. */
const hintFor = (
  catalog: Catalog,
  { library: slug, name, style }: IconKey,
): string | ((channel: Channel) => string) => {
  const library = catalog.libraries.find(candidate => candidate.slug === slug);
  if (!library) return `The libraries are ${catalog.libraries.map(candidate => candidate.slug).join(', ')}.`;
  if (style !== undefined && catalog.findPosition({ library: slug, name }) !== undefined) {
    const styles = library.styles.filter(
      other => catalog.findPosition({ library: slug, name, style: other }) !== undefined,
    );
    return `${listed('Its style', styles)}.`;
  }
  const similar = catalog.similarNames({ library: slug, name });
  return channel => {
    const advice = searchAdvice(channel, slug);
    if (similar.length > 0)
      return `${listed('Close name', similar)}. Or ${advice}${advice.endsWith('…') ? '' : '.'}`;
    return `${advice.charAt(0).toUpperCase()}${advice.slice(1)} for the exact name.`;
  };
};

const listed = (subject: string, [first, ...others]: readonly string[]): string =>
  others.length === 0 ? `${subject} is ${first}` : `${subject}s are ${[first, ...others].join(', ')}`;

export const libraryItem = ({ slug, name, license, attributionNote, iconCount, styles }: Library) => ({
  slug,
  name,
  license,
  attribution_note: attributionNote,
  icon_count: iconCount,
  styles,
});
