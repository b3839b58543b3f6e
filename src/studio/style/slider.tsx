// Slider for a numeric field, with its value.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { defaultOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { Advice } from './advice.tsx';

type NumberFieldName = 'padding' | 'stroke_scale' | 'bg_angle';

interface SliderProps {
  readonly field: NumberFieldName;
  readonly label: string;
  readonly step: number;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  format(value: number): string;
}

export const Slider = ({ field, label, step, hint, disabled = false, format }: SliderProps) => {
  const { design, history } = useStudio();
  const { minimum, maximum } = EXPORT_FIELDS[field];
  const value = design.value[field] ?? Number(defaultOf(field, design.value));
  const text = format(value);
  return (
    <div class="field">
      <div class="field-head">
        <label for={field}>{label}</label>
        <output for={field}>{text}</output>
      </div>
      <input
        id={field}
        class="slider"
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        aria-describedby={`${field}-advice`}
        onInput={event => history.change({ [field]: event.currentTarget.valueAsNumber }, { gesture: field })}
      />
      {hint && <p class="hint">{hint}</p>}
      <Advice field={field} />
    </div>
  );
};
