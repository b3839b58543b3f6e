// Dark mode: whether the favicon changes with the colour scheme, and into which colours.
import { useStudio } from '../state/studio.ts';
import { Advice } from './advice.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';
import { SecondInk } from './second-ink.tsx';

export const DarkSettings = () => {
  const { design, timeline } = useStudio();
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
          onChange={event => timeline.change({ include_dark_mode: event.currentTarget.checked })}
        />
      </label>
      <p class="hint" id="dark-hint">
        The icon in the tab changes with the colour scheme.
        {include_dark_mode && ' Colours that you leave empty follow from the light ones.'}
      </p>
      <Advice field="include_dark_mode" />
      {include_dark_mode && (
        <>
          <div class="color-fields">
            {hasPlate && <ColorField field="dark_bg" label="Dark plate" />}
            {hasPlate && bg_mode === 'linear' && <ColorField field="dark_bg_to" label="Dark gradient end" />}
            <ColorField field="dark_fg" label="Dark ink" />
          </div>
          <ContrastHint scheme="dark" />
          <SecondInk scheme="dark" />
        </>
      )}
    </div>
  );
};
