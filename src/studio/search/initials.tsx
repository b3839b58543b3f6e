// Input of one or two initials.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { capitalInitials } from '../../contract/export/initials.ts';
import { sourceChange } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

interface InitialsProps {
  readonly takesFocus: boolean;
  /** Searches for an icon instead. */
  onSearch(text: string): void;
}

export const Initials = ({ takesFocus, onSearch }: InitialsProps) => {
  const { design, history, subject } = useStudio();
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal<string | undefined>(undefined);
  const shown = typed.value ?? design.value.text ?? '';
  const emoji = emojiIn(shown);
  const isRejected = subject.failure.value?.kind === 'rejected' && design.value.text !== undefined;
  const message = problemOf(shown) || (isRejected ? `The bundled fonts cannot draw “${shown.trim()}”.` : '');

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);

  const onInput = (text: string) => {
    typed.value = text;
    const initials = capitalInitials(text);
    if (initials !== undefined) history.change(sourceChange({ text: initials }), { gesture: 'text' });
  };

  return (
    <div class="initials">
      <label class="label" for="initials">
        Your initials
      </label>
      <input
        id="initials"
        ref={field}
        class="input initials-input"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="AB"
        value={shown}
        aria-invalid={message !== ''}
        aria-describedby="initials-hint"
        onInput={event => onInput(event.currentTarget.value)}
        onBlur={() => {
          if (problemOf(shown) === '') typed.value = undefined;
        }}
      />
      <p id="initials-hint" class={message ? 'hint hint-error' : 'hint'} aria-live="polite">
        {message || 'One or two letters or digits, in most alphabets.'}
      </p>
      {emoji && (
        <button type="button" class="button" onClick={() => onSearch(emoji)}>
          Search icons for {emoji}
        </button>
      )}
    </div>
  );
};

/** An emoji, with its modifiers and the emoji that are joined to it. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)*/u;

const emojiIn = (text: string): string | undefined => EMOJI.exec(text)?.[0];

const problemOf = (text: string): string => {
  if (text.trim() === '' || capitalInitials(text) !== undefined) return '';
  return emojiIn(text)
    ? 'Initials are letters or digits. For a picture, choose an icon.'
    : 'Enter one or two letters or digits.';
};
