// Everything that shapes the favicon, in groups.
import { AppearanceSettings } from './appearance-settings.tsx';
import { ColorSettings } from './color-settings.tsx';
import { DarkSettings } from './dark-settings.tsx';
import { PlateSettings } from './plate-settings.tsx';

export const Shape = () => (
  <section class="panel shape" aria-labelledby="shape-title">
    <div class="panel-head">
      <h2 class="panel-title" id="shape-title">
        Shape
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
