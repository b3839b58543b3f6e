import type { TargetedInputEvent } from 'preact';
import { parseColor } from '../../compose/color/color.ts';
import { say } from '../languages/texts.ts';
import { useDraft } from '../shell/hooks.ts';
import { withHash } from '../state/read-words.ts';

interface ColorTextOptions {
  readonly id: string;
  readonly value: string;
  /** Gets each CSS color, `none` and empty text while the user types. */
  onColor(color: string): void;
}

/** Props of a text input for CSS colors, and a hint on invalid text. `end` replaces the typed text by `value`. */
export const useColorText = ({ id, value, onColor }: ColorTextOptions) => {
  const { text, edit, end } = useDraft(value);
  const typed = withHash(text.trim());
  const isInvalid = typed !== '' && parseColor(typed) === undefined;
  const input = {
    id,
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: false,
    value: text,
    'aria-invalid': isInvalid,
    'aria-describedby': `${id}-hint`,
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) => {
      edit(currentTarget.value);
      const color = withHash(currentTarget.value.trim());
      if (color === '' || parseColor(color) !== undefined) onColor(color);
    },
    onBlur: () => isInvalid || end(),
  } as const;
  const hint = (
    <p id={`${id}-hint`} class="hint hint-error" role="status">
      {isInvalid && say('notColor', { examples: 'teal, #0f766e, oklch(0.6 0.15 30), none' })}
    </p>
  );
  return { input, hint, end };
};

export const BrandField = ({ color, onColor }: { readonly color: string; onColor(color: string): void }) => {
  const { input, hint } = useColorText({ id: 'brand-color', value: color, onColor });
  return (
    <div class="brand-field">
      <label class="input-box row">
        <i class="color-dot" style={{ background: color }} />
        <input {...input} placeholder={say('brandColor')} aria-label={say('brandColor')} />
      </label>
      {hint}
    </div>
  );
};
