// Animations that explain a change; none for users who prefer reduced motion.

/** `--ease` of the design tokens. */
export const EASING = 'cubic-bezier(0.2, 0, 0, 1)';
export const DURATION_MS = 320;

export const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts an animation to the element's own style. It never delays input: nothing waits for it. */
export const animateFrom = (element: Element, from: Keyframe, { delay = 0 } = {}): void => {
  if (isMotionWanted())
    element.animate([from, {}], { duration: DURATION_MS, delay, easing: EASING, fill: 'backwards' });
};
