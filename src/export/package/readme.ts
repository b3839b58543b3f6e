// README.txt: how to install the package, what it was made with, and under which terms.
import type { Setting } from '../../contract/export/export-request.ts';
import type { PackageContent } from './documents.ts';
import { installation, places, remarks } from './install-guide.ts';
import { licensePath } from './license.ts';
import { type Report, remarksOf } from './report.ts';

/** The README as plain text. */
export const readme = (content: PackageContent): string => {
  const { request, head, colors, report } = content;
  const sections = [
    section('Installation', installation(head)),
    section('Where the files go', places(colors)),
    section('Good to know', remarks({ hasDark: request.dark !== undefined })),
    section('Report', findingsText(report)),
    section('Settings', request.settings.map(settingLine).join('\n')),
    section('License and attribution', terms(content)),
  ];
  const title = section(`Favicon package: ${request.siteName}`, subject(content), '=');
  return `${[title, ...sections].join('\n\n\n')}\n`;
};

const section = (title: string, text: string, line = '-'): string =>
  `${title}\n${line.repeat(Array.from(title).length)}\n\n${text}`;

/** Breaks a line at spaces, so that a terminal can hold it. */
const wrapped = (text: string): string => text.replace(/(?=.{109})(.{1,108}) /g, '$1\n');

const subject = ({ request: { source, dark }, iconSource }: PackageContent): string => {
  const looks = dark ? ', in a light and a dark look' : '';
  if (iconSource)
    return `Drawn from the icon ${iconSource.icon.name} (${iconSource.icon.style}) of ${iconSource.library.name}${looks}.`;
  return `Drawn from the initials ${source.kind === 'initials' ? source.text : ''}${looks}.`;
};

const findingsText = (report: Report): string =>
  remarksOf(report)
    .map(remark => wrapped(`- ${remark}`).replaceAll('\n', '\n  '))
    .join('\n') || 'Nothing to mention.';

const settingLine = ({ field, value, given, clampedFrom }: Setting): string => {
  const remark = given ? '' : '  (default)';
  return (
    field.padEnd(18) + value + (clampedFrom === undefined ? remark : `  (nearest allowed to ${clampedFrom})`)
  );
};

const terms = ({ iconSource }: PackageContent): string =>
  iconSource
    ? `Icon: ${iconSource.icon.name}, ${iconSource.library.name}
License: ${iconSource.library.license}. Its text is in ${licensePath(iconSource.library)}: keep it together with the pictures.
${wrapped(iconSource.library.attributionNote)}`
    : 'The letters are outlines of a font under the SIL Open Font License, which asks nothing of pictures made with it.';
