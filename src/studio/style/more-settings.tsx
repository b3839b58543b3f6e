// Settings that load after the first view: size, name, dark mode, home screens, letters.
import { useSignal } from '@preact/signals';
import { capitalInitials } from '../../contract/export/drawn-text.ts';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { DEFAULT_TYPEFACE, FONTS } from '../../model/look.ts';
import { lazy } from '../shell/lazy.tsx';
import type { Design, DesignChange } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { AccentSettings, ContrastHint } from './color-settings.tsx';
import { FieldAdvice, formatPercent, Group, Slider } from './controls.tsx';

const DarkLogo = lazy(async () => (await import('../logo/dark-logo.tsx')).DarkLogo);

const DarkFields = () => {
  const { design } = useStudio();
  const { bg_mode } = design.value;
  const isOnPlate = hasPlate(design.value);
  const hasInk = !hasOwnColors(design.value);
  return (
    <>
      <div class="color-fields">
        {isOnPlate && <ColorField field="dark_bg" label="Dark background" />}
        {isOnPlate && bg_mode === 'linear' && <ColorField field="dark_bg_to" label="Dark gradient end" />}
        {hasInk && <ColorField field="dark_fg" label="Dark icon color" />}
      </div>
      {hasInk ? <ContrastHint scheme="dark" /> : <DarkLogo />}
      <AccentSettings scheme="dark" />
    </>
  );
};

const PLATFORMS = [
  { role: 'touch', name: 'iOS', bg: 'touch_bg', padding: 'touch_padding' },
  { role: 'maskable', name: 'Android', bg: 'maskable_bg', padding: 'maskable_padding' },
] as const;

/**
 * Fields for home screens. Rendered only while the section is open, because composing both icons is a large part
 * of loading. (Decision 073)
 */
const HomeScreenFields = () => {
  const { drawing, design, history } = useStudio();
  const themeColor = drawing.value?.themeColor().hex;
  return (
    <div class="settings">
      <p class="hint">
        iOS and Android need a background. Without one of their own, they take the colors above.
      </p>
      {PLATFORMS.map(({ role, name, bg, padding }) => (
        <div key={role} class="group-part">
          <ColorField field={bg} label={`${name} color`} derived={drawing.value?.homeScreenColor(role).hex} />
          <Slider field={padding} label={`${name} padding`} step={0.01} format={formatPercent} />
        </div>
      ))}
      <div class="group-part">
        <ColorField field="theme_color" label="Toolbar color" derived={themeColor} />
        <ColorField field="background_color" label="Splash screen color" derived={themeColor} />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={design.value.og_image ?? false}
          onChange={event => history.change({ og_image: event.currentTarget.checked })}
        />
        Picture for links (og:image)
      </label>
    </div>
  );
};

const AppearanceSettings = () => {
  const { drawing, design, history } = useStudio();
  const hasLines = drawing.value?.hasLines ?? true;
  return (
    <Group id="size" title="Size and name">
      <Slider
        field="padding"
        label="Padding"
        step={0.01}
        hint="In tabs the padding is smaller and changes in steps."
        format={formatPercent}
      />
      {design.value.text === undefined && !hasOwnColors(design.value) && (
        <Slider
          field="stroke_scale"
          label="Line width"
          step={0.05}
          disabled={!hasLines}
          hint={hasLines ? undefined : 'This icon has no lines.'}
          format={value => `× ${value.toFixed(2)}`}
        />
      )}
      <div class="field">
        <label for="site_name">Site name</label>
        <input
          id="site_name"
          class="input"
          type="text"
          autocomplete="organization"
          maxLength={80}
          placeholder={EXPORT_FIELDS.site_name.default}
          value={design.value.site_name ?? ''}
          onInput={event =>
            history.change({ site_name: event.currentTarget.value }, { gesture: 'site_name' })
          }
        />
      </div>
    </Group>
  );
};

const DarkSettings = () => {
  const { design, history } = useStudio();
  const { include_dark_mode = false } = design.value;
  return (
    <Group id="dark">
      <label class="switch">
        <span class="label">Dark mode</span>
        <input
          type="checkbox"
          checked={include_dark_mode}
          aria-describedby="dark-hint"
          onChange={event => history.change({ include_dark_mode: event.currentTarget.checked })}
        />
      </label>
      <p class="hint" id="dark-hint">
        In Chrome, Edge and Firefox, the tab icon changes while the device is in dark mode.
        {include_dark_mode && ' Colors that you leave empty follow the light ones.'}
      </p>
      <FieldAdvice field="include_dark_mode" />
      {include_dark_mode && <DarkFields />}
    </Group>
  );
};

/** Section for home screens. Open if the design has no background, because home screens need one. */
const HomeScreenSettings = () => {
  const { request } = useStudio();
  const hasPlate = request.value.light.plate !== undefined;
  return <HomeScreenDetails key={String(hasPlate)} isOpenAtFirst={!hasPlate} />;
};

const HomeScreenDetails = ({ isOpenAtFirst }: { isOpenAtFirst: boolean }) => {
  const { sheet, advice } = useStudio();
  const isOpen = useSignal(isOpenAtFirst);
  const hasWarning = advice.value.some(
    ({ field, isWarning }) => isWarning && /^(?:touch|maskable)_/.test(field),
  );
  return (
    <Group id="home">
      <details
        class="more"
        open={isOpen.value || sheet.value === 'home'}
        onToggle={event => {
          isOpen.value = event.currentTarget.open;
        }}
      >
        <summary class="label">
          Home screens and links {hasWarning && !isOpen.value && <span class="summary-warning">Warning</span>}
        </summary>
        {isOpen.value && <HomeScreenFields />}
      </details>
    </Group>
  );
};

export const MoreSettings = () => (
  <>
    <AppearanceSettings />
    <DarkSettings />
    <HomeScreenSettings />
  </>
);

const caseChange = (isLower: boolean, { text = '' }: Design): DesignChange =>
  isLower
    ? { text_case: 'as-is', text: text.toLowerCase() }
    : { text_case: undefined, text: capitalInitials(text) };

/** Step of the weight slider. It is large, because each weight needs a request for outlines. */
const WEIGHT_STEP = 100;

export const LetterSettings = () => {
  const { design, history } = useStudio();
  return (
    <Group id="letters" title="Letters">
      <div class="field">
        <label for="font">Typeface</label>
        <select
          id="font"
          class="select"
          value={design.value.font ?? DEFAULT_TYPEFACE.font}
          onChange={event => history.change({ font: FONTS[event.currentTarget.selectedIndex] })}
        >
          {FONTS.map(font => (
            <option key={font} value={font}>
              {`${font[0]?.toUpperCase()}${font.slice(1)}`}
            </option>
          ))}
        </select>
      </div>
      <Slider field="font_weight" label="Weight" step={WEIGHT_STEP} format={String} />
      <label class="check">
        <input
          type="checkbox"
          checked={design.value.text_case === 'as-is'}
          onChange={event => history.change(caseChange(event.currentTarget.checked, design.value))}
        />
        Lower case
      </label>
    </Group>
  );
};
