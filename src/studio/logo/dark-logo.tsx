// Dark mode of a logo: unchanged, in lighter colors, or with another logo.
import { useSignal, useSignalEffect } from '@preact/signals';
import { hasOwnColors } from '../../contract/export/export-request.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { requestOf, subjectTitle } from '../state/design/design.ts';
import { createDrawing, type Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { LogoChoice, LogoFile } from './logo-panel.tsx';
import { loadPictureGlyphs } from './picture-glyphs.ts';

const INKS = ['original', 'lighten'] as const;
const LABELS = { original: 'As it is', lighten: 'Lighter' };

export const DarkLogo = () => {
  const { design, history, logo } = useStudio();
  const { dark_artwork, dark_ink = 'original' } = design.value;
  const drawings = useDarkDrawings();
  const problem = logo.problem.value?.field === 'dark_artwork' ? logo.problem.value.text : '';
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
      <div class="row">
        <LogoFile
          field="dark_artwork"
          label={dark_artwork ? 'Choose another dark logo' : 'Use another logo'}
        />
        {dark_artwork !== undefined && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => history.change({ dark_artwork: undefined })}
          >
            Remove {subjectTitle({ artwork: dark_artwork })}
          </button>
        )}
      </div>
      {problem && (
        <p class="notice" role="status">
          {problem}
        </p>
      )}
    </div>
  );
};

/** Drawings of the design with both values of `dark_ink`, for comparison. */
const useDarkDrawings = () => {
  const { design, api } = useStudio();
  const drawings = useSignal<Record<(typeof INKS)[number], Drawing> | undefined>(undefined);
  useSignalEffect(() => {
    const current = design.value;
    if (!hasOwnColors(current)) return;
    let isCurrent = true;
    const drawingWith = async (dark_ink: (typeof INKS)[number]): Promise<Drawing> => {
      const variant = { ...current, dark_ink };
      return createDrawing(await loadPictureGlyphs(variant, api), requestOf(variant));
    };
    Promise.all(INKS.map(drawingWith)).then(
      ([original, lighten]) => {
        if (isCurrent && original && lighten) drawings.value = { original, lighten };
      },
      // Ignored: the preview shows why a logo cannot be drawn.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
  return drawings;
};
