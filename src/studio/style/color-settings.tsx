import { useSignal } from '@preact/signals';
import { formatColor, withLightness } from '../../compose/color/color.ts';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { resolveDesign } from '../../contract/export/resolved-design.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { Disclosure } from '../shell/buttons.tsx';
import { Slider } from '../shell/controls.tsx';
import { useLoaded, useRovingFocus } from '../shell/hooks.ts';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { contrastOf } from '../state/contrast.ts';
import { applyChange, requestOf } from '../state/design/design.ts';
import { type ColorCombination, changeDesign, PALETTES } from '../state/design/design-changes.ts';
import { designQuery } from '../state/design/design-query.ts';
import { hasPalette, paletteChange } from '../state/design/plate-changes.ts';
import { createDrawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { BrandField } from './color-text.tsx';
import { harmoniesOf, harmonyChange, mainColors } from './harmonies.ts';

const ACCENTS = {
  'closed-shapes': { title: 'Line and fill colors', stroke: 'Lines', fill: 'Fill' },
  layers: { title: 'Layer colors', stroke: 'Front layer', fill: 'Back layer' },
};

/** Separate colors for lines and shapes, or for two layers. Nothing for a glyph with one color. */
export const AccentSettings = ({ scheme }: { scheme: ColorScheme }) => {
  const { drawing } = useStudio();
  const kind = drawing.value?.accentTarget;
  // Reserves the space, because most icons have these settings.
  if (!drawing.value) return <div class="more" style={{ minHeight: 'var(--control-small)' }} />;
  if (!kind) return null;
  const { title, ...labels } = ACCENTS[kind];
  const isDark = scheme === 'dark';
  return (
    <Disclosure title={isDark ? `${title} in dark mode` : title}>
      <div class="stack">
        {(['stroke', 'fill'] as const).map(field => (
          <ColorField
            key={field}
            field={isDark ? `dark_${field}` : field}
            label={isDark ? `Dark ${labels[field].toLowerCase()}` : labels[field]}
          />
        ))}
      </div>
    </Disclosure>
  );
};

const GRADES = [
  { from: 7, text: 'excellent' },
  { from: 4.5, text: 'very good' },
  { from: 3, text: 'good' },
  { from: 1.5, text: 'hard to see' },
  { from: 0, text: 'almost invisible' },
];

export const ContrastHint = ({ scheme }: { scheme: ColorScheme }) => {
  const { request, drawing } = useStudio();
  const look = scheme === 'dark' ? request.value.dark : request.value.light;
  if (!look) return null;
  const { ratio, background } = contrastOf(look, scheme, drawing.value?.mainInk(scheme));
  const grade = GRADES.find(({ from }) => ratio >= from);
  // Rounds down, because 4.46 is below the grade that starts at 4.5.
  return (
    <p class={ratio < 3 ? 'contrast hint hint-error' : 'contrast hint'}>
      Contrast <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}:1</strong> on {background} · {grade?.text}
    </p>
  );
};

