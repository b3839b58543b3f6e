// Sliders and segmented controls, and the advice on a setting.

import type { ComponentChildren } from 'preact';
import { EXPORT_FIELDS, type ExportFieldName } from '../../contract/export/export-fields.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type NumberFieldName, numberOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const FieldAdvice = ({ field }: { field: ExportFieldName }) => {
  const { advice } = useStudio();
  return (
    <div id={`${field}-advice`} class="advice">
      {advice.value
        .filter(item => item.field === field)
        .map(({ text, isWarning }) => (
          <p key={text} class={isWarning ? 'advice-warning' : 'advice-info'}>
            <UiIcon name={isWarning ? 'warning' : 'info'} />
            {text}
          </p>
        ))}
    </div>
  );
};

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
      <FieldAdvice field={field} />
    </div>
  );
};

interface SegmentedControlProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly value: Value;
  onChange(value: Value): void;
}

export const SegmentedControl = <Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) => (
  <fieldset class="segmented">
    <legend class="visually-hidden">{legend}</legend>
    {options.map(option => (
      <label key={option.value} class="segmented-option">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);

/** `18 %` for 0.18. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)} %`;
