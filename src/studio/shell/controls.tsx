// Parts of the settings: sliders, advice, explanations.
import type { ComponentChildren } from 'preact';
import { EXPORT_FIELDS, type ExportFieldName } from '../../contract/export/export-fields.ts';
import type { Advice } from '../state/advice.ts';
import type { ContrastFix } from '../state/contrast-fix.ts';
import { type NumberFieldName, numberOf } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { IconButton } from './buttons.tsx';
import { UiIcon } from './ui-icon.tsx';

/** The warnings on a field, and other advice behind a question mark. */
export const FieldAdvice = ({ field }: { field: ExportFieldName }) => {
  const { advice } = useStudio();
  const own = advice.value.filter(item => item.field === field);
  const infos = own.filter(({ isWarning }) => !isWarning);
  return (
    <div id={`${field}-advice`} class="advice stack">
      {own.flatMap(item => (item.isWarning ? <AdviceItem key={item.text} {...item} /> : []))}
      {infos.length > 0 && (
        <Help topic="this setting">
          {infos.map(item => (
            <AdviceItem key={item.text} {...item} />
          ))}
        </Help>
      )}
    </div>
  );
};

export const AdviceItem = ({ text, isWarning, fix }: Advice) => {
  const { history } = useStudio();
  return (
    <div class={isWarning ? 'advice-item advice-warning stack small' : 'advice-item stack small soft'}>
      <UiIcon name={isWarning ? 'warning' : 'info'} />
      <p>{text}</p>
      {fix && (
        <button type="button" class="button button-small fix" onClick={() => history.change(fix.change)}>
          <FixSample {...fix.before} />→<FixSample {...fix.after} />
          Fix contrast
        </button>
      )}
    </div>
  );
};

/** Screen readers read `topic` as what is explained. */
export const Help = ({ topic, children }: { topic: string; children: ComponentChildren }) => (
  <details class="help">
    <summary class="centered hint" aria-label={`About ${topic}`}>
      ?
    </summary>
    <div class="hint">{children}</div>
  </details>
);

const FixSample = ({ ink, plate }: ContrastFix['before']) => (
  <span class="fix-sample centered" style={{ background: plate, color: ink }} aria-hidden="true">
    ●
  </span>
);

interface SliderProps {
  readonly field: NumberFieldName;
  readonly label: string;
  /** Default: one percent. */
  readonly step?: number;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  format?(value: number): string;
}

export const Slider = (props: SliderProps) => {
  const { field, label, step = 0.01, hint, disabled = false, format = formatPercent } = props;
  const { design, history } = useStudio();
  const { minimum, maximum } = EXPORT_FIELDS[field];
  const value = numberOf(field, design.value);
  const text = format(value);
  const followsOther = typeof EXPORT_FIELDS[field].default === 'string';
  return (
    <div class="field stack">
      <div class="field-head row spread">
        <label for={field}>{label}</label>
        <output class="soft" for={field}>
          {text}
        </output>
        {followsOther && design.value[field] !== undefined && (
          <ResetButton label={label} act={() => history.change({ [field]: undefined })} />
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
      {hint && <Help topic={label.toLowerCase()}>{hint}</Help>}
      <FieldAdvice field={field} />
    </div>
  );
};

export const ResetButton = ({ label, act }: { readonly label: string; act(): void }) => (
  <IconButton icon="close" label={`${label}: reset to default`} title="Reset to default" isSmall act={act} />
);

/** `radius` is the corner radius in percent of the side. */
export const ShapeIcon = ({ radius, isNone }: { readonly radius: number; readonly isNone: boolean }) => (
  <i class={isNone ? 'row-shape row-shape-none' : 'row-shape'} style={{ borderRadius: `${radius}%` }} />
);

/** For example `18 %` for 0.18. */
export const formatPercent = (fraction: number): string => `${Math.round(fraction * 100)} %`;
