// Animations of changes. There are none for users who prefer reduced motion.

import { effect, untracked } from '@preact/signals';
import type { Studio } from '../state/studio.ts';
import { sourceKey } from '../state/subject.ts';

/** The value of the design token `--ease`. */
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
const DURATION_MS = 320;

const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates an element from a style to its own. Nothing waits for the animation, so it never delays input. */
const animateFrom = (element: Element, from: Keyframe, { delay = 0 } = {}): void => {
  if (isMotionWanted())
    element.animate([from, {}], { duration: DURATION_MS, delay, easing: EASING, fill: 'backwards' });
};

/**
 * Moves a copy of `from` to `to`. The copy takes no input and disappears at the end. Does nothing if `to` is out
 * of view.
 */
const fly = (from: Element, to: Element): void => {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!isMotionWanted() || start.width === 0 || end.bottom <= 0 || end.top >= innerHeight) return;
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

const RAISED = { translate: '0 0.5rem', opacity: 0.3 };

/** Starts all animations. Returns a function that stops them. */
export const explainChanges = ({ search, subject }: Studio): (() => void) => {
  let wasStale = search.isStale.peek();
  const shownKey = () => subject.glyphSource.value && sourceKey(subject.glyphSource.value);
  let shown = untracked(shownKey);
  const stops = [
    effect(() => {
      const isStale = search.isStale.value;
      if (wasStale && !isStale) afterRender(settleResults);
      wasStale = isStale;
    }),
    effect(() => {
      const key = shownKey();
      if (shown !== undefined && key !== shown) afterRender(moveChosenIcon);
      shown = key;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

const afterRender = (act: () => void): void => {
  requestAnimationFrame(act);
};

const settleResults = (): void => {
  const results = document.querySelector('.icons-shown');
  if (results) animateFrom(results, RAISED);
};

/** Animates only choices in the search panel. After undo or a link, the chosen icon may have no cell. */
const moveChosenIcon = (): void => {
  const cell = document.querySelector('.cell[aria-selected="true"] .cell-icon');
  const preview = document.querySelector('.large-preview-light .favicon-image');
  if (cell && preview && document.activeElement?.closest('.search-panel')) fly(cell, preview);
};

const STAGGER_MS = 35;
const TURNED = { transform: 'perspective(50rem) rotateY(-90deg)', opacity: 0.3 };

/** Turns cards over one after the other. The cards already have their new content. */
export const flip = (cards: readonly Element[]): void => {
  for (const [place, card] of cards.entries()) animateFrom(card, TURNED, { delay: place * STAGGER_MS });
};
