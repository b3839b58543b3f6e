import { FaviconImage } from '../shell/favicon-image.tsx';
import { useLoaded } from '../shell/hooks.ts';
import { useStudio } from '../state/studio.ts';
import { LogoChoice, OtherLogo } from './logo-panel.tsx';

const INKS = ['original', 'lighten', 'outline'] as const;
const LABELS = { original: 'As it is', lighten: 'Lighter', outline: 'Outline' };

export const DarkLogo = () => {
  const { design, history, glyphs, drawingOf } = useStudio();
  const { isOutlined } = glyphs.current.value?.dark?.traits?.change ?? {};
  const applied = isOutlined === undefined ? 'original' : isOutlined ? 'outline' : 'lighten';
  const { dark_artwork, dark_ink = applied } = design.value;
  const drawings = useLoaded(
    () => Promise.all(INKS.map(dark_ink => drawingOf({ ...design.peek(), dark_ink }))),
    [design.value],
  );
  return (
    <div class="settings stack">
      {dark_artwork === undefined && (
        <LogoChoice
          name="dark_ink"
          label="On dark tabs"
          legend="Colors of the logo in dark mode"
          options={INKS.map((value, place) => ({
            value,
            label: (
              <span class="row">
                <span class="dark-logo-tab centered">
                  <FaviconImage size={16} scheme="dark" drawing={drawings?.[place]} />
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
