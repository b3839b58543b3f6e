// Designs made before in this browser, one click away.

import { addressOf } from '../state/design-address.ts';
import { useStudio } from '../state/studio.ts';
import { subjectTitle } from '../state/subject-title.ts';

export const RecentDesigns = () => {
  const { recent, timeline } = useStudio();
  const designs = recent.designs.value;
  if (designs.length === 0) return null;
  return (
    <div class="recent">
      <div class="recent-head">
        <h3 class="label">Recent</h3>
        <button type="button" class="link" onClick={recent.forgetAll}>
          Clear
        </button>
      </div>
      <ul class="recent-list">
        {designs.map(({ design, picture }) => (
          <li key={addressOf(design)}>
            <button
              type="button"
              class="recent-design"
              title={subjectTitle(design)}
              aria-label={`Recent design: ${subjectTitle(design)}`}
              onClick={() => timeline.become(design)}
            >
              <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" width="32" height="32" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
