// Animation of a chosen icon from the grid to the large preview.

import { effect, untracked } from '@preact/signals';
import type { Studio } from '../state/studio.ts';
import { sourceKey } from '../state/subject.ts';

/** The value of the design token `--ease`. */
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
const DURATION_MS = 320;

/**
 * Moves a copy of a chosen icon to the large preview. There is no animation for users who prefer reduced motion.
 * Returns a function that stops it.
 */
export const animateChoices = ({ subject }: Pick<Studio, 'subject'>): (() => void) => {
  const shownKey = () => subject.glyphSource.value && sourceKey(subject.glyphSource.value);
  let shown = untracked(shownKey);
  return effect(() => {
    const key = shownKey();
    if (shown !== undefined && key !== shown) requestAnimationFrame(moveChosenIcon);
    shown = key;
  });
};

/** Animates only choices in the search panel. After undo or a link, the chosen icon may have no cell. */
const moveChosenIcon = (): void => {
  const cell = document.querySelector('.cell[aria-selected="true"] .cell-icon');
  const preview = document.querySelector('.large-preview-light .favicon-image');
  if (cell && preview && document.activeElement?.closest('.search-panel')) fly(cell, preview);
};

/** The copy takes no input and disappears at the end. Does nothing if `to` is out of view. */
const fly = (from: Element, to: Element): void => {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || start.width === 0 || end.bottom <= 0 || end.top >= innerHeight) return;
  const copy = from.cloneNode(true) as HTMLElement;
  copy.classList.add('flying-icon');
  copy.ariaHidden = 'true';
  // References of the copy resolve to the original.
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  Object.assign(copy.style, {
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(copy);
  const x = end.left - start.left;
  const y = end.top - start.top;
  const movement = copy.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(${end.width / start.width})`, opacity: 0 },
    ],
    { duration: DURATION_MS, easing: EASING },
  );
  movement.onfinish = () => copy.remove();
};
