// Padding, line width and site name.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { useStudio } from '../state/studio.ts';
import { formatPercent } from './format-percent.ts';
import { Slider } from './slider.tsx';

export const AppearanceSettings = () => {
  const { drawing, design, history } = useStudio();
  const hasLines = drawing.value?.hasLines ?? true;
  return (
    <div class="group">
      <h3 class="label">Size and name</h3>
      <Slider
        field="padding"
        label="Padding"
        step={0.01}
        hint="In tabs the padding is smaller and changes in steps."
        format={formatPercent}
      />
      {design.value.text === undefined && (
        <Slider
          field="stroke_scale"
          label="Line width"
          step={0.05}
          disabled={!hasLines}
          hint={hasLines ? undefined : 'This icon has no lines.'}
          format={value => `× ${value.toFixed(2)}`}
        />
      )}
      <div class="field">
        <label for="site_name">Site name</label>
        <input
          id="site_name"
          class="input"
          type="text"
          autocomplete="organization"
          maxLength={80}
          placeholder={EXPORT_FIELDS.site_name.default}
          value={design.value.site_name ?? ''}
          onInput={event =>
            history.change({ site_name: event.currentTarget.value }, { gesture: 'site_name' })
          }
        />
      </div>
    </div>
  );
};
