// Separate colors for lines and closed shapes, or for duotone layers.
import { useSignal } from '@preact/signals';
import { lazy } from '../shell/lazy.tsx';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

const AccentFields = lazy(async () => (await import('./accent-fields.tsx')).AccentFields);

/** Renders nothing for a glyph with a single color. */
export const AccentSettings = ({ scheme }: { scheme: Scheme }) => {
  const { drawing } = useStudio();
  const isOpen = useSignal(false);
  const kind = drawing.value?.accentTarget;
  // Most icons have these settings: leave their space until the icon is loaded.
  if (!drawing.value) return <div class="more more-loading" />;
  if (!kind) return null;
  return (
    <details
      class="more"
      open={isOpen.value}
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {kind === 'layers' ? 'Layer colors' : 'Line and fill colors'}
        {scheme === 'dark' && ' in dark mode'}
      </summary>
      {isOpen.value && <AccentFields scheme={scheme} kind={kind} />}
    </details>
  );
};
