// A colour: any CSS colour as text, or picked. What is not a colour stays in the field and changes nothing.
import { useSignal } from '@preact/signals';
import { parseColor } from '../../compose/color/color.ts';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { Sign } from '../shell/sign.tsx';
import { useStudio } from '../state/studio.ts';
import { Advice } from './advice.tsx';

export type ColorFieldName = Extract<
  ExportFieldName,
  `${string}${'bg' | 'bg_to' | 'fg' | 'stroke' | 'fill'}`
>;

interface ColorFieldProps {
  readonly field: ColorFieldName;
  readonly label: string;
}

export const ColorField = ({ field, label }: ColorFieldProps) => {
  const { design, request, timeline } = useStudio();
  const draft = useSignal<string | undefined>(undefined);
  const given = design.value[field];
  const applied = request.value.settings.find(setting => setting.field === field)?.value ?? '';
  const color = parseColor(applied);
  const isWrong =
    draft.value !== undefined && parseColor(draft.value) === undefined && draft.value.trim() !== '';

  const onInput = (text: string) => {
    draft.value = text;
    const written = text.trim();
    if (written === '') timeline.change({ [field]: undefined }, { gesture: field });
    else if (parseColor(written) !== undefined) timeline.change({ [field]: written }, { gesture: field });
  };

  return (
    <div class="field color-field">
      <label for={field}>{label}</label>
      <div class="color-entry">
        <input
          class="color-well"
          type="color"
          aria-label={`${label}: pick a colour`}
          value={typeof color === 'object' ? color.hex : '#ffffff'}
          onInput={event => {
            draft.value = undefined;
            timeline.change({ [field]: event.currentTarget.value }, { gesture: field });
          }}
        />
        <input
          id={field}
          class="input"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={draft.value ?? given ?? ''}
          placeholder={applied}
          aria-invalid={isWrong}
          aria-describedby={`${field}-hint ${field}-advice`}
          onInput={event => onInput(event.currentTarget.value)}
          onBlur={() => {
            if (!isWrong) draft.value = undefined;
          }}
        />
        {given !== undefined && (
          <button
            type="button"
            class="tool tool-small"
            aria-label={`${label}: back to the default`}
            title="Back to the default"
            onClick={() => {
              draft.value = undefined;
              timeline.change({ [field]: undefined });
            }}
          >
            <Sign name="close" />
          </button>
        )}
      </div>
      <p id={`${field}-hint`} class="hint hint-error" aria-live="polite">
        {isWrong ? 'Not a CSS colour. Examples: teal, #0f766e, oklch(0.6 0.15 30), none.' : ''}
      </p>
      <Advice field={field} />
    </div>
  );
};
