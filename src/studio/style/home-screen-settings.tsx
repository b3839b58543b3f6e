// Background and margin of their own for iOS and Android.
import { useSignal } from '@preact/signals';
import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';

/** Not rendered while it is closed: composing both icons is a large part of loading. (Decision 073) */
const HomeScreenFields = lazy(async () => (await import('./home-screen-fields.tsx')).HomeScreenFields);

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
