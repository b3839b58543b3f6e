// The panel for the logo of the user.
import { Checkbox, LogoButton } from '../shell/buttons.tsx';
import { FieldAdvice } from '../shell/controls.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../shell/segmented-control.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { sourceTitle } from '../state/design/design.ts';
import type { LogoField } from '../state/logo/add-logo.ts';
import { useStudio } from '../state/studio.ts';

/** Values of each field, with the default first. */
const CHOICES = {
  artwork_ink: { label: 'Colors', values: { original: 'Its own colors', single: 'One color' } },
  artwork_part: { label: 'Part', values: { whole: 'All of it', mark: 'Symbol only' } },
  fit: { label: 'Size', values: { contain: 'All of it', cover: 'Fill and crop' } },
} as const;

const PRIVACY = 'It stays in this browser until you download the package or copy its HTML.';

export const LogoPanel = () => {
  const { design, logo, glyphs } = useStudio();
  const { artwork } = design.value;
  const hasGlyph = artwork !== undefined && glyphs.failure.value === undefined;
  const problem = logo.problem.value?.field === 'artwork' ? logo.problem.value.text : '';
  return (
    <div class="logo stack">
      <div class="drop-area" aria-busy={logo.isReading.value}>
        <UiIcon name="open" />
        <p>
          {hasGlyph ? (
            <strong>{sourceTitle(design.value)}</strong>
          ) : (
            'Your logo, as SVG, PNG or another picture'
          )}
        </p>
        <LogoButton>Choose a file</LogoButton>
        <p class="hint by-mouse">Or drop it anywhere on this page, or paste it.</p>
      </div>
      <p class={problem ? 'notice row' : 'hint'} role="status">
        {problem || (logo.isReading.value ? 'Reading…' : PRIVACY)}
      </p>
      {hasGlyph && <LogoOptions />}
    </div>
  );
};

/** Input for another logo, for dark mode or for tabs. Shows why a chosen logo cannot be used. */
export const OtherLogo = ({ field, label }: { readonly field: LogoField; readonly label: string }) => {
  const { design, history, logo } = useStudio();
  const id = design.value[field];
  const problem = logo.problem.value?.field === field ? logo.problem.value.text : '';
  return (
    <>
      <div class="row">
        <LogoButton field={field}>{label}</LogoButton>
        {id !== undefined && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => history.change({ [field]: undefined })}
          >
            Remove {sourceTitle({ artwork: id })}
          </button>
        )}
      </div>
      {problem && (
        <p class="notice row" role="status">
          {problem}
        </p>
      )}
    </>
  );
};

const LogoOptions = () => {
  const { design, history, glyphs, logo } = useStudio();
  const { artwork = '', artwork_part, trim = true } = design.value;
  const { traits, hasMark = false, notes = [] } = glyphs.current.value?.main ?? {};
  const names = [
    ...(traits?.isPicture ? [] : (['artwork_ink'] as const)),
    ...(hasMark || artwork_part === 'mark' ? (['artwork_part'] as const) : []),
    'fit' as const,
  ];
  return (
    <div class="settings stack">
      <FieldAdvice field="artwork" />
      {notes.some(({ id }) => id === 'text-without-font') && (
        <div class="row">
          <button type="button" class="button" onClick={() => void logo.use({ drawn: artwork })}>
            Use it as a picture
          </button>
          <p class="hint">This browser draws the text with its fonts.</p>
        </div>
      )}
      {names.map(name => {
        const { label, values } = CHOICES[name];
        const options = Object.entries(values).map(([value, text]) => ({ value, label: text }));
        return (
          <LogoChoice
            key={name}
            name={name}
            label={label}
            legend={`${label} of the logo`}
            options={options}
            value={design.value[name] ?? options[0]?.value ?? ''}
            onChange={value => history.change({ [name]: value })}
          />
        );
      })}
      <Checkbox
        label="Remove the empty border"
        checked={trim}
        onChange={checked => history.change({ trim: checked })}
      />
      <OtherLogo field="small_artwork" label="Use another logo in tabs" />
    </div>
  );
};

/** `label` is the visible short form of `legend`. */
export const LogoChoice = <Value extends string>({
  label,
  ...choice
}: SegmentedControlProps<Value> & { readonly label: string }) => (
  <div class="field logo-choice stack">
    <span class="label" aria-hidden="true">
      {label}
    </span>
    <SegmentedControl {...choice} />
  </div>
);
