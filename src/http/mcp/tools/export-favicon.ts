// Tool that exports a favicon package.
import type { ExportBody } from '../../../client/api-types.ts';
import { DESIGN_FILE, designArguments } from '../../../contract/design.ts';
import { EXPORT_FIELDS, PREVIEW_FIELDS } from '../../../contract/export/export-fields.ts';
import { TARGET_NAMES, TARGETS } from '../../../contract/export/field.ts';
import { isTextType, type PackageFile } from '../../../model/package-file.ts';
import { targetSteps } from '../../../package/install/target-guides.ts';
import { stepsFor } from '../../../package/readme.ts';
import { warningsOf } from '../../../package/report.ts';
import type { ExportedPackage, PreviewBody } from '../../../service/embedded-engine.ts';
import { type Arguments, base64, type Content, ICON_ARGUMENT, image, type Tool, text } from './tool.ts';

const KIBIBYTE = 1024;

/** Maximum total size of files in a result, ten times a typical package. */
const MAXIMUM_RESOURCE_BYTES = 256 * KIBIBYTE;

export const EXPORT_FAVICON: Tool = {
  name: 'export_favicon',
  title: 'Export a favicon package',
  description:
    'Exports a favicon package from an icon (library and name), one or two initials (text), an emoji or artwork: SVG, ICO, PNG, web ' +
    'app manifest, favsmith.json. Returns the list of files, findings on legibility, the command and the steps ' +
    'that install it (those of framework), and the package as an embedded resource. With targets, also icons for apps and editors: extension for a ' +
    'browser extension, vscode, electron, tauri, ios, android and others. An export with the content of favsmith.json returns the same package.',
  properties: {
    result: {
      type: 'string',
      enum: ['zip', 'files', 'list'],
      default: 'zip',
      description: 'Embedded resources: one zip, each file on its own, or none.',
    },
    icon: ICON_ARGUMENT,
    $schema: { type: 'string', description: 'Ignored: favsmith.json has it.' },
    version: { type: 'string', description: 'Ignored: favsmith.json has it.' },
  },
  fields: EXPORT_FIELDS,
  run: async ({ result, $schema: _, version: __, ...fields }, backend) => {
    const exported = await backend.exportPackage(fields as unknown as ExportBody);
    const embedded = embeddedFiles(result, exported);
    const size = embedded.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const described = description(exported, fields);
    return size > MAXIMUM_RESOURCE_BYTES
      ? [text(`${described}\n\n${TOO_LARGE}`)]
      : [text(described), ...embedded.map(resource)];
  },
};

const TOO_LARGE =
  `The package is larger than ${MAXIMUM_RESOURCE_BYTES / KIBIBYTE} KiB, so that it is not embedded. ` +
  'Set result to list, and write its files with npx favsmith.';

/** The files that the argument `result` asks for. */
const embeddedFiles = (result: unknown, exported: ExportedPackage): readonly PackageFile[] => {
  if (result === 'list') return [];
  if (result === 'files') return exported.files;
  return [{ path: exported.fileName, mediaType: 'application/zip', bytes: exported.zip }];
};

const resource = ({ path, mediaType, bytes }: PackageFile): Content => ({
  type: 'resource',
  resource: {
    uri: `favsmith:///${encodeURIComponent(path)}`,
    mimeType: mediaType,
    ...(isTextType(mediaType) ? { text: new TextDecoder().decode(bytes) } : { blob: base64(bytes) }),
  },
});

const description = ({ fileName, list, elements, report }: ExportedPackage, fields: Arguments): string => {
  const targets = TARGETS.filter(target => list.some(({ path }) => path.startsWith(`${target}/`)));
  return [
    `${fileName}: ${list.length} files, ${list.reduce((sum, { size }) => sum + size, 0)} bytes`,
    ...list.map(({ path, size }) => `- ${path} (${size} bytes)`),
    '',
    `Findings: ${warningsOf(report).join('\n') || 'none'}`,
    '',
    `In the folder of a project, this command does all steps: ${installCommand(fields)}`,
    '',
    'The steps by hand:',
    ...targets.map(target => `- ${TARGET_NAMES[target]}: ${targetSteps(target)}`),
    // With targets, the command installs the site only if the design names parts of it.
    ...(targets.length === 0 || fields.parts ? [stepsFor(fields.framework, elements).trim()] : []),
  ].join('\n');
};

/** The command that installs a design. It reads designs that arguments cannot describe, such as artwork, from a file. */
const installCommand = (fields: Arguments): string => {
  const design = designArguments(fields);
  if (design === undefined)
    return `npx favsmith install --yes (save ${DESIGN_FILE} of the package there before)`;
  return `npx favsmith install ${design} --yes`;
};

export const PREVIEW_FAVICON: Tool = {
  name: 'preview_favicon',
  title: 'Preview a favicon',
  description:
    'Renders a favicon from an icon (library and name), one or two initials (text), an emoji or artwork as PNG. Use it ' +
    'to check a design before the export; size 16 or 32 shows what a browser tab shows.',
  properties: { icon: ICON_ARGUMENT },
  fields: { ...EXPORT_FIELDS, ...PREVIEW_FIELDS },
  run: async (args, backend) => [image(await backend.preview(args as unknown as PreviewBody, 'png'))],
};
