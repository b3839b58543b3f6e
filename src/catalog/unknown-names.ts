// Errors and suggestions for unknown names of icons, libraries and styles.
import { type Channel, ProblemError, quote, searchAdvice } from '../contract/problems.ts';
import type { Library } from '../model/icon.ts';
import type { Catalog, IconKey } from './catalog.ts';
import { editDistanceFrom } from './edit-distance.ts';

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

/** Edits by which a misspelled name may differ from the suggestion. */
const MAXIMUM_EDITS = 2;

/** Says which filter names nothing, with the names that exist; undefined if both are known. */
export const unknownFilter = (
  libraries: readonly Pick<Library, 'slug' | 'styles'>[],
  { library, style }: { readonly library?: string | undefined; readonly style?: string | undefined },
): string | undefined => {
  const slugs = libraries.map(({ slug }) => slug);
  if (library !== undefined && !slugs.includes(library)) return noSuch('library', library, slugs);
  const styles = new Set(
    libraries.flatMap(each => (each.slug === (library ?? each.slug) ? each.styles : [])),
  );
  if (style === undefined || styles.has(style)) return undefined;
  return noSuch(library === undefined ? 'style' : `style of ${library}`, style, [...styles]);
};

const noSuch = (kind: string, name: string, known: readonly string[]): string => {
  const close = closest(name, known);
  const suggestion = close === undefined ? '' : ` Did you mean ${close}?`;
  return `There is no ${kind} ${quote(name)}.${suggestion} Known are ${known.join(', ')}.`;
};

/** The most similar of the known names, if it is similar enough to be meant. */
export const closest = (name: string, known: readonly string[]): string | undefined => {
  const distanceTo = editDistanceFrom(name.slice(0, 100), MAXIMUM_EDITS);
  const [best] = known
    .map(other => ({ other, distance: distanceTo(other) }))
    .filter(({ distance }) => distance <= MAXIMUM_EDITS)
    .sort((one, two) => one.distance - two.distance);
  return best?.other;
};
