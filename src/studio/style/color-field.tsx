// Color field: color picker, and text input for any CSS color.
import { useSignal } from '@preact/signals';
import { parseColor } from '../../compose/color/color.ts';
import { EXPORT_FIELDS, type ExportFieldName, isExportField } from '../../contract/export/export-fields.ts';
import { UiIcon, type UiIconName } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { FieldAdvice } from './controls.tsx';

export type ColorFieldName = Extract<
  ExportFieldName,
  `${string}${'bg' | 'bg_to' | 'bg_via' | 'fg' | 'stroke' | 'fill' | '_color'}`
>;

interface ColorFieldProps {
  readonly field: ColorFieldName;
  readonly label: string;
  /** Color in effect while the field is empty and the request has no value for it. */
  readonly derived?: string | undefined;
}

/** Text of a color field during editing. Each valid color changes the design. */
const useColorDraft = (field: ColorFieldName) => {
  const { history } = useStudio();
  const draft = useSignal<string | undefined>(undefined);
  const value = withHash(draft.value?.trim() ?? '');
  const isInvalid = value !== '' && parseColor(value) === undefined;
  return {
    text: draft.value,
    isInvalid,
    edit: (text: string) => {
      draft.value = text;
      const value = withHash(text.trim());
      if (value === '') history.change({ [field]: undefined }, { gesture: field });
      else if (parseColor(value) !== undefined) history.change({ [field]: value }, { gesture: field });
    },
    pick: (color: string) => {
      draft.value = undefined;
      history.change({ [field]: color }, { gesture: field });
    },
    reset: () => {
      draft.value = undefined;
      history.change({ [field]: undefined });
    },
    leave: () => {
      if (!isInvalid) draft.value = undefined;
    },
  };
};

interface EntryButtonProps {
  readonly icon: UiIconName;
  readonly label: string;
  readonly title: string;
  act(): void;
}

const EntryButton = ({ icon, label, title, act }: EntryButtonProps) => (
  <button type="button" class="icon-button icon-button-small" aria-label={label} title={title} onClick={act}>
    <UiIcon name={icon} />
  </button>
);

export const ColorField = ({ field, label, derived = '' }: ColorFieldProps) => {
  const { design, request } = useStudio();
  const { text, isInvalid, edit, pick, reset, leave } = useColorDraft(field);
  const given = design.value[field];
  const applied = request.value.settings.find(setting => setting.field === field)?.value ?? derived;
  const color = parseColor(applied);
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
          value={text ?? given ?? ''}
          placeholder={applied}
          aria-invalid={isInvalid}
          aria-describedby={`${field}-hint ${field}-advice`}
          onInput={event => edit(event.currentTarget.value)}
          onBlur={leave}
        />
        {'EyeDropper' in window && (
          <EntryButton
            icon="eyedropper"
            label={`${label}: pick from the screen`}
            title="Pick from the screen"
            act={() => void pickFromScreen(pick)}
          />
        )}
        {given !== undefined && (
          <EntryButton
            icon="close"
            label={`${label}: reset to default`}
            title="Reset to default"
            act={reset}
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
    // The user cancelled.
  }
};

export const isColorField = (name: string): boolean =>
  isExportField(name) && EXPORT_FIELDS[name].type === 'color';

/**
 * Adds `#` to hex digits, because design tools copy hex colors without it. No color name consists of hex digits
 * only.
 */
export const withHash = (text: string): string =>
  /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? `#${text}` : text;
