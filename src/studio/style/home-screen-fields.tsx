// Fields for the background and margin of iOS and Android icons.
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { formatPercent } from './format-percent.ts';
import { Slider } from './slider.tsx';

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
