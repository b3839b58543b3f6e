// Short name of a design's subject.
import type { Design } from './design.ts';

/** `rocket`, or `Initials AB`. */
export const subjectTitle = ({ text, name = '' }: Design): string =>
  text === undefined ? name.replaceAll('-', ' ') : `Initials ${text}`;
