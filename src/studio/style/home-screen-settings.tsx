// Background and margin of their own for iOS and Android.
import { useSignal } from '@preact/signals';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { formatPercent } from './format-percent.ts';
import { Slider } from './slider.tsx';

const PLATFORMS = [
  { role: 'touch', name: 'iOS', bg: 'touch_bg', padding: 'touch_padding' },
  { role: 'maskable', name: 'Android', bg: 'maskable_bg', padding: 'maskable_padding' },
] as const;

/** Open if the design has no background, because home screens need one. */
export const HomeScreenSettings = () => {
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

/** Not rendered while it is closed: composing both icons is a large part of loading. (Decision 073) */
const HomeScreenFields = () => {
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
