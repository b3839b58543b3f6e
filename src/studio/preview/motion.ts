// Animations that explain a change; none for users who prefer reduced motion.

import { effect, untracked } from '@preact/signals';
import type { Studio } from '../state/studio.ts';
import { sourceKey } from '../state/subject.ts';

/** `--ease` of the design tokens. */
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
const DURATION_MS = 320;

const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts an animation to the element's own style. It never delays input: nothing waits for it. */
const animateFrom = (element: Element, from: Keyframe, { delay = 0 } = {}): void => {
  if (isMotionWanted())
    element.animate([from, {}], { duration: DURATION_MS, delay, easing: EASING, fill: 'backwards' });
};

/** Moves a copy, which takes no input and disappears at its target. Does nothing if the target is out of view. */
const fly = (from: Element, to: Element): void => {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!isMotionWanted() || start.width === 0 || end.bottom <= 0 || end.top >= innerHeight) return;
  const copy = from.cloneNode(true) as HTMLElement;
  copy.classList.add('flying-icon');
  copy.ariaHidden = 'true';
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

/** Starts the animations. Returns a function that stops them. */
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

/** Animates a choice in the search panel only: undo and links change the icon without a cell to start from. */
const moveChosenIcon = (): void => {
  const cell = document.querySelector('.cell[aria-selected="true"] .cell-icon');
  const preview = document.querySelector('.large-preview-light .favicon-image');
  if (cell && preview && document.activeElement?.closest('.search-panel')) fly(cell, preview);
};

const STAGGER_MS = 35;
const TURNED = { transform: 'perspective(50rem) rotateY(-90deg)', opacity: 0.3 };

/** Animates the turn of cards that already have their new content. */
export const flip = (cards: readonly Element[]): void => {
  for (const [place, card] of cards.entries()) animateFrom(card, TURNED, { delay: place * STAGGER_MS });
};
