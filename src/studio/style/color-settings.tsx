// Color settings: palettes, single colors, contrast, accent colors.
import { useSignal } from '@preact/signals';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { useRovingFocus } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { contrastOf } from '../state/contrast.ts';
import { PALETTES, type Palette } from '../state/design/design-changes.ts';
import { hasPalette, paletteChange } from '../state/design/plate-changes.ts';
import type { Scheme } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { BrandColor, RecentColors } from './brand-colors.tsx';
import { ColorField } from './color-field.tsx';
import { FillSettings } from './plate-settings.tsx';

const AccentFields = lazy(async () => (await import('./accent-fields.tsx')).AccentFields);

/** Colors of lines and shapes. Renders nothing for a glyph with a single color. */
export const AccentSettings = ({ scheme }: { scheme: Scheme }) => {
  const { drawing } = useStudio();
  const isOpen = useSignal(false);
  const kind = drawing.value?.accentTarget;
  // Reserves space until the icon is loaded, because most icons have these settings.
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

const GRADES = [
  { from: 7, text: 'excellent' },
  { from: 4.5, text: 'very good' },
  { from: 3, text: 'good' },
  { from: 1.5, text: 'hard to see' },
  { from: 0, text: 'almost invisible' },
];

export const ContrastHint = ({ scheme }: { scheme: Scheme }) => {
  const { request, drawing } = useStudio();
  const look = scheme === 'dark' ? request.value.dark : request.value.light;
  if (!look) return null;
  const { ratio, background } = contrastOf(look, scheme, drawing.value?.mainInk(scheme));
  const grade = GRADES.find(({ from }) => ratio >= from);
  // Rounded down. Otherwise, 4.46 would show as 4.5, the limit of a grade that it does not reach.
  return (
    <p class={ratio < 3 ? 'contrast contrast-low' : 'contrast'}>
      Contrast <span class="contrast-ratio">{(Math.floor(ratio * 10) / 10).toFixed(1)}:1</span> on{' '}
      {background} · {grade?.text}
    </p>
  );
};

export const ColorSettings = () => {
  const { design } = useStudio();
  const { bg_mode } = design.value;
  const roving = useRovingFocus<HTMLUListElement>();
  const isOnPlate = hasPlate(design.value);
  const hasInk = !hasOwnColors(design.value);
  return (
    <>
      <BrandColor />
      <ul class="palettes" aria-label="Color palettes" {...roving}>
        {PALETTES.map(palette => (
          <li key={palette.name}>
            <Swatch palette={palette} />
          </li>
        ))}
      </ul>
      {hasInk && <ContrastHint scheme="light" />}
      {isOnPlate && <FillSettings />}
      <div class="color-fields">
        {isOnPlate && <ColorField field="bg" label="Background" />}
        {isOnPlate && bg_mode === 'linear' && (
          <>
            <ColorField field="bg_via" label="Gradient middle" derived="none" />
            <ColorField field="bg_to" label="Gradient end" />
          </>
        )}
        {hasInk && <ColorField field="fg" label="Icon color" />}
      </div>
      <RecentColors />
      <AccentSettings scheme="light" />
    </>
  );
};

const Swatch = ({ palette }: { readonly palette: Palette }) => {
  const { name, bg, bgTo, fg } = palette;
  const { design, history } = useStudio();
  const background = design.value.bg_mode === 'linear' ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
  return (
    <button
      type="button"
      class="palette"
      aria-pressed={hasPalette(design.value, palette)}
      onClick={() => history.change(paletteChange(palette, design.value))}
    >
      <span class="swatch" style={{ background, color: fg }} aria-hidden="true">
        <span class="swatch-ink" />
      </span>
      {name}
    </button>
  );
};
