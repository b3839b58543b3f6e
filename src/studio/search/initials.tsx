// Input of one or two initials.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { capitalInitials } from '../../contract/export/drawn-text.ts';
import { FONTS } from '../../model/look.ts';
import { textEvents, useRovingFocus } from '../shell/hooks.ts';
import { type DesignChange, numberOf, sourceChange } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';

interface InitialsProps {
  readonly takesFocus: boolean;
  /** Shows the emoji of the text instead. */
  onEmoji(emoji: string): void;
}

export const Initials = ({ takesFocus, onEmoji }: InitialsProps) => {
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

  const onText = (text: string, isComposing: boolean) => {
    typed.value = text;
    if (isComposing) return;
    const initials = capitalInitials(text, { keepsCase: design.value.text_case === 'as-is' });
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
        value={shown}
        aria-invalid={message !== ''}
        aria-describedby="initials-hint"
        dir="auto"
        {...textEvents(onText)}
        onBlur={() => {
          if (problemOf(shown) === '') typed.value = undefined;
        }}
      />
      <p id="initials-hint" class={message ? 'hint hint-error' : 'hint'} aria-live="polite">
        {message || 'One or two letters or digits, in most alphabets.'}
      </p>
      {emoji && (
        <button type="button" class="button" onClick={() => onEmoji(emoji)}>
          Show the emoji {emoji}
        </button>
      )}
      {design.value.text !== undefined && <Specimen />}
    </div>
  );
};

const WEIGHTS = [300, 500, 700, 900];

/** Samples of the initials in all typefaces. */
const Specimen = () => {
  const { api, design, history } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  const { text = '', text_case, font = 'sans' } = design.value;
  const weight = numberOf('font_weight', design.value);
  return (
    <ul class="specimen named" aria-label="Typefaces" {...roving}>
      {FONTS.flatMap(face => WEIGHTS.map(each => [face, each] as const)).map(([face, each]) => (
        <li key={`${face} ${each}`}>
          <button
            type="button"
            class="specimen-face"
            aria-label={`${text}, ${face} ${each}`}
            aria-pressed={face === font && each === weight}
            style={{
              '--letters': `url("${lettersUrl(api.exportUrl, { text, text_case, font: face, font_weight: each })}")`,
            }}
            onClick={() => history.change({ font: face, font_weight: each })}
          />
        </li>
      ))}
    </ul>
  );
};

const lettersUrl = (exportUrl: string, letters: DesignChange): string => {
  const given = Object.entries({ ...letters, shape: 'none', favicon_svg: 'plain' }).filter(
    ([, value]) => value !== undefined,
  );
  const url = new URL('preview.svg', exportUrl);
  for (const [name, value] of given) url.searchParams.set(name, String(value));
  return url.href;
};

/** Matches an emoji with its modifiers and joined emoji. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)*/u;

const emojiIn = (text: string): string | undefined => EMOJI.exec(text)?.[0];

const problemOf = (text: string): string => {
  if (text.trim() === '' || capitalInitials(text) !== undefined) return '';
  return emojiIn(text)
    ? 'Initials are letters or digits. Emoji have a panel of their own.'
    : 'Enter one or two letters or digits.';
};
