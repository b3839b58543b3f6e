// Rows of settings, which show their value as a picture, warnings, and the download.
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { DownloadPanel } from '../download/download-panel.tsx';
import { TargetChoice } from '../download/target-choice.tsx';
import { ENGLISH, say, type TextName } from '../languages/texts.ts';
import { AdviceItem, formatPercent, ShapeIcon } from '../shell/controls.tsx';
import { FaviconImage, plateBackground } from '../shell/favicon-image.tsx';
import { lazy } from '../shell/lazy.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, numberOf } from '../state/design/design.ts';
import { PALETTES } from '../state/design/design-changes.ts';
import { hasPalette } from '../state/design/plate-changes.ts';
import { type RowName, useStudio } from '../state/studio.ts';

const bodies = () => import('./row-bodies.tsx');

interface Row {
  readonly name: RowName;
  /** Fields whose advice the open row shows. */
  readonly fields: RegExp;
  readonly Body: FunctionComponent;
  describe(design: Design): string;
  readonly Picture: FunctionComponent<{ readonly design: Design }>;
}

const colorName = (design: Design): string => {
  if (hasOwnColors(design) && !hasPlate(design)) return say('ownColors');
  return PALETTES.find(palette => hasPalette(design, palette))?.name ?? design.bg ?? 'Deep sea';
};

const ColorPicture = ({ design }: { readonly design: Design }) => {
  const { request } = useStudio();
  const { light } = request.value;
  return (
    <i class="row-color" style={{ background: plateBackground(light) }}>
      {!hasOwnColors(design) && <b style={{ background: light.ink.fg?.hex }} />}
    </i>
  );
};

const shapeName = (design: Design): TextName => {
  if (!hasPlate(design) && design.fit !== 'cover') return 'noBackground';
  if (design.shape === 'circle') return 'circle';
  return numberOf('corner_radius', design) === 0 ? 'square' : 'rounded';
};

const ShapePicture = ({ design }: { readonly design: Design }) => {
  const name = shapeName(design);
  const radius = name === 'circle' ? 0.5 : numberOf('corner_radius', design);
  return <ShapeIcon radius={100 * radius} isNone={name === 'noBackground'} />;
};

const ROWS: readonly Row[] = [
  {
    name: 'color',
    fields: /^(?:bg|bg_to|bg_via|fg|fg_to|stroke|fill)$/,
    Body: lazy(async () => (await import('./color-settings.tsx')).ColorSettings),
    describe: colorName,
    Picture: ColorPicture,
  },
  {
    name: 'shape',
    fields: /^(?:shape|corner_radius|(?:touch|maskable)_(?:bg|padding)|\w+_color)$/,
    Body: lazy(async () => (await bodies()).ShapeBody),
    describe: design => say(shapeName(design)),
    Picture: ShapePicture,
  },
  {
    name: 'size',
    fields: /^(?:padding|stroke_scale|font_weight)$/,
    Body: lazy(async () => (await bodies()).SizeBody),
    describe: design => formatPercent(1 - 2 * numberOf('padding', design)),
    Picture: ({ design }) => (
      <i class="row-size">
        <b style={{ inset: `${100 * numberOf('padding', design)}%` }} />
      </i>
    ),
  },
  {
    name: 'dark',
    fields: /^include_dark_mode$|^dark_(?:bg|fg|stroke|fill)/,
    Body: lazy(async () => (await bodies()).DarkBody),
    describe: ({ include_dark_mode }) => say(include_dark_mode ? 'ownLook' : 'same'),
    Picture: () => (
      <i class="row-dark">
        <FaviconImage size={20} scheme="dark" />
      </i>
    ),
  },
];

/** Delay before the code of the rows loads, so that they open offline, too. */
const LOAD_MS = 300;

export const StyleRows = () => {
  useEffect(() => {
    setTimeout(() => void bodies().catch(() => undefined), LOAD_MS);
  }, []);
  return (
    <aside class="side column" aria-labelledby="style-title">
      <h2 id="style-title">{say('style')}</h2>
      <div class="rows">
        {ROWS.map(row => (
          <StyleRow key={row.name} row={row} />
        ))}
      </div>
      <Warnings />
      <DownloadPanel />
      <TargetChoice />
    </aside>
  );
};

const StyleRow = ({ row }: { readonly row: Row }) => {
  const { design, openRow, isPhone } = useStudio();
  const { name, Body, Picture, describe } = row;
  const isOpen = openRow.value === name;
  const close = () => {
    openRow.value = undefined;
    document.getElementById(`row-${name}`)?.focus();
  };
  const body = (
    <div class="settings stack" {...ENGLISH}>
      <Body />
    </div>
  );
  return (
    <div class="style-row">
      <button
        id={`row-${name}`}
        type="button"
        class="row-head row"
        aria-expanded={isOpen}
        onClick={() => {
          openRow.value = isOpen ? undefined : name;
        }}
      >
        {say(name)}
        <span class="row-value one-line soft">{describe(design.value)}</span>
        <span class="row-picture centered" aria-hidden="true">
          <Picture design={design.value} />
        </span>
        <UiIcon name="down" />
      </button>
      {isOpen &&
        (isPhone.value ? (
          <Sheet title={say(name)} onClose={close}>
            {body}
          </Sheet>
        ) : (
          <div class="row-body">{body}</div>
        ))}
    </div>
  );
};

/** Warnings, except those in the open row and in the open panel for logos. */
const Warnings = () => {
  const { advice, openRow, source, isDrawerOpen } = useStudio();
  const open = ROWS.find(({ name }) => name === openRow.value);
  const isLogoOpen = isDrawerOpen.value && source.value === 'logo';
  const shown = advice.value.filter(
    ({ field, isWarning }) => isWarning && !open?.fields.test(field) && !(isLogoOpen && field === 'artwork'),
  );
  return (
    <div class="warnings advice stack" {...ENGLISH}>
      {shown.map(item => (
        <AdviceItem key={item.text} {...item} />
      ))}
    </div>
  );
};
