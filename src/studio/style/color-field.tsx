import { parseColor } from '../../compose/color/color.ts';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { FieldAdvice, ResetButton } from '../shell/controls.tsx';
import { useStudio } from '../state/studio.ts';
import { useColorText } from './color-text.tsx';

export type ColorFieldName = Extract<
  ExportFieldName,
  `${string}${'bg' | 'bg_to' | 'bg_via' | 'fg' | 'fg_to' | 'stroke' | 'fill' | '_color'}`
>;

interface ColorFieldProps {
  readonly field: ColorFieldName;
  readonly label: string;
  /** The color that applies if neither the field nor the request has one. */
  readonly derived?: string | undefined;
}

export const ColorField = ({ field, label, derived = '' }: ColorFieldProps) => {
  const { design, request, history } = useStudio();
  const given = design.value[field];
  const applied = request.value.settings.find(setting => setting.field === field)?.value ?? derived;
  const color = parseColor(applied);
  const { input, hint, end } = useColorText({
    id: field,
    value: given ?? '',
    onColor: next => history.change({ [field]: next || undefined }, { gesture: field }),
  });
  const pick = (next: string | undefined) => {
    end();
    history.change({ [field]: next }, next === undefined ? {} : { gesture: field });
  };
  return (
    <div class="field color-field stack">
      <label for={field}>{label}</label>
      <div class="color-entry row">
        <input
          class="color-well"
          type="color"
          aria-label={`${label}: pick a color`}
          value={typeof color === 'object' ? color.hex : '#ffffff'}
          onInput={event => pick(event.currentTarget.value)}
        />
        <input
          {...input}
          class="input"
          placeholder={applied}
          aria-describedby={`${field}-hint ${field}-advice`}
        />
        {given !== undefined && <ResetButton label={label} act={() => pick(undefined)} />}
      </div>
      {hint}
      <FieldAdvice field={field} />
    </div>
  );
};
