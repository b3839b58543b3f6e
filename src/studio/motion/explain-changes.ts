// Motion of the search panel: new results settle, a chosen icon moves into the preview.
import { effect } from '@preact/signals';
import type { Studio } from '../state/studio.ts';
import { animateFrom } from './animate.ts';
import { fly } from './fly.ts';

const RAISED = { translate: '0 0.5rem', opacity: 0.3 };

/** Returns a function that stops it. */
export const explainChanges = ({ search, subject }: Studio): (() => void) => {
  let wasStale = search.isStale.peek();
  let shown = subject.glyph.peek();
  const stops = [
    effect(() => {
      const isStale = search.isStale.value;
      if (wasStale && !isStale) afterRender(settleResults);
      wasStale = isStale;
    }),
    effect(() => {
      const glyph = subject.glyph.value;
      if (shown && glyph !== shown) afterRender(moveChosenIcon);
      shown = glyph;
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

/** Only for a choice in the search panel: undo and links change the icon without a place to start from. */
const moveChosenIcon = (): void => {
  const cell = document.querySelector('.cell[aria-selected="true"] .cell-icon');
  const preview = document.querySelector('.large-preview-light .favicon-image');
  if (cell && preview && document.activeElement?.closest('.search-panel')) fly(cell, preview);
};
