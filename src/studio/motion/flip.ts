// Cards that turn over, one after another, when their content changes.
import { animateFrom } from './animate.ts';

const STAGGER_MS = 35;
const TURNED = { transform: 'perspective(50rem) rotateY(-90deg)', opacity: 0.3 };

/** The cards have their new content already: only their turn is shown. */
export const flip = (cards: readonly Element[]): void => {
  for (const [place, card] of cards.entries()) animateFrom(card, TURNED, { delay: place * STAGGER_MS });
};
