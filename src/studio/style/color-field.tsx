// Color field: color picker, and text input for CSS colors.
import { useSignal } from '@preact/signals';
import { parseColor } from '../../compose/color/color.ts';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { withHash } from '../front/read-words.ts';
import { IconButton } from '../shell/buttons.tsx';
import { useStudio } from '../state/studio.ts';
import { FieldAdvice } from './controls.tsx';

export type ColorFieldName = Extract<
  ExportFieldName,
  `${string}${'bg' | 'bg_to' | 'bg_via' | 'fg' | 'fg_to' | 'stroke' | 'fill' | '_color'}`
>;

interface ColorFieldProps {
  readonly field: ColorFieldName;
  readonly label: string;
  /** Effective color while the field is empty and the request has no value. */
  readonly derived?: string | undefined;
}

export const ColorField = ({ field, label, derived = '' }: ColorFieldProps) => {
  const { design, request, history } = useStudio();
  /** Text during editing. Each valid color changes the design. */
  const draft = useSignal<string | undefined>(undefined);
  const value = withHash(draft.value?.trim() ?? '');
  const isInvalid = value !== '' && parseColor(value) === undefined;
  const given = design.value[field];
  const applied = request.value.settings.find(setting => setting.field === field)?.value ?? derived;
  const color = parseColor(applied);
  const edit = (text: string) => {
    draft.value = text;
    const next = withHash(text.trim());
    if (next === '' || parseColor(next) !== undefined)
      history.change({ [field]: next || undefined }, { gesture: field });
  };
  const pick = (next: string | undefined) => {
    draft.value = undefined;
    history.change({ [field]: next }, next === undefined ? {} : { gesture: field });
  };
  return (
    <div class="field color-field">
      <label for={field}>{label}</label>
      <div class="color-entry">
        <input
          class="color-well"
          type="color"
          aria-label={`${label}: pick a color`}
          value={typeof color === 'object' ? color.hex : '#ffffff'}
          onInput={event => pick(event.currentTarget.value)}
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
          aria-invalid={isInvalid}
          aria-describedby={`${field}-hint ${field}-advice`}
          onInput={event => edit(event.currentTarget.value)}
          onBlur={() => {
            if (!isInvalid) draft.value = undefined;
          }}
        />
        {'EyeDropper' in window && (
          <IconButton
            icon="eyedropper"
            label={`${label}: pick from the screen`}
            title="Pick from the screen"
            isSmall
            act={() => void pickFromScreen(pick)}
          />
        )}
        {given !== undefined && (
          <IconButton
            icon="close"
            label={`${label}: reset to default`}
            title="Reset to default"
            isSmall
            act={() => pick(undefined)}
          />
        )}
      </div>
      <p id={`${field}-hint`} class="hint hint-error" aria-live="polite">
        {isInvalid ? 'Not a color. Examples: teal, #0f766e, oklch(0.6 0.15 30), none.' : ''}
      </p>
      <FieldAdvice field={field} />
    </div>
  );
};

/** Part of the EyeDropper API, which only Chromium has. */
declare const EyeDropper: new () => { open(): Promise<{ readonly sRGBHex: string }> };

const pickFromScreen = async (pick: (color: string) => void): Promise<void> => {
  try {
    pick((await new EyeDropper().open()).sRGBHex);
  } catch {
    // The user has canceled.
  }
};
