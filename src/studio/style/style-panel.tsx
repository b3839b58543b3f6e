// Style panel: all groups of settings. On phones, one group as a sheet.

import { lazy } from '../shell/lazy.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import { ColorSettings } from './color-settings.tsx';
import { PlateSettings } from './plate-settings.tsx';

/** Loaded later, because the first view shows only the first groups. (Decision 073) */
const MoreSettings = lazy(async () => (await import('./more-settings.tsx')).MoreSettings);

const LetterSettings = lazy(async () => (await import('./more-settings.tsx')).LetterSettings);

export const StylePanel = () => {
  const { design, sheet } = useStudio();
  return (
    <section
      id="style-sheet"
      class={sheet.value ? 'panel style-panel style-panel-open' : 'panel style-panel'}
      aria-labelledby="style-title"
    >
      <div class="panel-head">
        <h2 class="panel-title" id="style-title">
          Style
        </h2>
        <button
          type="button"
          class="icon-button sheet-close"
          aria-label="Close the settings"
          onClick={() => {
            sheet.value = undefined;
          }}
        >
          <UiIcon name="close" />
        </button>
      </div>
      <div class="panel-scroll">
        <div class="settings">
          {design.value.text !== undefined && <LetterSettings />}
          <PlateSettings />
          <ColorSettings />
          <MoreSettings />
        </div>
      </div>
    </section>
  );
};
