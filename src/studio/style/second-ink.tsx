// Colours besides the ink: for lines and what they enclose, or for the two layers of a duotone icon.
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';

const LABELS = {
  insides: { title: 'Lines and insides', stroke: 'Lines', fill: 'Insides' },
  layers: { title: 'Layers', stroke: 'Front layer', fill: 'Back layer' },
};

/** Nothing where the glyph has one ink alone. */
export const SecondInk = ({ scheme }: { scheme: Scheme }) => {
  const { drawing } = useStudio();
  const kind = drawing.value?.secondInk;
  if (!kind) return null;
  const { title, stroke, fill } = LABELS[kind];
  const isDark = scheme === 'dark';
  return (
    <details class="more">
      <summary>{isDark ? `${title} in dark mode` : title}</summary>
      <div class="color-fields">
        <ColorField
          field={isDark ? 'dark_stroke' : 'stroke'}
          label={isDark ? `Dark ${stroke.toLowerCase()}` : stroke}
        />
        <ColorField
          field={isDark ? 'dark_fill' : 'fill'}
          label={isDark ? `Dark ${fill.toLowerCase()}` : fill}
        />
      </div>
    </details>
  );
};
