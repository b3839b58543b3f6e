// Contrast ratio of the icon with its background.
import { inkOf } from '../../compose/glyph/ink.ts';
import { contrastOf } from '../state/contrast.ts';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

const GRADES = [
  { from: 7, text: 'very easy to see' },
  { from: 4.5, text: 'easy to see' },
  { from: 3, text: 'visible' },
  { from: 1.5, text: 'hard to see' },
  { from: 0, text: 'almost invisible' },
];

export const ContrastHint = ({ scheme }: { scheme: Scheme }) => {
  const { request, subject } = useStudio();
  const look = scheme === 'dark' ? request.value.dark : request.value.light;
  if (!look) return null;
  const { ratio, background } = contrastOf(
    look,
    scheme,
    subject.glyph.value && inkOf(subject.glyph.value, look).main,
  );
  const grade = GRADES.find(({ from }) => ratio >= from);
  // Rounded down, so that a ratio below a grade does not look like it.
  return (
    <p class={ratio < 3 ? 'contrast contrast-low' : 'contrast'}>
      <span class="contrast-ratio">{(Math.floor(ratio * 10) / 10).toFixed(1)} : 1</span> on {background},{' '}
      {grade?.text}
    </p>
  );
};
