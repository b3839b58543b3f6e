// Dark mode of a logo: unchanged, in lighter colors, or with another logo.
import { useSignal, useSignalEffect } from '@preact/signals';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { follow } from '../shell/hooks.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { LogoChoice, OtherLogo } from './logo-panel.tsx';

const INKS = ['original', 'lighten'] as const;
const LABELS = { original: 'As it is', lighten: 'Lighter' };

export const DarkLogo = () => {
  const { design, history } = useStudio();
  const { dark_artwork, dark_ink = 'original' } = design.value;
  const drawings = useDarkDrawings();
  return (
    <div class="settings">
      {dark_artwork === undefined && (
        <LogoChoice
          name="dark_ink"
          label="On dark tabs"
          legend="Colors of the logo in dark mode"
          options={INKS.map(value => ({
            value,
            label: (
              <span class="dark-logo">
                <span class="dark-logo-tab">
                  <FaviconImage size={16} scheme="dark" drawing={drawings.value?.[value]} />
                </span>
                {LABELS[value]}
              </span>
            ),
          }))}
          value={dark_ink}
          onChange={value => history.change({ dark_ink: value })}
        />
      )}
      <OtherLogo
        field="dark_artwork"
        label={dark_artwork ? 'Choose another dark logo' : 'Use another logo'}
      />
    </div>
  );
};

/** Drawings of the design with both values of `dark_ink`, for comparison. */
const useDarkDrawings = () => {
  const { design, drawingOf } = useStudio();
  const drawings = useSignal<Record<(typeof INKS)[number], Drawing> | undefined>(undefined);
  useSignalEffect(() => {
    const current = design.value;
    if (!hasOwnColors(current)) return;
    return follow(
      Promise.all(INKS.map(dark_ink => drawingOf({ ...current, dark_ink }))),
      ([original, lighten]) => {
        if (original && lighten) drawings.value = { original, lighten };
      },
    );
  });
  return drawings;
};
