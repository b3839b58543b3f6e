import type { Design } from '../state/design/design.ts';
import { designFromQuery, designQuery } from '../state/design/design-query.ts';

/** URL of the studio with this design. */
export const linkTo = (design: Design): string => new URL(`./${designQuery(design)}`, document.baseURI).href;

/** URL of the page on which others choose between designs. Logos are not in links. */
export const boardLink = (designs: readonly Design[]): string => {
  const query = new URLSearchParams(designs.map(design => ['board', designQuery(design).slice(1)]));
  return new URL(`./?${query}`, document.baseURI).href;
};

/** The letters of the alphabet name the designs. */
const MAX_DESIGNS = 26;

export const boardDesigns = (search: string): readonly Design[] =>
  new URLSearchParams(search).getAll('board').slice(0, MAX_DESIGNS).map(designFromQuery);
