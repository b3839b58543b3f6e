// Input of one or two initials.
import { useSignal } from '@preact/signals';
import { capitalInitials } from '../../contract/export/initials.ts';
import { useStudio } from '../state/studio.ts';

export const Initials = () => {
  const { design, history, subject } = useStudio();
  const typed = useSignal<string | undefined>(undefined);
  const problem = useSignal('');
  const failure = subject.failure.value;
  const rejection = failure?.kind === 'rejected' && design.value.text !== undefined ? failure.message : '';
  const message = problem.value || rejection;

  const onInput = (text: string) => {
    typed.value = text;
    const initials = capitalInitials(text);
    problem.value = initials === undefined && text.trim() !== '' ? 'Enter one or two letters or digits.' : '';
    if (initials !== undefined)
      history.change(
        { text: initials, library: undefined, name: undefined, style: undefined },
        { gesture: 'text' },
      );
  };

  return (
    <div class="initials">
      <label class="label" for="initials">
        Your initials
      </label>
      <input
        id="initials"
        class="input initials-input"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="AB"
        value={typed.value ?? design.value.text ?? ''}
        aria-invalid={message !== ''}
        aria-describedby="initials-hint"
        onInput={event => onInput(event.currentTarget.value)}
        onBlur={() => {
          if (problem.value === '') typed.value = undefined;
        }}
      />
      <p id="initials-hint" class={message ? 'hint hint-error' : 'hint'} aria-live="polite">
        {message || 'One or two letters or digits, in most alphabets.'}
      </p>
    </div>
  );
};
