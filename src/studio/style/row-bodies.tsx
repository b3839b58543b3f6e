// Settings in the rows Shape, Size and Dark.
import { DEFAULT_BADGE, DOT } from '../../compose/defaults.ts';
import { capitalInitials } from '../../contract/export/drawn-text.ts';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { DEFAULT_PARTS, PARTS, type Part } from '../../contract/export/field.ts';
import { folderOfText } from '../../contract/export/read-fields.ts';
import type { ResolvedDesign } from '../../contract/export/resolved-design.ts';
import { Checkbox, Disclosure } from '../shell/buttons.tsx';
import { FieldAdvice, Help, ShapeIcon, Slider } from '../shell/controls.tsx';
import { useDraft } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { type Design, type DesignChange, withItem } from '../state/design/design.ts';
import { shapeChange } from '../state/design/plate-changes.ts';
import { useStudio } from '../state/studio.ts';
import { ColorField } from './color-field.tsx';
import { AccentSettings, ContrastHint } from './color-settings.tsx';

const DarkLogo = lazy(async () => (await import('../logo/dark-logo.tsx')).DarkLogo);

const DarkFields = () => {
  const { design } = useStudio();
  const { bg_mode } = design.value;
  const isOnPlate = hasPlate(design.value);
  const hasInk = !hasOwnColors(design.value);
  return (
    <>
      <div class="stack">
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

/** Only rendered when the section is open, because the images of both platforms take long to compose. (Decision 073) */
const HomeScreenFields = () => {
  const { drawing, design, history } = useStudio();
  const themeColor = drawing.value?.themeColor().hex;
  return (
    <div class="settings stack">
      <Help topic="home screens">
        iOS and Android need a background. Without one of their own, they take the colors of the icon.
      </Help>
      {PLATFORMS.map(({ role, name, bg, padding }) => (
        <div key={role} class="stack">
          <ColorField field={bg} label={`${name} color`} derived={drawing.value?.homeScreenColor(role).hex} />
          <Slider field={padding} label={`${name} padding`} />
        </div>
      ))}
      <div class="stack">
        <ColorField field="theme_color" label="Toolbar color" derived={themeColor} />
        <ColorField field="background_color" label="Splash screen color" derived={themeColor} />
      </div>
      <Checkbox
        label="Picture for links (og:image)"
        checked={design.value.og_image ?? false}
        onChange={checked => history.change({ og_image: checked })}
      />
    </div>
  );
};

export const SizeBody = () => {
  const { drawing, design, history } = useStudio();
  const hasLines = drawing.value?.hasLines ?? true;
  return (
    <>
      <Slider field="padding" label="Padding" hint="Browser tabs use tighter padding to stay sharp." />
      {design.value.text === undefined && !hasOwnColors(design.value) && (
        <Slider
          field="stroke_scale"
          label="Line width"
          step={0.05}
          disabled={!hasLines}
          hint={hasLines ? undefined : 'The lines of this icon cannot be changed.'}
          format={value => `× ${value.toFixed(2)}`}
        />
      )}
      {design.value.text !== undefined && (
        <Checkbox
          label="Lower case"
          checked={design.value.text_case === 'as-is'}
          onChange={checked => history.change(caseChange(checked, design.value))}
        />
      )}
      <Disclosure title="Position">
        {!hasOwnColors(design.value) && (
          <Slider field="rotate" label="Turn" step={5} format={value => `${value}°`} />
        )}
        <Slider field="offset_x" label="Move right" />
        <Slider field="offset_y" label="Move down" />
      </Disclosure>
    </>
  );
};

/** First colors of the dark look: those of the light look, swapped, if the user has chosen none. */
const darkProposal = (design: Design, { settings }: ResolvedDesign): DesignChange => {
  const { dark_bg, dark_fg } = design;
  if ((dark_bg ?? dark_fg) !== undefined || !hasPlate(design) || hasOwnColors(design)) return {};
  const applied = (name: string) => settings.find(({ field }) => field === name)?.value;
  return { dark_bg: applied('fg'), dark_fg: applied('bg') };
};

export const DarkBody = () => {
  const { design, history, preview, request } = useStudio();
  const { include_dark_mode = false } = design.value;
  return (
    <>
      <div class="field stack">
        <Checkbox
          label="Different colors in dark browsers"
          checked={include_dark_mode}
          onChange={checked => {
            const proposal = checked ? darkProposal(design.value, request.value) : {};
            history.change({ ...proposal, include_dark_mode: checked });
            // Shows what changes.
            preview.view.value = 'chrome';
            preview.scheme.value = checked ? 'dark' : 'light';
          }}
        />
        <Help topic="dark mode">
          Chrome, Edge and Firefox switch by themselves.
          {include_dark_mode && ' Colors that you leave empty follow the light ones.'}
        </Help>
      </div>
      <FieldAdvice field="include_dark_mode" />
      {include_dark_mode && <DarkFields />}
    </>
  );
};

/** A badge tells the icon of a development site from that of the public site. */
const BadgeSettings = () => {
  const { design, history } = useStudio();
  const { badge } = design.value;
  const draft = useDraft(badge ?? '');
  const change = (text: string) => {
    draft.edit(text);
    const letters = text.replace(/[^a-z\d]/gi, '').slice(0, 4);
    history.change({ badge: letters.toLowerCase() === DOT ? DOT : letters.toUpperCase() });
  };
  return (
    <>
      <div class="field stack">
        <label for="badge">Badge</label>
        <input
          id="badge"
          class="input"
          placeholder="DEV, or dot"
          value={draft.text}
          onInput={event => change(event.currentTarget.value)}
          onBlur={draft.end}
        />
      </div>
      {badge !== undefined && (
        <ColorField field="badge_color" label="Badge color" derived={DEFAULT_BADGE.hex} />
      )}
    </>
  );
};

const shapeLabel = (name: string, radius: number, isNone = false) => (
  <>
    <span class="row-picture centered" aria-hidden="true">
      <ShapeIcon radius={radius} isNone={isNone} />
    </span>
    {name}
  </>
);

const SHAPES = [
  { value: 'rounded-square', label: shapeLabel('Rounded', 28) },
  { value: 'circle', label: shapeLabel('Circle', 50) },
  { value: 'none', label: shapeLabel('No background', 28, true) },
] as const;

const ShapeSettings = () => {
  const { design, history, drawing } = useStudio();
  // A picture with `fit` cover fills the image, so the shape crops it even without a background.
  const isCropped = hasPlate(design.value) || design.value.fit === 'cover';
  const shape = isCropped ? (design.value.shape ?? 'rounded-square') : 'none';
  return (
    <>
      <SegmentedControl
        name="shape"
        legend="Background shape"
        options={SHAPES}
        value={shape}
        onChange={value =>
          history.change(shapeChange(value, design.value, drawing.value?.homeScreenColor('touch').hex))
        }
      />
      <FieldAdvice field="shape" />
      {shape === 'rounded-square' && (
        <>
          <Slider field="corner_radius" label="Corners" />
          <Checkbox
            label="Smooth corners, as on iOS"
            checked={design.value.corner_style === 'smooth'}
            onChange={isSmooth => history.change({ corner_style: isSmooth ? 'smooth' : undefined })}
          />
        </>
      )}
      {hasPlate(design.value) && <ColorField field="border_color" label="Border" derived="none" />}
      {hasPlate(design.value) && design.value.border_color !== undefined && (
        <Slider field="border_width" label="Border width" />
      )}
    </>
  );
};

/** How the files fit the site. They do not change what the design looks like. */
const SiteFields = () => {
  const { design, history } = useStudio();
  const { path = '', parts = DEFAULT_PARTS.join(), cache_busting, startup_images } = design.value;
  const draft = useDraft(path);
  return (
    <div class="settings stack">
      <div class="field stack">
        <label for="path">Folder of the files</label>
        <input
          id="path"
          class="input"
          placeholder="/, /assets/icons/ or https://…"
          value={draft.text}
          onInput={event => {
            const { value } = event.currentTarget;
            draft.edit(value);
            history.change({ path: folderOfText(value.trim()) });
          }}
          onBlur={draft.end}
        />
      </div>
      {PART_LABELS.map(([part, label]) => (
        <Checkbox
          key={part}
          label={label}
          checked={parts.split(',').includes(part)}
          onChange={isChosen => {
            const next = withItem(PARTS, parts, { item: part, isChosen });
            if (next !== undefined) history.change({ parts: next });
          }}
        />
      ))}
      <Checkbox
        label="Launch screens for iPhone and iPad"
        checked={startup_images ?? false}
        onChange={checked => history.change({ startup_images: checked || undefined })}
      />
      <Checkbox
        label="New URLs for changed files (?v=…)"
        checked={cache_busting ?? false}
        onChange={checked => history.change({ cache_busting: checked || undefined })}
      />
    </div>
  );
};

const PART_LABELS: readonly (readonly [Part, string])[] = [
  ['tab', 'Icons for browser tabs'],
  ['touch', 'Icon for iPhone and iPad'],
  ['app', 'Manifest and icons of an app'],
];

export const ShapeBody = () => {
  const { design } = useStudio();
  return (
    <>
      <ShapeSettings />
      <BadgeSettings />
      {/* Without a plate, the user should see the background on home screens. */}
      <Disclosure title="Home screens and links" isOpen={!hasPlate(design.value)}>
        <HomeScreenFields />
      </Disclosure>
      <Disclosure title="Files of the site">
        <SiteFields />
      </Disclosure>
    </>
  );
};

const caseChange = (isLower: boolean, { text = '' }: Design): DesignChange =>
  isLower
    ? { text_case: 'as-is', text: text.toLowerCase() }
    : { text_case: undefined, text: capitalInitials(text, { isShort: true }) };
