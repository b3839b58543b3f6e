// Colors of the dark look.
import { useStudio } from '../state/studio.ts';
import { AccentSettings } from './accent-settings.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

export const DarkFields = () => {
  const { design } = useStudio();
  const { shape, bg_mode } = design.value;
  const hasPlate = shape !== 'none';
  return (
    <>
      <div class="color-fields">
        {hasPlate && <ColorField field="dark_bg" label="Dark background" />}
        {hasPlate && bg_mode === 'linear' && <ColorField field="dark_bg_to" label="Dark gradient end" />}
        <ColorField field="dark_fg" label="Dark icon color" />
      </div>
      <ContrastHint scheme="dark" />
      <AccentSettings scheme="dark" />
    </>
  );
};
