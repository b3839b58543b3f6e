// README.txt: installation, settings and license of a package.
import type { Setting } from '../../contract/export/export-request.ts';
import { isDefault } from '../../contract/export/setting-defaults.ts';
import type { DocumentData } from './documents.ts';
import { licenseFileName } from './file-names.ts';
import { frameworkGuide, installationSteps, installationTips } from './install-guide.ts';
import { type Report, warningsOf } from './report.ts';

export const readme = (data: DocumentData): string => {
  const { request, settings, head, colors, report } = data;
  const sections = [
    section('Installation', installationSteps(head)),
    section('Where the files go', frameworkGuide(colors)),
    section('Good to know', installationTips({ hasDark: request.dark !== undefined })),
    section('Report', findingsText(report)),
    section('Settings', settings.map(setting => settingLine(setting, settings)).join('\n')),
    section('License and attribution', terms(data)),
  ];
  const title = section(`Favicon package: ${request.siteName}`, subject(data), '=');
  return `${[title, ...sections].join('\n\n\n')}\n`;
};

const section = (title: string, text: string, line = '-'): string =>
  `${title}\n${line.repeat(Array.from(title).length)}\n\n${text}`;

/** Breaks lines at spaces after at most 108 characters. */
const wrapped = (text: string): string => text.replace(/(?=.{109})(.{1,108}) /g, '$1\n');

const subject = ({ request: { source, dark }, iconSource }: DocumentData): string => {
  const looks = dark ? ', in a light and a dark look' : '';
  if (iconSource)
    return `Drawn from the icon ${iconSource.icon.name} (${iconSource.icon.style}) of ${iconSource.library.name}${looks}.`;
  return `Drawn from the initials ${source.kind === 'initials' ? source.text : ''}${looks}.`;
};

const findingsText = (report: Report): string =>
  warningsOf(report)
    .map(warning => wrapped(`- ${warning}`).replaceAll('\n', '\n  '))
    .join('\n') || 'Nothing to mention.';

const settingLine = (setting: Setting, settings: readonly Setting[]): string => {
  const { field, value, clampedFrom } = setting;
  const defaultMark = isDefault(setting, settings) ? '  (default)' : '';
  const mark = clampedFrom === undefined ? defaultMark : `  (nearest allowed to ${clampedFrom})`;
  return field.padEnd(18) + value + mark;
};

const terms = ({ iconSource }: DocumentData): string =>
  iconSource
    ? `Icon: ${iconSource.icon.name}, ${iconSource.library.name}
License: ${iconSource.library.license}. Its text is in ${licenseFileName(iconSource.library)}: keep it together with the pictures.
${wrapped(iconSource.library.attributionNote)}`
    : 'The letters are outlines of a font under the SIL Open Font License, which asks nothing of pictures made with it.';
