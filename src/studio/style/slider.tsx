// Slider for a numeric field, with its value.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type NumberFieldName, numberOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { Advice } from './advice.tsx';

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
  const value = numberOf(field, design.value);
  const text = format(value);
  const followsOther = typeof EXPORT_FIELDS[field].default === 'string';
  return (
    <div class="field">
      <div class="field-head">
        <label for={field}>{label}</label>
        <output for={field}>{text}</output>
        {followsOther && design.value[field] !== undefined && (
          <button
            type="button"
            class="icon-button icon-button-small"
            aria-label={`${label}: reset to default`}
            title="Reset to default"
            onClick={() => history.change({ [field]: undefined })}
          >
            <UiIcon name="close" />
          </button>
        )}
      </div>
      <input
        id={field}
        class="slider"
        type="range"
        style={{ '--filled': `${(100 * (value - minimum)) / (maximum - minimum)}%` }}
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
