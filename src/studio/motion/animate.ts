// Animations that explain a change; none for users who prefer reduced motion.

/** `--ease` of the design tokens. */
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Starts an animation to the element's own style. It never delays input: nothing waits for it. */
export const animate = (
  element: Element,
  from: Keyframe,
  { duration, delay = 0 }: { readonly duration: number; readonly delay?: number },
): Animation | undefined => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  return element.animate([from, {}], { duration, delay, easing: EASING, fill: 'backwards' });
};
