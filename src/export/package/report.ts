// report.json: what the package's makers should know before they ship it.
import type { Glyph } from '../../compose/glyph/glyph.ts';
import { examine, type Finding, type Scheme } from '../../compose/report/report.ts';
import type { ExportRequest, Setting } from '../../contract/export/export-request.ts';
import type { Look } from '../../model/look.ts';

/** A finding about one look, or about the request where `look` is absent. */
export interface ReportedFinding extends Finding {
  readonly look?: Scheme;
}

/** `summary` is one line of ASCII, fit for a header field. */
export interface Report {
  readonly summary: string;
  readonly findings: readonly ReportedFinding[];
}

/**
 * Examines the looks of a request, and tells which of its settings were not taken as they came. How the light look
 * does on a dark tab strip matters only where no dark one takes its place.
 */
export const reportOn = (glyph: Glyph, { light, dark, settings }: ExportRequest): Report => {
  const findings: readonly ReportedFinding[] = [
    ...settings.flatMap(clampedFinding),
    ...findingsOn(glyph, light, 'light').filter(({ id }) => !(dark && id === 'dark-tab-strip')),
    ...(dark ? findingsOn(glyph, dark, 'dark') : []),
  ];
  return { summary: summaryOf(findings), findings };
};

const findingsOn = (glyph: Glyph, look: Look, scheme: Scheme): readonly ReportedFinding[] =>
  examine(glyph, look, scheme).map(finding => ({ look: scheme, ...finding }));

/** The findings that ask for attention, one line of text each. */
export const warningsOf = ({ findings }: Report): readonly string[] =>
  findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, look, message }) => `${level}${look ? ` (${look} look)` : ''}: ${message}`);

const clampedFinding = ({ field, value, clampedFrom }: Setting): readonly Finding[] =>
  clampedFrom === undefined
    ? []
    : [
        {
          id: 'clamped-setting',
          level: 'info',
          value: `${clampedFrom} to ${value}`,
          message: `${field} was ${clampedFrom}, which is out of range; ${value} was applied.`,
          setting: field,
        },
      ];

/** `ok`, or how many findings of each level there are and what they are about: `1 warning (contrast)`. */
const summaryOf = (findings: readonly Finding[]): string => {
  const parts = (['warning', 'info'] as const).flatMap(level => {
    const ids = findings.filter(finding => finding.level === level).map(({ id }) => id);
    return ids.length > 0 ? [`${ids.length} ${level} (${[...new Set(ids)].join(', ')})`] : [];
  });
  return parts.join('; ') || 'ok';
};
