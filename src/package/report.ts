// report.json: findings on the looks and settings of a package.

import { type Finding, finding } from '../compose/report/finding.ts';
import { examine } from '../compose/report/report.ts';
import { EXPORT_FIELD_NAMES, EXPORT_FIELDS, type ExportFieldName } from '../contract/export/export-fields.ts';
import type { Field } from '../contract/export/field.ts';
import { examineOptions, isDefault, type Setting } from '../contract/export/resolved-design.ts';
import { quote } from '../contract/problems.ts';
import { editDistanceFrom } from '../model/edit-distance.ts';
import type { ColorScheme, Look } from '../model/look.ts';
import type { DrawnDesign } from './draw-design.ts';
import { isOtherHost, isRelative } from './install/place.ts';

interface ReportedFinding extends Finding {
  readonly look?: ColorScheme;
}

/** Findings on a package. `summary` is one line of ASCII, so that it can be a header value. */
export interface Report {
  readonly summary: string;
  readonly findings: readonly ReportedFinding[];
}

/** Examines the looks and settings of a request. (Decision 065) */
export const reportOn = (design: DrawnDesign): Report => {
  const { light, dark, settings, glyphs } = design;
  const examineLook = (look: Look, scheme: ColorScheme) =>
    examine(glyphs, look, examineOptions(design, scheme));
  const findings = [
    ...settings.flatMap(clampedFinding),
    ...(design.unknownFields ?? []).flatMap(unknownFinding),
    ...defaultSiteName(design),
    ...unusedSettings(design),
    ...placeFindings(design),
    ...mergeLooks(examineLook(light, 'light'), dark && examineLook(dark, 'dark')),
  ];
  return { summary: summaryOf(findings), findings };
};

/** Merges equal findings of both looks into one without `look`. `setting` comes from the light look. */
const mergeLooks = (
  light: readonly Finding[],
  dark: readonly Finding[] | undefined,
): readonly ReportedFinding[] => {
  if (!dark) return light.map(finding => ({ look: 'light', ...finding }));
  const textOf = ({ setting: _, ...finding }: Finding) => JSON.stringify(finding);
  const inDark = new Set(dark.map(textOf));
  const inLight = new Set(light.map(textOf));
  return [
    ...light.map(finding => (inDark.has(textOf(finding)) ? finding : { look: 'light' as const, ...finding })),
    ...dark
      .filter(finding => !inLight.has(textOf(finding)))
      .map(finding => ({ look: 'dark' as const, ...finding })),
  ];
};

/** The findings of level `info` and `warning`, one line each. */
export const warningsOf = ({ findings }: Report): readonly string[] =>
  findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, look, message }) => `${level}${look ? ` (${look} look)` : ''}: ${message}`);

const clampedFinding = ({ field, value, clampedFrom }: Setting): readonly Finding[] =>
  finding('clamped-setting', field, `${clampedFrom} to ${value}`, {
    info:
      clampedFrom !== undefined &&
      `${field} was ${clampedFrom}, which is out of range; ${value} was applied.`,
  });

const unknownFinding = (name: string): readonly Finding[] => {
  const close = closestField(name);
  const value = name.slice(0, LONGEST_NAME);
  const message = `${quote(name)} is not a field and was ignored.`;
  return finding('unknown-field', close ?? value, value, {
    info: close === undefined && message,
    warning: `${message} Did you mean ${close}?`,
  });
};

const LONGEST_NAME = 40;

/** The field with the most similar name: another spelling, a typo, or a name with the same words. */
const closestField = (name: string): ExportFieldName | undefined => {
  const snake = name
    .slice(0, LONGEST_NAME)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '_');
  const limit = Math.min(2, Math.floor(snake.length / 3));
  const distanceTo = editDistanceFrom(snake, limit);
  const [closest] = EXPORT_FIELD_NAMES.map(field => ({ field, distance: distanceTo(field) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, two) => one.distance - two.distance);
  if (closest) return closest.field;
  const words = snake.split('_');
  return EXPORT_FIELD_NAMES.find(field => words.every(word => field.split('_').includes(word)));
};

const defaultSiteName = ({ siteName, site: { parts } }: DrawnDesign): readonly Finding[] =>
  finding('default-site-name', 'site_name', siteName, {
    info:
      parts.includes('app') &&
      siteName === EXPORT_FIELDS.site_name.default &&
      `The site has the name "${siteName}" in site.webmanifest, which installed apps show: set site_name.`,
  });

/** Findings on settings for parts that the package does not have. */
const unusedSettings = ({ settings, site: { parts } }: DrawnDesign): readonly Finding[] =>
  settings.flatMap(setting => {
    const { part }: Field = EXPORT_FIELDS[setting.field];
    return finding('unused-setting', setting.field, setting.value, {
      info:
        part !== undefined &&
        !parts.includes(part) &&
        !isDefault(setting, settings) &&
        `${setting.field} has no effect, because parts does not contain ${part}.`,
    });
  });

const placeFindings = ({ settings, site, manifest: { display } }: DrawnDesign): readonly Finding[] => {
  const { path, parts, hasStartupImages } = site;
  const given = settings.find(({ field }) => field === 'parts')?.value;
  const opensAlone = parts.includes('app') && display !== 'browser';
  return [
    ...finding('social-part', 'parts', given ?? '', {
      info:
        given !== undefined &&
        parts.includes('social') &&
        !given.includes('social') &&
        'parts does not contain social, but og_image asks for og-image.png: it is in the package.',
    }),
    ...finding('startup-images', 'startup_images', display, {
      info:
        hasStartupImages &&
        parts.includes('touch') &&
        !opensAlone &&
        'iOS shows startup_images only for apps that open without a browser: parts must contain app, and display must not be browser.',
    }),
    ...finding('files-elsewhere', 'path', path, {
      info:
        (isOtherHost(path) &&
          `The links lead to ${path}: copy the images there. favicon.ico and site.webmanifest stay at the root of the site.`) ||
        (isRelative(path) &&
          `The links are relative: ${path} is right only from pages in one folder, and favicon.ico is not where crawlers request it.`),
    }),
  ];
};

/** `ok`, or the number and ids of findings per level: `1 warning (contrast)`. */
const summaryOf = (findings: readonly Finding[]): string => {
  const parts = (['warning', 'info'] as const).flatMap(level => {
    const ids = findings.filter(finding => finding.level === level).map(({ id }) => id);
    return ids.length > 0 ? [`${ids.length} ${level} (${[...new Set(ids)].join(', ')})`] : [];
  });
  return parts.join('; ') || 'ok';
};
