// Settings that load when they open: dark colors, home screens, letters.
import type { FontName } from '../../model/look.ts';
import { DarkLogo } from '../logo/dark-logo.tsx';
import { hasPlate, isPicture } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { AccentSettings, ContrastHint } from './color-settings.tsx';
import { formatPercent, SegmentedControl, Slider } from './controls.tsx';

export const DarkFields = () => {
  const { design } = useStudio();
  const { bg_mode } = design.value;
  const isOnPlate = hasPlate(design.value);
  const hasInk = !isPicture(design.value);
  return (
    <>
      <div class="color-fields">
        {isOnPlate && <ColorField field="dark_bg" label="Dark background" />}
        {isOnPlate && bg_mode === 'linear' && <ColorField field="dark_bg_to" label="Dark gradient end" />}
        {hasInk && <ColorField field="dark_fg" label="Dark icon color" />}
      </div>
      {hasInk ? <ContrastHint scheme="dark" /> : <DarkLogo />}
      <AccentSettings scheme="dark" />
    </>
  );
};

const PLATFORMS = [
  { role: 'touch', name: 'iOS', bg: 'touch_bg', padding: 'touch_padding' },
  { role: 'maskable', name: 'Android', bg: 'maskable_bg', padding: 'maskable_padding' },
] as const;

export const HomeScreenFields = () => {
  const { drawing } = useStudio();
  return (
    <div class="settings">
      <p class="hint">
        iOS and Android need a background. Without one of their own, they take the colors above.
      </p>
      {PLATFORMS.map(({ role, name, bg, padding }) => (
        <div key={role} class="group-part">
          <ColorField field={bg} label={`${name} color`} derived={drawing.value?.homeScreenColor(role).hex} />
          <Slider field={padding} label={`${name} padding`} step={0.01} format={formatPercent} />
        </div>
      ))}
    </div>
  );
};

const FONTS: readonly { readonly value: FontName; readonly label: string }[] = [
  { value: 'sans', label: 'Sans' },
  { value: 'serif', label: 'Serif' },
  { value: 'rounded', label: 'Rounded' },
];

/** Each weight is one request for outlines, so the slider has few steps. */
const WEIGHT_STEP = 100;

export const LetterSettings = () => {
  const { design, history } = useStudio();
  return (
    <div class="group">
      <h3 class="label">Letters</h3>
      <SegmentedControl
        name="font"
        legend="Typeface"
        options={FONTS}
        value={design.value.font ?? 'sans'}
        onChange={font => history.change({ font })}
      />
      <Slider field="font_weight" label="Weight" step={WEIGHT_STEP} format={String} />
    </div>
  );
};
