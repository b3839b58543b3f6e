// Controls: groups of settings, sliders, advice.

import type { ComponentChildren } from 'preact';
import { EXPORT_FIELDS, type ExportFieldName } from '../../contract/export/export-fields.ts';
import type { SheetId } from '../shell/phone.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import type { ContrastFix } from '../state/contrast-fix.ts';
import { type NumberFieldName, numberOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

export const FieldAdvice = ({ field }: { field: ExportFieldName }) => {
  const { advice, history } = useStudio();
  return (
    <div id={`${field}-advice`} class="advice">
      {advice.value
        .filter(item => item.field === field)
        .map(({ text, isWarning, fix }) => (
          <div key={text} class={isWarning ? 'advice-item advice-warning' : 'advice-item advice-info'}>
            <UiIcon name={isWarning ? 'warning' : 'info'} />
            <p>{text}</p>
            {fix && (
              <button
                type="button"
                class="button button-small fix"
                onClick={() => history.change(fix.change)}
              >
                <FixSample {...fix.before} />→<FixSample {...fix.after} />
                Fix contrast
              </button>
            )}
          </div>
        ))}
    </div>
  );
};

const FixSample = ({ ink, plate }: ContrastFix['before']) => (
  <span class="fix-sample" style={{ background: plate, color: ink }} aria-hidden="true">
    ●
  </span>
);

interface GroupProps {
  readonly id: SheetId;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** A group of settings. Phones show it as a sheet. */
export const Group = ({ id, title, children }: GroupProps) => {
  const { sheet } = useStudio();
  return (
    <div class={sheet.value === id ? 'group sheet-open' : 'group'}>
      {title !== undefined && <h3 class="label">{title}</h3>}
      {children}
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

/** Formats a fraction: `18 %` for 0.18. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)} %`;
