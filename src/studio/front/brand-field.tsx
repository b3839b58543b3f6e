// Field of a brand color.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { parseColor } from '../../compose/color/color.ts';
import { withHash } from './read-words.ts';

interface BrandFieldProps {
  readonly color: string;
  /** Receives each valid CSS color during typing, and empty text. */
  onColor(color: string): void;
}

export const BrandField = ({ color, onColor }: BrandFieldProps) => {
  const text = useSignal(color);
  useEffect(() => {
    if (withHash(text.peek().trim()) !== color) text.value = color;
  }, [color]);
  const value = withHash(text.value.trim());
  const isInvalid = value !== '' && typeof parseColor(value) !== 'object';
  return (
    <div class="brand-field">
      <label class="input-box">
        <i class="color-dot" style={{ background: color }} />
        <input
          id="brand-color"
          type="text"
          placeholder="Brand color"
          aria-label="Brand color"
          aria-invalid={isInvalid}
          aria-describedby="brand-color-hint"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={40}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value;
            const next = withHash(text.value.trim());
            if (next === '' || typeof parseColor(next) === 'object') onColor(next);
          }}
        />
      </label>
      <p id="brand-color-hint" class="hint hint-error" role="status">
        {isInvalid && 'Not a color. Example: #e11d48.'}
      </p>
    </div>
  );
};
