// The report in the words of the studio: each finding beside the control that cures it.
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { examine, type Finding } from '../../compose/report/report.ts';
import type { ExportFieldName } from '../../contract/export/export-fields.ts';
import { type ExportRequest, isShapeless } from '../../contract/export/export-request.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Design } from './design.ts';

export interface Advice {
  readonly field: ExportFieldName;
  readonly isWarning: boolean;
  readonly text: string;
}

/** What the report's findings ask for; `request` is the design's, and `glyph` what it shows. */
export const adviceOn = (glyph: Glyph, request: ExportRequest, design: Design): readonly Advice[] => {
  const { light, dark } = request;
  const findingsOn = (look: Look, scheme: ColorScheme): readonly SchemeFinding[] =>
    examine(glyph, look, { scheme, hasDark: dark !== undefined, isShapeless: isShapeless(request) })
      .filter(({ level }) => level !== 'ok')
      .map(finding => ({ ...finding, scheme }));
  const findings = [...findingsOn(light, 'light'), ...(dark ? findingsOn(dark, 'dark') : [])];
  const advice = findings.map(finding => ({
    field: controlOf(finding, design),
    isWarning: finding.level === 'warning',
    text: (WORDS[finding.id] ?? (({ message }) => message))(finding, design),
  }));
  // Both schemes may ask for the same.
  return [...new Map(advice.map(item => [`${item.field} ${item.text}`, item])).values()];
};

interface SchemeFinding extends Finding {
  readonly scheme: ColorScheme;
}

type Words = (finding: SchemeFinding, design: Design) => string;

const inDark = ({ scheme }: SchemeFinding): string => (scheme === 'dark' ? 'In dark mode the' : 'The');

const onStrip =
  (strip: ColorScheme): Words =>
  ({ scheme, setting }, { shape, include_dark_mode }) => {
    if (shape !== 'none' && setting === 'include_dark_mode')
      return `On ${strip} tabs the ink is hard to see, since the plate is translucent. Dark mode or an opaque plate helps.`;
    if (shape !== 'none') return `On ${strip} tabs the plate melts into the tab; only the ink is seen there.`;
    return strip === scheme || include_dark_mode
      ? `Hard to see on ${strip} tabs. A stronger colour or a plate helps.`
      : `Hard to see on ${strip} tabs. Dark mode or a plate helps.`;
  };

/** By a finding's id; what is not here is told as the report tells it. */
const WORDS: Readonly<Record<string, Words>> = {
  contrast: finding =>
    finding.level === 'warning'
      ? `${inDark(finding)} ink is hard to tell from the plate. Take a lighter or darker one.`
      : `${inDark(finding)} ink could stand out more from the plate.`,
  'light-tab-strip': onStrip('light'),
  'dark-tab-strip': onStrip('dark'),
  'thinnest-svg-line': ({ value, setting }) =>
    `In tabs the thinnest line is ${value} wide and looks pale. ${BOLDER[setting ?? ''] ?? ''}`,
  'reduced-size': ({ value }) =>
    `The icon takes ${value}: the plate’s curved edge would cut into it. More padding or another shape helps.`,
  'thinnest-line': ({ value, setting }) =>
    `At 16 pixels the thinnest line is ${value} and turns grey. ${BOLDER[setting ?? ''] ?? ''}`,
  'smallest-gap': ({ value, setting }) =>
    `At 16 pixels the smallest gap is ${value} and fills up. ${CALMER[setting ?? ''] ?? ''}`,
  'safe-zone': () => 'Some Android shapes would cut into the ink. More padding helps.',
  'added-plate': ({ value }) => `Home screens need a full plate, so there it stands on ${value}.`,
};

const BOLDER: Readonly<Record<string, string>> = {
  stroke_scale: 'Wider lines help.',
  style: 'A bolder style of this icon helps.',
  padding: 'Less padding helps.',
};

const CALMER: Readonly<Record<string, string>> = {
  stroke_scale: 'Thinner lines or a simpler icon help.',
  style: 'A simpler icon helps.',
  padding: 'Less padding helps.',
};

/** A colour that follows from the ink is cured there; without a plate there is no control for its colour. */
const controlOf = ({ setting, scheme }: SchemeFinding, design: Design): ExportFieldName => {
  const field = (setting ?? 'shape') as ExportFieldName;
  if (field === 'style') return 'stroke_scale';
  if (/(stroke|fill)$/.test(field) && design[field] === undefined)
    return scheme === 'dark' ? 'dark_fg' : 'fg';
  return /bg$/.test(field) && design.shape === 'none' ? 'shape' : field;
};
