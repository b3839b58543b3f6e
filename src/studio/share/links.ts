import type { Design } from '../state/design/design.ts';
import { designQuery, readDesign } from '../state/design/design-query.ts';

/** URL of the studio with this design. */
export const linkTo = (design: Design): string => new URL(`./${designQuery(design)}`, document.baseURI).href;

/** URL of the page on which others choose between designs. Logos are not in links. */
export const boardLink = (designs: readonly Design[]): string => {
  const query = new URLSearchParams(designs.map(design => ['board', designQuery(design).slice(1)]));
  return new URL(`./?${query}`, document.baseURI).href;
};

/** The letters of the alphabet name the designs. */
const MAX_DESIGNS = 26;

/** The designs of a board link, and the number of those that cannot be read: a default would be another picture. */
export const readBoard = (search: string) => {
  const found = new URLSearchParams(search).getAll('board').slice(0, MAX_DESIGNS).map(readDesign);
  const designs = found.flatMap(({ design, refused, isComplete }) =>
    isComplete && refused.length === 0 ? [design] : [],
  );
  return { designs, unreadable: found.length - designs.length };
};
