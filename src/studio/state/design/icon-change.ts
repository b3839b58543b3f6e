// Change of the design that selects an icon.
import type { IconItem, LibraryItem } from '../../api/responses.ts';
import type { DesignChange } from './design.ts';

/** Omits `style` if it is the default of the library. */
export const iconChange = (
  { library, name, style }: IconItem,
  libraries: readonly LibraryItem[],
): DesignChange => {
  const defaultStyle = libraries.find(({ slug }) => slug === library)?.styles[0];
  return { library, name, style: style === defaultStyle ? undefined : style, text: undefined };
};
