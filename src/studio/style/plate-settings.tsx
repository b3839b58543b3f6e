// Background settings: shape of the plate, solid color or gradient.

import { hasPlate } from '../../contract/export/export-request.ts';
import { useRovingFocus } from '../shell/hooks.ts';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { numberOf } from '../state/design/design.ts';
import { shapeChange } from '../state/design/plate-changes.ts';
import { useStudio } from '../state/studio.ts';
import { FieldAdvice, formatPercent, Slider } from './controls.tsx';

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
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

/** Gradient directions of a grid, row by row. The middle cell has none. */
const DIRECTIONS: readonly { readonly angle: number; readonly name: string }[] = [
  { angle: 315, name: 'To the top left' },
  { angle: 0, name: 'To the top' },
  { angle: 45, name: 'To the top right' },
  { angle: 270, name: 'To the left' },
  { angle: 90, name: 'To the right' },
  { angle: 225, name: 'To the bottom left' },
  { angle: 180, name: 'To the bottom' },
  { angle: 135, name: 'To the bottom right' },
];

const DirectionPad = () => {
  const { design, history } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const current = numberOf('bg_angle', design.value);
  return (
    <div class="direction-pad named" role="toolbar" aria-label="Direction of the gradient" {...roving}>
      {DIRECTIONS.map(({ angle, name }) => (
        <button
          key={angle}
          type="button"
          class="direction"
          aria-label={name}
          aria-pressed={angle === current}
          onClick={() => history.change({ bg_angle: angle })}
        >
          <span style={{ rotate: `${angle}deg` }}>↑</span>
        </button>
      ))}
    </div>
  );
};

/** Shape of the plate and its corners. */
export const ShapeSettings = () => {
  const { design, history, drawing } = useStudio();
  // A picture with `fit` cover fills its area. The shape crops it even without a background.
  const isCropped = hasPlate(design.value) || design.value.fit === 'cover';
  const shape = isCropped ? (design.value.shape ?? 'rounded-square') : 'none';
  return (
    <>
      <SegmentedControl
        name="shape"
        legend="Background shape"
        options={SHAPES}
        value={shape}
        onChange={value =>
          history.change(shapeChange(value, design.value, drawing.value?.homeScreenColor('touch').hex))
        }
      />
      <FieldAdvice field="shape" />
      {shape === 'rounded-square' && (
        <Slider field="corner_radius" label="Corners" step={0.01} format={formatPercent} />
      )}
    </>
  );
};

/** Solid color or gradient of the plate. */
export const FillSettings = () => {
  const { design, history } = useStudio();
  const { bg_mode = 'solid', bg_gradient = 'linear' } = design.value;
  const fill = bg_mode === 'linear' ? bg_gradient : bg_mode;
  return (
    <>
      <SegmentedControl
        name="bg_mode"
        legend="Background fill"
        options={PAINTS}
        value={fill}
        onChange={value =>
          history.change({
            bg_mode: value === 'solid' ? 'solid' : 'linear',
            bg_gradient: value === 'radial' ? value : undefined,
          })
        }
      />
      {fill === 'linear' && (
        <>
          <Slider field="bg_angle" label="Direction" step={5} format={value => `${value}°`} />
          <DirectionPad />
        </>
      )}
    </>
  );
};
