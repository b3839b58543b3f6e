// Limits of the work to resolve the styles of a document. Beyond them, an ArtworkError is thrown.
import { ArtworkError } from '../artwork-error.ts';
import { NESTED_TOO_DEEPLY, type SourceElement } from '../source-document.ts';

const LIMITS = {
  /** Declared values that are examined for all elements, with those that `var()` adds. */
  values: 1_000_000,
  /** Elements that are copied, because their style depends on what uses them. */
  copies: 50_000,
  /** Levels of elements, with those of copies in copies. */
  depth: 200,
};

/** Characters of a copied attribute, such as a path, that take as long as a value. */
const CHARACTERS_PER_VALUE = 50;

export interface StyleWork {
  /** Counts examined values, or what takes as long. */
  readonly count: (values: number) => void;
  readonly countCopy: (source: SourceElement) => void;
  /** Calls a function on the next level of elements. */
  readonly descend: <Result>(run: () => Result) => Result;
}

export const createStyleWork = (): StyleWork => {
  let [values, copies, depth] = [0, 0, 0];
  const count = (added: number): void => {
    values += added;
    if (values > LIMITS.values)
      throw new ArtworkError(
        'The styles of the artwork have too many values for its number of elements: write them out as attributes.',
      );
  };
  return {
    count,
    countCopy: ({ attributes }) => {
      if (++copies > LIMITS.copies)
        throw new ArtworkError(
          `The artwork repeats its elements too often: it would have more than ${LIMITS.copies} elements.`,
        );
      const characters = Object.values(attributes).reduce((sum, { length }) => sum + length, 0);
      count(characters / CHARACTERS_PER_VALUE);
    },
    descend: run => {
      if (++depth > LIMITS.depth) throw new ArtworkError(NESTED_TOO_DEEPLY);
      const result = run();
      depth--;
      return result;
    },
  };
};
