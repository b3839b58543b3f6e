// Choosing an icon, as a change of the design.
import type { IconItem, LibraryItem } from '../api/answers.ts';
import type { DesignChange } from './design.ts';

/** Puts an icon in the place of the former subject; its style is said only where it is not its library's default. */
export const iconChange = (
  { library, name, style }: IconItem,
  libraries: readonly LibraryItem[],
): DesignChange => {
  const defaultStyle = libraries.find(({ slug }) => slug === library)?.styles[0];
  return { library, name, style: style === defaultStyle ? undefined : style, text: undefined };
};
