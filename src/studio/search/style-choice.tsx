// Choice among the styles of the selected icon.
import { useRovingFocus } from '../shell/use-roving-focus.ts';
import { useStudio } from '../state/studio.ts';

/** Renders nothing for an icon with a single style. */
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