const PAINTS = [
  { value: 'solid', label: 'Solid' },
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

const FillSettings = () => {
  const { design, history } = useStudio();
  const { bg_mode = 'solid', bg_gradient = 'linear' } = design.value;
  const fill = bg_mode === 'linear' ? bg_gradient : bg_mode;
  return (
    <>
      <SegmentedControl
        name="bg_mode"
        legend="Background fill"
        options={PAINTS}
        value={fill}
        onChange={value =>
          history.change({
            bg_mode: value === 'solid' ? 'solid' : 'linear',
            bg_gradient: value === 'radial' ? value : undefined,
          })
        }
      />
      {fill === 'linear' && (
        <Slider field="bg_angle" label="Direction" step={5} format={value => `${value}°`} />
      )}
    </>
  );
};

export const ColorSettings = () => {
  const { design, history } = useStudio();
  const isOnPlate = hasPlate(design.value);
  const isGradient = design.value.bg_mode === 'linear';
  const hasInk = !hasOwnColors(design.value);
  return (
    <>
      <div class="stack">
        {isOnPlate && <ColorField field="bg" label="Background" />}
        {isOnPlate && isGradient && (
          <>
            <ColorField field="bg_via" label="Gradient middle" derived="none" />
            <ColorField field="bg_to" label="Gradient end" />
          </>
        )}
        {hasInk && <ColorField field="fg" label="Icon color" />}
        {hasInk && <ColorField field="fg_to" label="Icon gradient end" derived="none" />}
      </div>
      {hasInk ? <BrandColor /> : <PictureColors />}
      {hasInk && <ContrastHint scheme="light" />}
      {isOnPlate && <FillSettings />}
      <Swatches
        label="Color palettes"
        items={PALETTES.map(palette => ({ ...palette, bgTo: isGradient ? palette.bgTo : undefined }))}
        hasNames
        isChosen={palette => hasPalette(design.value, palette)}
        onChoose={palette => history.change(paletteChange(palette, design.value))}
      />
      <AccentSettings scheme="light" />
    </>
  );
};

/** The field for a brand color, and combinations with it. The first applies at once. */
const BrandColor = () => {
  const { design, history } = useStudio();
  const brand = useSignal('');
  const harmonies = harmoniesOf(brand.value);
  const query = designQuery(design.value);
  const pressed = harmonies.find(
    harmony => designQuery(changeDesign(design.value, harmonyChange(harmony))) === query,
  );
  return (
    <div class="stack">
      <BrandField
        color={brand.value}
        onColor={color => {
          brand.value = color;
          const [first] = harmoniesOf(color);
          if (first) history.change(harmonyChange(first), { gesture: 'brand-color' });
        }}
      />
      {harmonies.length > 0 && (
        <Swatches
          label="Combinations for the brand color"
          items={harmonies}
          isChosen={harmony => harmony === pressed}
          onChoose={harmony => history.change(harmonyChange(harmony))}
        />
      )}
    </div>
  );
};

/** Side of the image whose colors are counted. */
const PIXELS = 32;
/** The color in a light and in a dark version, and as it is. */
const platesOf = (color: Color) => [withLightness(color, 0.94, 0.03), color, withLightness(color, 0.28)];

/** Backgrounds in colors of a logo or emoji. */
const PictureColors = () => {
  const { glyphs, design, history } = useStudio();
  const current = glyphs.current.value;
  const colors = useLoaded(() => {
    const bare = applyChange(design.peek(), { bg: undefined, shape: undefined, bg_mode: undefined });
    const drawing = current && createDrawing(current, resolveDesign(requestOf(bare), current));
    return drawing?.imageData('any', PIXELS).then(mainColors);
  }, [current]);
  if (!colors || colors.length === 0) return null;
  return (
    <Swatches
      label="Colors of the picture"
      items={colors
        .flatMap(platesOf)
        .map(formatColor)
        .map(bg => ({ name: bg, bg, fg: bg }))}
      isChosen={({ bg }) => design.value.bg === bg}
      onChoose={plate => history.change(paletteChange(plate, design.value))}
    />
  );
};

interface SwatchesProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether the names are visible. */
  readonly hasNames?: boolean;
  isChosen(item: Item): boolean;
  onChoose(item: Item): void;
}

const Swatches = <Item extends ColorCombination>(props: SwatchesProps<Item>) => {
  const { label, items, hasNames = false, isChosen, onChoose } = props;
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class={hasNames ? 'palettes' : 'swatches named stack'} aria-label={label} {...roving}>
      {items.map(item => {
        const { name, bg, bgTo, fg } = item;
        const background = bgTo ? `linear-gradient(135deg, ${bg}, ${bgTo})` : bg;
        return (
          <li key={name}>
            <button
              type="button"
              class={hasNames ? 'palette' : 'combination'}
              aria-label={name}
              aria-pressed={isChosen(item)}
              onClick={() => onChoose(item)}
            >
              <span class="swatch centered" style={{ background, color: fg }} aria-hidden="true">
                <span class="swatch-ink" />
              </span>
              {hasNames && name}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
