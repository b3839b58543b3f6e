// Cards that turn over, one after another, when their content changes.
import { animate } from './animate.ts';

const DURATION_MS = 320;
const STAGGER_MS = 35;

/** The cards have their new content already, so that the first frame is right for screen readers and tests. */
export const flip = (cards: readonly Element[]): void => {
  for (const [place, card] of cards.entries())
    animate(
      card,
      { transform: 'perspective(50rem) rotateY(-90deg)', opacity: 0.3 },
      { duration: DURATION_MS, delay: place * STAGGER_MS },
    );
};
