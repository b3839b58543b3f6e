// Color fields for lines and closed shapes, or for the layers of duotone icons.
import type { Drawing, Scheme } from '../state/drawing.ts';
import { ColorField } from './color-field.tsx';

const LABELS = {
  'closed-shapes': { stroke: 'Lines', fill: 'Fill' },
  layers: { stroke: 'Front layer', fill: 'Back layer' },
};

interface AccentFieldsProps {
  readonly scheme: Scheme;
  readonly kind: NonNullable<Drawing['accentTarget']>;
}

export const AccentFields = ({ scheme, kind }: AccentFieldsProps) => {
  const { stroke, fill } = LABELS[kind];
  const isDark = scheme === 'dark';
  return (
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
  );
};
