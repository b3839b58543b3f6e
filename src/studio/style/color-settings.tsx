// Color settings: palettes, single colors, contrast.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import type { Palette } from '../state/palettes.ts';
import { PALETTES } from '../state/palettes.ts';
import { useStudio } from '../state/studio.ts';
import { AccentSettings } from './accent-settings.tsx';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

export const ColorSettings = () => {
  const { design } = useStudio();
  const { shape, bg_mode } = design.value;
  const hasPlate = shape !== 'none';
  return (
    <div class="group">
      <h3 class="label">Colors</h3>
      <ul class="swatches" aria-label="Color palettes">
        {PALETTES.map(palette => (
          <Swatch key={palette.name} palette={palette} />
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

const Swatch = ({ palette: { name, bg, bgTo, fg } }: { palette: Palette }) => {
  const { design, history } = useStudio();
  const { bg: plate = EXPORT_FIELDS.bg.default, fg: ink = EXPORT_FIELDS.fg.default, bg_mode } = design.value;
  const isSelected = plate === bg && ink === fg;
  const background = bg_mode === 'linear' ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
  return (
    <li>
      <button
        type="button"
        class="swatch"
        title={name}
        aria-label={name}
        aria-pressed={isSelected}
        style={{ background, color: fg }}
        onClick={() => history.change({ bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined })}
      >
        <span class="swatch-ink" />
      </button>
    </li>
  );
};
