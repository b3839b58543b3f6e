// Style panel: all settings in groups.
import { AppearanceSettings } from './appearance-settings.tsx';
import { ColorSettings } from './color-settings.tsx';
import { DarkSettings } from './dark-settings.tsx';
import { PlateSettings } from './plate-settings.tsx';

export const StylePanel = () => (
  <section class="panel style-panel" aria-labelledby="style-title">
    <div class="panel-head">
      <h2 class="panel-title" id="style-title">
        Style
      </h2>
    </div>
    <div class="settings">
      <PlateSettings />
      <ColorSettings />
      <AppearanceSettings />
      <DarkSettings />
    </div>
  </section>
);
