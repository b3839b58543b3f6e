// Color settings: palettes, single colors, contrast.
import { useRovingFocus } from '../shell/use-roving-focus.ts';
import { hasPalette, paletteChange } from '../state/design/palette-change.ts';
import { PALETTES, type Palette } from '../state/design/palettes.ts';
import { useStudio } from '../state/studio.ts';
import { AccentSettings } from './accent-settings.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

export const ColorSettings = () => {
  const { design } = useStudio();
  const { shape, bg_mode } = design.value;
  const roving = useRovingFocus<HTMLUListElement>();
  const hasPlate = shape !== 'none';
  return (
    <div class="group">
      <h3 class="label">Colors</h3>
      <ul class="swatches" aria-label="Color palettes" {...roving}>
        {PALETTES.map(palette => (
          <li key={palette.name}>
            <Swatch palette={palette} />
          </li>
        ))}
      </ul>
      <div class="color-fields">
        {hasPlate && <ColorField field="bg" label="Background" />}
        {hasPlate && bg_mode === 'linear' && <ColorField field="bg_to" label="Gradient end" />}
        <ColorField field="fg" label="Icon color" />
      </div>
      <ContrastHint scheme="light" />
      <AccentSettings scheme="light" />
    </div>
  );
};

const Swatch = ({ palette }: { readonly palette: Palette }) => {
  const { name, bg, bgTo, fg } = palette;
  const { design, history } = useStudio();
  const background = design.value.bg_mode === 'linear' ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
  return (
    <button
      type="button"
      class="swatch"
      title={name}
      aria-label={name}
      aria-pressed={hasPalette(design.value, palette)}
      style={{ background, color: fg }}
      onClick={() => history.change(paletteChange(palette, design.value))}
    >
      <span class="swatch-ink" />
    </button>
  );
};
