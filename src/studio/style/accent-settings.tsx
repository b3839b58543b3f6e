// Separate colors for lines and closed shapes, or for duotone layers.
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';

const LABELS = {
  'closed-shapes': { title: 'Line and fill colors', stroke: 'Lines', fill: 'Fill' },
  layers: { title: 'Layer colors', stroke: 'Front layer', fill: 'Back layer' },
};

/** Renders nothing for a glyph with a single color. */
export const AccentSettings = ({ scheme }: { scheme: Scheme }) => {
  const { drawing } = useStudio();
  const kind = drawing.value?.accentTarget;
  // Most icons have these settings: leave their space until the icon is loaded.
  if (!drawing.value) return <div class="more more-loading" />;
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
