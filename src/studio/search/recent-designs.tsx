// List of recent designs.
import { parseExportBody } from '../../contract/export/export-body.ts';
import { designQuery } from '../state/design/design-query.ts';
import { subjectTitle } from '../state/design/subject-title.ts';
import { useStudio } from '../state/studio.ts';
import { tabStripBehind } from './look-style.ts';

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
              class="recent-design"
              style={{ background: tabStripBehind(parseExportBody(design).light) }}
              title={subjectTitle(design)}
              aria-label={`Recent design: ${subjectTitle(design)}`}
              onClick={() => history.replace(design)}
            >
              <img src={`data:image/svg+xml,${encodeURIComponent(image)}`} alt="" width="32" height="32" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
