// Style panel: size, name, dark mode and home screens, beside colors and background.

import { useSignal } from '@preact/signals';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { lazy } from '../shell/lazy.tsx';
import { isPicture } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { ColorSettings } from './color-settings.tsx';
import { FieldAdvice, formatPercent, Slider } from './controls.tsx';
import { PlateSettings } from './plate-settings.tsx';

const AppearanceSettings = () => {
  const { drawing, design, history } = useStudio();
  const hasLines = drawing.value?.hasLines ?? true;
  return (
    <div class="group">
      <h3 class="label">Size and name</h3>
      <Slider
        field="padding"
        label="Padding"
        step={0.01}
        hint="In tabs the padding is smaller and changes in steps."
        format={formatPercent}
      />
      {design.value.text === undefined && !isPicture(design.value) && (
        <Slider
          field="stroke_scale"
          label="Line width"
          step={0.05}
          disabled={!hasLines}
          hint={hasLines ? undefined : 'This icon has no lines.'}
          format={value => `× ${value.toFixed(2)}`}
        />
      )}
      <div class="field">
        <label for="site_name">Site name</label>
        <input
          id="site_name"
          class="input"
          type="text"
          autocomplete="organization"
          maxLength={80}
          placeholder={EXPORT_FIELDS.site_name.default}
          value={design.value.site_name ?? ''}
          onInput={event =>
            history.change({ site_name: event.currentTarget.value }, { gesture: 'site_name' })
          }
        />
      </div>
    </div>
  );
};

const DarkFields = lazy(async () => (await import('./more-settings.tsx')).DarkFields);

const DarkSettings = () => {
  const { design, history } = useStudio();
  const { include_dark_mode = false } = design.value;
  return (
    <div class="group">
      <label class="switch">
        <span class="label">Dark mode</span>
        <input
          type="checkbox"
          checked={include_dark_mode}
          aria-describedby="dark-hint"
          onChange={event => history.change({ include_dark_mode: event.currentTarget.checked })}
        />
      </label>
      <p class="hint" id="dark-hint">
        The tab icon changes while the device is in dark mode.
        {include_dark_mode && ' Colors that you leave empty follow the light ones.'}
      </p>
      <FieldAdvice field="include_dark_mode" />
      {include_dark_mode && <DarkFields />}
    </div>
  );
};

/** Not rendered while it is closed: composing both icons is a large part of loading. (Decision 073) */
const HomeScreenFields = lazy(async () => (await import('./more-settings.tsx')).HomeScreenFields);

/** Open if the design has no background, because home screens need one. */
const HomeScreenSettings = () => {
  const { request } = useStudio();
  const hasPlate = request.value.light.plate !== undefined;
  return <HomeScreenDetails key={String(hasPlate)} isOpenAtFirst={!hasPlate} />;
};

const HomeScreenDetails = ({ isOpenAtFirst }: { isOpenAtFirst: boolean }) => {
  const isOpen = useSignal(isOpenAtFirst);
  return (
    <details
      class="group more"
      open={isOpen.value}
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary class="label">Home screens</summary>
      {isOpen.value && <HomeScreenFields />}
    </details>
  );
};

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
          <AppearanceSettings />
          <DarkSettings />
          <HomeScreenSettings />
        </div>
      </div>
    </section>
  );
};
