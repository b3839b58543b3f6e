// Style panel: size, name, dark mode and home screens, beside colors and background.

import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import { ColorSettings } from './color-settings.tsx';
import { PlateSettings } from './plate-settings.tsx';

/** The first groups are enough for the first view. (Decision 073) */
const MoreSettings = lazy(async () => (await import('./more-settings.tsx')).MoreSettings);

const LetterSettings = lazy(async () => (await import('./more-settings.tsx')).LetterSettings);

export const StylePanel = () => {
  const { design } = useStudio();
  return (
    <section class="panel style-panel" aria-labelledby="style-title">
      <div class="panel-head">
        <h2 class="panel-title" id="style-title">
          Style
        </h2>
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
