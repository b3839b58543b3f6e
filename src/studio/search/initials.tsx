// The panel for initials.
import { capitalInitials, initialsForm } from '../../contract/export/drawn-text.ts';
import { FONTS } from '../../model/look.ts';
import { retryAfterLimit } from '../api/failure.ts';
import { svgUrl } from '../shell/favicon-image.tsx';
import { textEvents, useDraft, useLoaded, useRovingFocus } from '../shell/hooks.ts';
import { type Design, numberOf, sourceChange } from '../state/design/design.ts';
import { readWords } from '../state/read-words.ts';
import { useStudio } from '../state/studio.ts';

export const Initials = () => {
  const { design, history, glyphs, source, search } = useStudio();
  const { text: shown, edit, end } = useDraft(design.value.text ?? '');
  const emoji = emojiIn(shown);
  const showEmoji = () => {
    search.setQuery({ q: emoji });
    source.value = 'emoji';
  };
  const isRejected = glyphs.failure.value?.kind === 'rejected' && design.value.text !== undefined;
  const message = problemOf(shown) || (isRejected ? `The bundled fonts cannot draw “${shown.trim()}”.` : '');

  const onText = (text: string, isComposing: boolean) => {
    edit(text);
    if (isComposing) return;
    const text_form = capitalInitials(text) === undefined ? 'short' : undefined;
    const initials = capitalInitials(text, initialsForm({ ...design.value, text_form }));
    if (initials !== undefined)
      history.change(sourceChange({ text: initials, text_form }), { gesture: 'text' });
  };

  return (
    <div class="initials stack">
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
        value={shown}
        aria-invalid={message !== ''}
        aria-describedby="initials-hint"
        dir="auto"
        {...textEvents(onText)}
        onBlur={() => {
          if (problemOf(shown) === '') end();
        }}
      />
      <p id="initials-hint" class={message ? 'hint hint-error' : 'hint'} aria-live="polite">
        {message || 'One to three letters, digits or & @ # +, in most alphabets.'}
      </p>
      {emoji && (
        <button type="button" class="button" onClick={showEmoji}>
          Show the emoji {emoji}
        </button>
      )}
      {design.value.text !== undefined && <Specimen />}
    </div>
  );
};

const WEIGHTS = [300, 500, 700, 900];
const USUAL_WEIGHT = 700;

/** The initials in each typeface and weight. */
const Specimen = () => {
  const { design, history } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  const { text = '', font: chosen = 'sans' } = design.value;
  const weight = numberOf('font_weight', design.value);
  return (
    <ul class="specimen named stack" aria-label="Typefaces" {...roving}>
      {useFaces(design.value).map(({ font, font_weight, svg }) => (
        <li key={`${font} ${font_weight}`}>
          <button
            type="button"
            class="specimen-face"
            aria-label={`${text}, ${font} ${font_weight}`}
            aria-pressed={font === chosen && font_weight === weight}
            style={{ '--letters': `url("${svgUrl(svg)}")` }}
            onClick={() => history.change({ font, font_weight })}
          />
        </li>
      ))}
    </ul>
  );
};

interface Face {
  readonly font: (typeof FONTS)[number];
  readonly font_weight: number;
  readonly svg: string;
}

/** Without faces that look like an earlier one, because a typeface without these letters borrows them from another. */
const different = (faces: readonly Face[]): readonly Face[] =>
  faces.filter(({ svg }, place) => faces.findIndex(face => face.svg === svg) === place);

const useFaces = ({ text, text_case, text_form }: Design): readonly Face[] => {
  const { api } = useStudio();
  const load = async (signal: AbortSignal) => {
    const draw = async (font: Face['font'], font_weight: number): Promise<Face> => {
      const attempt = () => api.plainSvg({ text, text_case, text_form, font, font_weight }, signal);
      return { font, font_weight, svg: await retryAfterLimit(attempt, { signal }) };
    };
    const usual = different(await Promise.all(FONTS.map(font => draw(font, USUAL_WEIGHT))));
    const others = usual.flatMap(({ font }) =>
      WEIGHTS.filter(weight => weight !== USUAL_WEIGHT).map(weight => draw(font, weight)),
    );
    return different([...usual, ...(await Promise.all(others))]).toSorted(
      (one, other) =>
        FONTS.indexOf(one.font) - FONTS.indexOf(other.font) || one.font_weight - other.font_weight,
    );
  };
  return useLoaded(load, [text, text_case, text_form]) ?? [];
};

const emojiIn = (given: string): string => {
  const { kind, text } = readWords(given);
  return kind === 'emoji' ? text : '';
};

const problemOf = (text: string): string => {
  if (text.trim() === '' || capitalInitials(text, { isShort: true }) !== undefined) return '';
  return emojiIn(text)
    ? 'Initials are letters or digits. Emoji have a panel of their own.'
    : 'Enter one to three letters, digits or signs of & @ # +.';
};
