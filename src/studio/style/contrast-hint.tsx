// Contrast ratio of the icon with its background.
import { contrastOf } from '../state/contrast.ts';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

const GRADES = [
  { from: 7, text: 'very easy to see' },
  { from: 4.5, text: 'easy to see' },
  { from: 3, text: 'good enough for an icon' },
  { from: 1.5, text: 'hard to see' },
  { from: 0, text: 'almost invisible' },
];

export const ContrastHint = ({ scheme }: { scheme: Scheme }) => {
  const { request } = useStudio();
  const look = scheme === 'dark' ? request.value.dark : request.value.light;
  if (!look) return null;
  const { ratio, background } = contrastOf(look, scheme);
  const grade = GRADES.find(({ from }) => ratio >= from);
  return (
    <p class={ratio < 3 ? 'contrast contrast-low' : 'contrast'}>
      <span class="contrast-ratio">{ratio.toFixed(1)} : 1</span> on {background}, {grade?.text}
    </p>
  );
};
