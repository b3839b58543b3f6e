// Dark mode settings.
import { useStudio } from '../state/studio.ts';
import { AccentSettings } from './accent-settings.tsx';
import { Advice } from './advice.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

export const DarkSettings = () => {
  const { design, history } = useStudio();
  const { include_dark_mode = false, shape, bg_mode } = design.value;
  const hasPlate = shape !== 'none';
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
      <Advice field="include_dark_mode" />
      {include_dark_mode && (
        <>
          <div class="color-fields">
            {hasPlate && <ColorField field="dark_bg" label="Dark background" />}
            {hasPlate && bg_mode === 'linear' && <ColorField field="dark_bg_to" label="Dark gradient end" />}
            <ColorField field="dark_fg" label="Dark icon color" />
          </div>
          <ContrastHint scheme="dark" />
          <AccentSettings scheme="dark" />
        </>
      )}
    </div>
  );
};
