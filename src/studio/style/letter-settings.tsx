// Typeface and weight of initials.
import type { FontName } from '../../model/look.ts';
import { useStudio } from '../state/studio.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { Slider } from './slider.tsx';

const FONTS: readonly { readonly value: FontName; readonly label: string }[] = [
  { value: 'sans', label: 'Sans' },
  { value: 'serif', label: 'Serif' },
  { value: 'rounded', label: 'Rounded' },
];

/** Each weight is one request for outlines, so the slider has few steps. */
const WEIGHT_STEP = 100;

export const LetterSettings = () => {
  const { design, history } = useStudio();
  return (
    <div class="group">
      <h3 class="label">Letters</h3>
      <SegmentedControl
        name="font"
        legend="Typeface"
        options={FONTS}
        value={(design.value.font ?? 'sans') as FontName}
        onChange={font => history.change({ font })}
      />
      <Slider field="font_weight" label="Weight" step={WEIGHT_STEP} format={String} />
    </div>
  );
};
