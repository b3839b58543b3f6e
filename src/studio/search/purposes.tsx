// Purposes of a site, which narrow the icons at the start.
import { useRovingFocus } from '../shell/use-roving-focus.ts';
import { useStudio } from '../state/studio.ts';

export const Purposes = () => {
  const { startIcons } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class="chips" aria-label="Icons by purpose" {...roving}>
      {startIcons.purposes.value.map(purpose => (
        <li key={purpose}>
          <button
            type="button"
            class="chip chip-small"
            aria-pressed={startIcons.purpose.value === purpose}
            onClick={() => startIcons.toggle(purpose)}
          >
            {purpose}
          </button>
        </li>
      ))}
    </ul>
  );
};
