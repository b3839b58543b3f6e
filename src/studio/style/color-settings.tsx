// Colours: pairings that work, each colour by itself, and how well the ink can be told from its ground.
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import type { Palette } from '../state/palettes.ts';
import { PALETTES } from '../state/palettes.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';
import { SecondInk } from './second-ink.tsx';

export const ColorSettings = () => {
  const { design } = useStudio();
  const { shape, bg_mode } = design.value;
  const hasPlate = shape !== 'none';
  return (
    <div class="group">
      <h3 class="label">Colours</h3>
      <ul class="swatches" aria-label="Pairings of colours">
        {PALETTES.map(palette => (
          <Swatch key={palette.name} palette={palette} />
        ))}
      </ul>
      <div class="color-fields">
        {hasPlate && <ColorField field="bg" label="Plate" />}
        {hasPlate && bg_mode === 'linear' && <ColorField field="bg_to" label="Gradient end" />}
        <ColorField field="fg" label="Ink" />
      </div>
      <ContrastHint scheme="light" />
      <SecondInk scheme="light" />
    </div>
  );
};

const Swatch = ({ palette: { name, bg, bgTo, fg } }: { palette: Palette }) => {
  const { design, timeline } = useStudio();
  const { bg: plate = EXPORT_FIELDS.bg.default, fg: ink = EXPORT_FIELDS.fg.default, bg_mode } = design.value;
  const isChosen = plate === bg && ink === fg;
  const ground = bg_mode === 'linear' ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
  return (
    <li>
      <button
        type="button"
        class="swatch"
        title={name}
        aria-label={name}
        aria-pressed={isChosen}
        style={{ background: ground, color: fg }}
        onClick={() => timeline.change({ bg, bg_to: bgTo, fg, stroke: undefined, fill: undefined })}
      >
        <span class="swatch-ink" />
      </button>
    </li>
  );
};
