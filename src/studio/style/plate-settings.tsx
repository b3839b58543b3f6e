// Background settings: plate shape, solid color or gradient.

import { hasPlate } from '../../contract/export/export-request.ts';
import { Checkbox } from '../shell/buttons.tsx';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { shapeChange } from '../state/design/plate-changes.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { FieldAdvice, ShapeIcon, Slider } from './controls.tsx';

const shapeLabel = (name: string, radius: number, isNone = false) => (
  <>
    <span class="row-picture centered" aria-hidden="true">
      <ShapeIcon radius={radius} isNone={isNone} />
    </span>
    {name}
  </>
);

const SHAPES = [
  { value: 'rounded-square', label: shapeLabel('Rounded', 28) },
  { value: 'circle', label: shapeLabel('Circle', 50) },
  { value: 'none', label: shapeLabel('No plate', 28, true) },
] as const;

const PAINTS = [
  { value: 'solid', label: 'Solid' },
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

/** Shape of the plate and its corners. */
export const ShapeSettings = () => {
  const { design, history, drawing } = useStudio();
  // A picture with `fit` cover fills the image, so the shape crops it even without a background.
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
        <>
          <Slider field="corner_radius" label="Corners" />
          <Checkbox
            label="Smooth corners, as on iOS"
            checked={design.value.corner_style === 'smooth'}
            onChange={isSmooth => history.change({ corner_style: isSmooth ? 'smooth' : undefined })}
          />
        </>
      )}
      {hasPlate(design.value) && <ColorField field="border_color" label="Border" derived="none" />}
      {hasPlate(design.value) && design.value.border_color !== undefined && (
        <Slider field="border_width" label="Border width" />
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
        <Slider field="bg_angle" label="Direction" step={5} format={value => `${value}°`} />
      )}
    </>
  );
};
