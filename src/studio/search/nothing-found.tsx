// Message and suggestions for a search without results.
import { useRovingFocus } from '../shell/use-roving-focus.ts';
import { SUGGESTIONS } from '../state/search/suggestions.ts';
import { useStudio } from '../state/studio.ts';

export const NothingFound = () => {
  const { search } = useStudio();
  const { q, library, style } = search.query.value;
  return (
    <div class="nothing">
      <p>
        Nothing found for <strong>{q}</strong>
        {library || style ? ' with these filters' : ''}.
      </p>
      {(library || style) && (
        <button type="button" class="button" onClick={() => search.setQuery({ library: '', style: '' })}>
          Search all libraries and styles
        </button>
      )}
      <p>Try one word for what it shows or means, or one of these:</p>
      <Suggestions />
    </div>
  );
};

const Suggestions = () => {
  const { search } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class="chips" aria-label="Suggested searches" {...roving}>
      {SUGGESTIONS.map(word => (
        <li key={word}>
          <button type="button" class="chip" onClick={() => search.setQuery({ q: word })}>
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
};
