// Dark mode settings.
import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import { Advice } from './advice.tsx';

const DarkFields = lazy(async () => (await import('./dark-fields.tsx')).DarkFields);

export const DarkSettings = () => {
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
      <Advice field="include_dark_mode" />
      {include_dark_mode && <DarkFields />}
    </div>
  );
};
