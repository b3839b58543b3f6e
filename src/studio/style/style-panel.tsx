// Style panel: all settings in groups.

import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ColorSettings } from './color-settings.tsx';
import { DarkSettings } from './dark-settings.tsx';
import { HomeScreenSettings } from './home-screen-settings.tsx';
import { PlateSettings } from './plate-settings.tsx';

const LetterSettings = lazy(async () => (await import('./letter-settings.tsx')).LetterSettings);

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
          <AppearanceSettings />
          <DarkSettings />
          <HomeScreenSettings />
        </div>
      </div>
    </section>
  );
};
