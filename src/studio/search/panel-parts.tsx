// Parts of the search panel that load on first use.
import { svgUrl } from '../shell/favicon-image.tsx';
import { useRovingFocus } from '../shell/hooks.ts';
import { requestOf, subjectTitle } from '../state/design/design.ts';
import { designQuery } from '../state/design/design-query.ts';
import { SUGGESTIONS } from '../state/design/random-design.ts';
import { useStudio } from '../state/studio.ts';
import { tabStripBehind } from './look-style.ts';

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

/** Choice of a style. Renders nothing for an icon with a single style. */
export const StyleChoice = () => {
  const { iconStyles, design, libraries, history } = useStudio();
  const roving = useRovingFocus<HTMLDivElement>();
  const styles = iconStyles.styles.value;
  const { library, style, name = '' } = design.value;
  if (styles.length < 2 || design.value.text !== undefined) return null;
  const libraryStyles = libraries.value.find(({ slug }) => slug === library)?.styles ?? [];
  const current = style ?? libraryStyles.find(each => styles.includes(each));
  return (
    <div
      class="style-choice"
      role="toolbar"
      aria-label={`Styles of ${name.replaceAll('-', ' ')}`}
      {...roving}
    >
      {styles.map(each => (
        <button
          key={each}
          type="button"
          class="chip chip-small"
          aria-pressed={each === current}
          onClick={() => history.change({ style: each === libraryStyles[0] ? undefined : each })}
        >
          {each.replaceAll('-', ' ')}
        </button>
      ))}
    </div>
  );
};

export const RecentDesigns = () => {
  const { recent, history } = useStudio();
  const designs = recent.designs.value;
  return (
    <div class="recent">
      <div class="recent-head">
        <h3 class="label">Recent</h3>
        <button type="button" class="link" onClick={recent.clear}>
          Clear
        </button>
      </div>
      <ul class="recent-list">
        {designs.map(({ design, image }) => (
          <li key={designQuery(design)}>
            <button
              type="button"
              class="picture-button recent-design"
              style={{ background: tabStripBehind(requestOf(design).light) }}
              aria-label={`Recent design: ${subjectTitle(design)}`}
              onClick={() => history.replace(design)}
            >
              <img src={svgUrl(image)} alt="" width="32" height="32" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
