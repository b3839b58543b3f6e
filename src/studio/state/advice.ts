// Advice next to controls, from findings of the report. (Decision 065)
import { type Glyphs, glyphFor } from '../../compose/favicon.ts';
import { inkOf } from '../../compose/glyph/ink.ts';
import type { Finding } from '../../compose/report/finding.ts';
import { examine } from '../../compose/report/report.ts';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { hasOwnColors, hasPlate } from '../../contract/export/export-request.ts';
import { examineOptions, type ResolvedDesign } from '../../contract/export/resolved-design.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import { type ContrastFix, contrastFix } from './contrast-fix.ts';
import type { Design } from './design/design.ts';

export interface Advice {
  readonly field: ExportFieldName;
  readonly isWarning: boolean;
  readonly text: string;
  readonly fix?: ContrastFix;
}

/** Omits contrasts that are only information, because the color settings show the contrast. */
export const adviceOn = (glyphs: Glyphs, request: ResolvedDesign, design: Design): readonly Advice[] => {
  const { light, dark } = request;
  const findingsOn = (look: Look, scheme: ColorScheme): readonly SchemeFinding[] => {
    const ink = inkOf(glyphFor(glyphs, scheme, { role: 'any' }), look).main;
    const context = { design, look, scheme, ink };
    return examine(glyphs, look, examineOptions(request, scheme))
      .filter(({ id, level }) => level === 'warning' || (level !== 'ok' && id !== 'contrast'))
      .map(finding => ({
        ...finding,
        scheme,
        fix: hasOwnColors(design) ? undefined : contrastFix(finding, context),
      }));
  };
  const findings = [...findingsOn(light, 'light'), ...(dark ? findingsOn(dark, 'dark') : [])];
  const advice = findings.map(finding => ({
    field: fieldOf(finding, design),
    isWarning: finding.level === 'warning',
    text: (TEXTS[finding.id] ?? (({ message }) => message))(finding, design),
    ...(finding.fix && { fix: finding.fix }),
  }));
  // Merges equal findings of both schemes.
  return [...new Map(advice.map(item => [`${item.field} ${item.text}`, item])).values()];
};

interface SchemeFinding extends Finding {
  readonly scheme: ColorScheme;
  readonly fix: ContrastFix | undefined;
}

type FormatAdvice = (finding: SchemeFinding, design: Design) => string;

const tabAdvice =
  (strip: ColorScheme): FormatAdvice =>
  ({ scheme, setting }, design) => {
    const { include_dark_mode } = design;
    if (hasOwnColors(design)) {
      const lighter = include_dark_mode
        ? 'Use lighter colors in dark mode'
        : 'Turn on dark mode with lighter colors';
      return strip === 'dark'
        ? `Hard to see on dark tabs. ${lighter}, or add a background.`
        : 'Hard to see on light tabs. Add a background.';
    }
    const isOnPlate = hasPlate(design);
    if (isOnPlate && setting === 'include_dark_mode')
      return `On ${strip} tabs the icon is hard to see through the translucent background. Use dark mode or an opaque background.`;
    if (isOnPlate) return `On ${strip} tabs the background blends into the tab; only the icon stands out.`;
    return strip === scheme || include_dark_mode
      ? `Hard to see on ${strip} tabs. Use a stronger color or a background.`
      : `Hard to see on ${strip} tabs. Use dark mode or a background.`;
  };

/** Texts by the id of a finding. Other findings have the message of the report. */
const TEXTS: Readonly<Record<string, FormatAdvice>> = {
  contrast: ({ scheme }, design) =>
    hasOwnColors(design)
      ? 'Much of the picture is hard to see on its background. Use another background.'
      : `${scheme === 'dark' ? 'In dark mode the' : 'The'} icon is hard to see on its background. Use a lighter or darker color.`,
  'light-tab-strip': tabAdvice('light'),
  'dark-tab-strip': tabAdvice('dark'),
  'thinnest-svg-line': ({ value, setting }) =>
    `In tabs the thinnest line is ${value} wide and looks pale. ${DETAIL_ADVICE[setting ?? '']?.bolder ?? ''}`,
  'reduced-size': ({ value }) =>
    `The icon takes ${value}: the edge of the background would cut into it. Use more padding or another shape.`,
  'thinnest-line': ({ value, setting }) =>
    `At 16 pixels the thinnest line is ${value} and turns gray. ${DETAIL_ADVICE[setting ?? '']?.bolder ?? ''}`,
  'smallest-gap': ({ value, setting }) =>
    `At 16 pixels the smallest gap is ${value} and fills up. ${DETAIL_ADVICE[setting ?? '']?.clearer ?? ''}`,
  'letter-height': ({ value }) =>
    `At 16 pixels the letters are only ${value} high. Use the condensed typeface or fewer letters.`,
  'safe-zone': (_finding, design) =>
    hasOwnColors(design)
      ? 'Some Android shapes cut into the picture.'
      : 'Some Android shapes cut into the icon. Use more padding.',
  'touch-contrast': () => 'On iOS the icon is hard to see on its background. Use another color.',
  'maskable-contrast': () => 'On Android the icon is hard to see on its background. Use another color.',
  'wide-artwork': ({ setting }) =>
    `In tabs the logo is a thin strip. ${setting === 'artwork_part' ? 'Show its symbol only' : 'Use another logo in tabs'}, under “Logo”.`,
  enlarged: ({ value }) => `Your picture is small (${value}) and will look soft on home screens.`,
  'accent-contrast': () => 'The second color is hard to see beside the others.',
  'added-plate': ({ value }) => `Home screens need a background: there the icon is on ${value}.`,
};

/** How to get bolder lines and clearer gaps, by the setting that changes them. */
const DETAIL_ADVICE: Readonly<Record<string, { readonly bolder: string; readonly clearer: string }>> = {
  stroke_scale: { bolder: 'Use wider lines.', clearer: 'Use thinner lines or a simpler icon.' },
  style: { bolder: 'Use a bolder style of this icon.', clearer: 'Use a simpler icon.' },
  font_weight: {
    bolder: 'Use a higher weight or another typeface.',
    clearer: 'Use fewer letters or another typeface.',
  },
};

/** The field beside which the advice appears: the one that the user has to change. */
const fieldOf = ({ setting, scheme }: SchemeFinding, design: Design): ExportFieldName => {
  const field = (setting ?? 'shape') as ExportFieldName;
  if (field === 'style') return 'stroke_scale';
  if (field === 'dark_ink') return 'include_dark_mode';
  if (/(stroke|fill)$/.test(field) && design[field] === undefined)
    return scheme === 'dark' ? 'dark_fg' : 'fg';
  return /bg$|^maskable_artwork$/.test(field) && !hasPlate(design) ? 'shape' : field;
};
