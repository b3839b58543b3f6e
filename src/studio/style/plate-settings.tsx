// Background settings: shape of the plate, solid color or gradient.
import { hasPlate } from '../state/design/design.ts';
import { shapeChange } from '../state/design/design-changes.ts';
import { useStudio } from '../state/studio.ts';
import { FieldAdvice, formatPercent, SegmentedControl, Slider } from './controls.tsx';

const shapeLabel = (path: string, name: string) => (
  <>
    <svg class="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
    <span class="visually-hidden">{name}</span>
  </>
);

const SHAPES = [
  {
    value: 'rounded-square',
    label: shapeLabel(
      'M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z',
      'Rounded square',
    ),
  },
  { value: 'circle', label: shapeLabel('M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z', 'Circle') },
  {
    value: 'none',
    label: shapeLabel('M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM6.5 17.5l11-11', 'No background'),
  },
] as const;

const PAINTS = [
  { value: 'solid', label: 'Solid' },
  { value: 'linear', label: 'Gradient' },
] as const;

export const PlateSettings = () => {
  const { design, history, drawing } = useStudio();
  const { bg_mode = 'solid', fit } = design.value;
  const isOnPlate = hasPlate(design.value);
  // A picture without a background is cropped to the shape if it fills its area.
  const shape = isOnPlate || fit === 'cover' ? (design.value.shape ?? 'rounded-square') : 'none';
  return (
    <div class="group">
      <h3 class="label">Background</h3>
      <div class="row">
        <SegmentedControl
          name="shape"
          legend="Background shape"
          options={SHAPES}
          value={shape}
          onChange={value =>
            history.change(shapeChange(value, design.value, drawing.value?.homeScreenColor('touch').hex))
          }
        />
        {isOnPlate && (
          <SegmentedControl
            name="bg_mode"
            legend="Background fill"
            options={PAINTS}
            value={bg_mode}
            onChange={value => history.change({ bg_mode: value })}
          />
        )}
      </div>
      <FieldAdvice field="shape" />
      {shape === 'rounded-square' && (
        <Slider field="corner_radius" label="Corners" step={0.01} format={formatPercent} />
      )}
      {isOnPlate && bg_mode === 'linear' && (
        <Slider field="bg_angle" label="Direction" step={5} format={value => `${value}°`} />
      )}
    </div>
  );
};
