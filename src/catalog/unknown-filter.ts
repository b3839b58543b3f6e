// Suggestions for an unknown library or style of a search.
import { quote } from '../contract/problems.ts';
import type { Library } from '../model/icon.ts';
import { editDistanceFrom } from './edit-distance.ts';

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
