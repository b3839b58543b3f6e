// A chosen icon that moves from the list into the preview.
import { DURATION_MS, EASING, isMotionWanted } from './animate.ts';

/** Moves a copy, which takes no input and disappears at its target. Does nothing if the target is out of view. */
export const fly = (from: Element, to: Element): void => {
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
